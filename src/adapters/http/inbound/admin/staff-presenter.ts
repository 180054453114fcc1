import type { StaffMember, StaffSignIn } from "../../../../application/staff/staff-member.ts";
import type { DeclaredAccount } from "../../../../application/ports/own-staff-account.ts";
import type { Queue } from "../../../../application/staff/list-queues.ts";
import type { RecordedAuditEntry } from "../../../../application/ports/audit.ts";
import { permissionsOf } from "../../../../domain/staff/staff-roles.ts";
import type { StaffMemberView } from "../../contract/admin/staff-views.ts";

/** A staff member, and what the console may show them. */
export function presentMember({ staffId, username, codeName, role }: StaffMember): StaffMemberView {
  return { id: staffId, username, codeName, role, permissions: [...permissionsOf(role)] };
}

/** The result of a sign-in; the session secret is not part of it. */
export function presentSignIn(signIn: StaffSignIn) {
  return signIn.kind === "signed_in"
    ? { staff: presentMember(signIn.member), enrolment: null }
    : { staff: null, enrolment: signIn.enrolment };
}

export function presentQueue({ name, waiting, mine, late, oldestAt }: Queue) {
  return {
    name,
    waiting,
    mine,
    late,
    oldestAt: oldestAt === undefined ? null : new Date(oldestAt).toISOString(),
  };
}

/** A trader account that a member of staff declared. */
export function presentDeclared({ traderId, username, declaredAt }: DeclaredAccount) {
  return { id: traderId, username, declaredAt: new Date(declaredAt).toISOString() };
}

export function presentEntry(entry: RecordedAuditEntry) {
  const { seq, at, staffName, role, act, subject, reason, before, after } = entry;
  return {
    id: seq,
    at: new Date(at).toISOString(),
    staff: staffName ?? null,
    role: role ?? null,
    act,
    subjectKind: subject.kind,
    subjectId: subject.id,
    reason: reason ?? null,
    before: before ? { ...before } : null,
    after: after ? { ...after } : null,
  };
}
