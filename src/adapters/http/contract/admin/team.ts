import { route } from "../route.ts";
import { CaseReasonDto } from "./case-reason-dto.ts";
import { ChangeRoleDto } from "./change-role-dto.ts";
import { InviteStaffDto } from "./invite-staff-dto.ts";
import { ReadInvitationDto } from "./read-invitation-dto.ts";
import { teamRefusalCodes } from "./team-refusals.ts";
import { invitationView, teamActView, teamView } from "./team-views.ts";

const done = { 200: { description: "The current staff", body: teamActView } };
const byAdmins = { access: "staff", permission: "manage_staff", answers: done } as const;
export const viewTeam = route({
  id: "viewTeam",
  method: "get",
  path: "/admin/api/staff",
  summary: "Members of staff, and what is waiting for a second admin",
  access: "staff",
  permission: "manage_staff",
  answers: { 200: { description: "Staff", body: teamView } },
});

export const inviteStaff = route({
  id: "inviteStaff",
  method: "post",
  path: "/admin/api/staff/invitations",
  summary: "Propose an invitation; the first admin's second one takes effect at once",
  ...byAdmins,
  needsFreshProof: true,
  takesKey: true,
  body: InviteStaffDto,
  refusals: [...teamRefusalCodes, "staff_name_refused", "code_name_refused"],
});

export const changeRole = route({
  id: "changeRole",
  method: "post",
  path: "/admin/api/staff/{id}/role",
  summary: "Propose a new role for a colleague",
  ...byAdmins,
  needsFreshProof: true,
  takesKey: true,
  body: ChangeRoleDto,
  refusals: teamRefusalCodes,
});

export const resetFactor = route({
  id: "resetFactor",
  method: "post",
  path: "/admin/api/staff/{id}/factor-reset",
  summary: "Propose a reset of a colleague's second factor",
  ...byAdmins,
  needsFreshProof: true,
  takesKey: true,
  body: CaseReasonDto,
  refusals: teamRefusalCodes,
});

export const disableStaff = route({
  id: "disableStaff",
  method: "post",
  path: "/admin/api/staff/{id}/disable",
  summary: "Close a colleague's account: sessions end, open cases go back to the queue",
  ...byAdmins,
  needsFreshProof: true,
  takesKey: true,
  body: CaseReasonDto,
  refusals: teamRefusalCodes,
});

export const enableStaff = route({
  id: "enableStaff",
  method: "post",
  path: "/admin/api/staff/{id}/enable",
  summary: "Reopen a closed account with the same role",
  ...byAdmins,
  needsFreshProof: true,
  takesKey: true,
  body: CaseReasonDto,
  refusals: teamRefusalCodes,
});

export const confirmProposal = route({
  id: "confirmProposal",
  method: "post",
  path: "/admin/api/staff/proposals/{id}/confirm",
  summary: "Confirm what another admin proposed; an invitation's link is returned once",
  ...byAdmins,
  needsFreshProof: true,
  takesKey: true,
  body: CaseReasonDto,
  refusals: teamRefusalCodes,
});

export const declineProposal = route({
  id: "declineProposal",
  method: "post",
  path: "/admin/api/staff/proposals/{id}/decline",
  summary: "Decline what another admin proposed, or withdraw your own proposal",
  ...byAdmins,
  takesKey: true,
  body: CaseReasonDto,
  refusals: teamRefusalCodes,
});

export const readInvitation = route({
  id: "readInvitation",
  method: "post",
  path: "/admin/api/invitations/read",
  summary: "What an invitation link offers",
  access: "anyone",
  body: ReadInvitationDto,
  answers: { 200: { description: "The invitation", body: invitationView } },
  refusals: ["invitation_unknown"],
});

export const teamContractRoutes = {
  viewTeam,
  inviteStaff,
  changeRole,
  resetFactor,
  disableStaff,
  enableStaff,
  confirmProposal,
  declineProposal,
  readInvitation,
};
