import { Type, type Static } from "typebox";
import { staffPermissions } from "../../../../domain/staff/staff-roles.ts";
import { oneOf, orNull, view } from "../envelope.ts";
import { staffRoleView } from "./case-views.ts";

/** The staff member signed in to the console, and what they may do. */
export const staffMemberView = view("StaffMember", {
  id: Type.String(),
  username: Type.String(),
  codeName: Type.String(),
  role: staffRoleView,
  permissions: Type.Array(oneOf(staffPermissions)),
});

export type StaffMemberView = Static<typeof staffMemberView>;

/**
 * After the first password: the secret for the authenticator app. `token` identifies this sign-in
 * for ten minutes; `address` is the content of the QR code.
 */
const enrolmentView = view("Enrolment", {
  token: Type.String(),
  secret: Type.String(),
  address: Type.String(),
});

/**
 * Either the session has started (`staff`), or a second factor must be set up first (`enrolment`).
 */
export const signInView = view("SignIn", {
  staff: orNull(staffMemberView),
  enrolment: orNull(enrolmentView),
});

/** How long a queue is, and how long its first entry has been waiting. */
export const queueView = view("Queue", {
  name: Type.Union([
    Type.Literal("disputes"),
    Type.Literal("second_person"),
    Type.Literal("appeals"),
    Type.Literal("chargebacks"),
    Type.Literal("offers"),
    Type.Literal("support"),
    Type.Literal("sends"),
    Type.Literal("staff"),
  ]),
  waiting: Type.Integer(),
  mine: Type.Integer(),
  late: Type.Integer(),
  /** ISO 8601, UTC; null if the queue is empty. */
  oldestAt: orNull(Type.String()),
});

/** The current code of a demo account, so that it can be tried. */
export const demoCodeView = view("DemoCode", {
  username: Type.String(),
  role: staffRoleView,
  code: Type.String(),
  /** Seconds until the next one. */
  secondsLeft: Type.Integer(),
});

/** An entry in the staff audit log. */
export const auditEntryView = view("AuditEntry", {
  /** The entry's number; simple REST requires the name `id`. */
  id: Type.Integer(),
  at: Type.String(),
  staff: orNull(Type.String()),
  role: orNull(staffRoleView),
  act: Type.String(),
  subjectKind: Type.String(),
  subjectId: Type.String(),
  reason: orNull(Type.String()),
  before: orNull(Type.Record(Type.String(), Type.Unknown())),
  after: orNull(Type.Record(Type.String(), Type.Unknown())),
});
