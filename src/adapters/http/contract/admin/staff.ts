import { Type } from "typebox";
import { closed } from "../envelope.ts";
import { route } from "../route.ts";
import { AcceptInvitationDto } from "./accept-invitation-dto.ts";
import { EnrolFactorDto } from "./enrol-factor-dto.ts";
import { ListDto } from "./list-dto.ts";
import { StaffLogInDto } from "./staff-log-in-dto.ts";
import {
  auditEntryView,
  demoCodeView,
  queueView,
  signInView,
  staffMemberView,
} from "./staff-views.ts";

const signedIn = {
  200: { description: "Signed in, or a second factor has to be set up", body: signInView },
};

export const logInStaff = route({
  id: "logInStaff",
  method: "post",
  path: "/admin/api/session",
  summary: "Sign in to the console with password and code",
  access: "anyone",
  body: StaffLogInDto,
  takesProof: true,
  answers: signedIn,
  refusals: ["staff_credentials_wrong", "proof_of_work_needed"],
});

export const enrolFactor = route({
  id: "enrolFactor",
  method: "post",
  path: "/admin/api/session/enrol",
  summary: "Set up the second factor at the first sign-in",
  access: "anyone",
  body: EnrolFactorDto,
  answers: signedIn,
  refusals: ["staff_credentials_wrong", "enrolment_over"],
});

export const acceptInvitation = route({
  id: "acceptInvitation",
  method: "post",
  path: "/admin/api/invitations/accept",
  summary: "Create a staff account from an invitation link",
  access: "anyone",
  body: AcceptInvitationDto,
  answers: signedIn,
  refusals: [
    "invitation_unknown",
    "staff_name_refused",
    "code_name_refused",
    "staff_name_taken",
    "password_refused",
  ],
});

export const currentStaff = route({
  id: "currentStaff",
  method: "get",
  path: "/admin/api/session",
  summary: "Who is signed in to the console",
  access: "staff",
  permission: "use_console",
  answers: { 200: { description: "The member of staff", body: staffMemberView } },
});

export const logOutStaff = route({
  id: "logOutStaff",
  method: "post",
  path: "/admin/api/session/end",
  summary: "Sign out",
  access: "staff",
  permission: "use_console",
  answers: { 200: { description: "Signed out", body: closed({ ended: Type.Boolean() }) } },
});

export const listDemoCodes = route({
  id: "listDemoCodes",
  method: "get",
  path: "/admin/api/demo-codes",
  summary: "The current codes of the demo's staff; only in a demo",
  access: "anyone",
  answers: { 200: { description: "Codes", body: Type.Array(demoCodeView) } },
});

export const listQueues = route({
  id: "listQueues",
  method: "get",
  path: "/admin/api/queues",
  summary: "The queues of the signed-in member: how many are waiting, and since when",
  access: "staff",
  permission: "use_console",
  answers: { 200: { description: "Queues", body: Type.Array(queueView) } },
});

export const listAudit = route({
  id: "listAudit",
  method: "get",
  path: "/admin/api/audit",
  summary: "What staff did and read, newest first; the total is in Content-Range",
  access: "staff",
  permission: "read_audit",
  query: ListDto,
  answers: { 200: { description: "Entries", body: Type.Array(auditEntryView) } },
});

export const verifyAudit = route({
  id: "verifyAudit",
  method: "get",
  path: "/admin/api/audit/verify",
  summary: "Verify the whole chain",
  access: "staff",
  permission: "read_audit",
  answers: {
    200: {
      description:
        "The number of entries, the first one that was tampered with, and how many known entries are missing at the end",
      body: closed({
        entries: Type.Integer(),
        brokenAt: Type.Union([Type.Integer(), Type.Null()]),
        missing: Type.Integer(),
        seenAt: Type.Union([Type.String({ description: "ISO 8601, UTC" }), Type.Null()]),
      }),
    },
  },
});

export const staffContractRoutes = {
  logInStaff,
  enrolFactor,
  acceptInvitation,
  currentStaff,
  logOutStaff,
  listDemoCodes,
  listQueues,
  listAudit,
  verifyAudit,
};
