import type {
  MemberRecord,
  OpenInvitation,
  ProposalRecord,
} from "../../../application/ports/team-store.ts";
import type { StaffRole } from "../../../domain/staff/staff-roles.ts";
import type { TeamMatter } from "../../../domain/staff/team.ts";

/** A member of staff, as the driver returns the row. */
export interface MemberRow {
  readonly id: string;
  readonly username: string;
  readonly code_name: string;
  readonly role: StaffRole;
  readonly is_active: boolean;
  readonly created_at: Date;
  readonly has_factor: boolean;
  readonly last_sign_in_at: Date | null;
  readonly open_cases: number;
  readonly declared: readonly {
    readonly traderId: string;
    readonly username: string;
    /** As text, by JSON. */
    readonly declaredAt: string;
  }[];
}

/** What waits for a second person. */
export interface ProposalRow {
  readonly id: string;
  readonly matter: TeamMatter;
  readonly reason: string;
  readonly proposed_by: string;
  readonly proposed_at: Date;
  readonly until: Date;
}

/** A link with names that has not been used yet. */
export interface InvitationRow {
  readonly username: string;
  readonly code_name: string;
  readonly role: StaffRole;
  readonly expires_at: Date;
}

export function memberOf(row: MemberRow): MemberRecord {
  return {
    staffId: row.id,
    username: row.username,
    codeName: row.code_name,
    role: row.role,
    isActive: row.is_active,
    addedAt: row.created_at.getTime(),
    hasFactor: row.has_factor,
    lastSignInAt: row.last_sign_in_at?.getTime(),
    openCases: row.open_cases,
    declared: row.declared.map((each) => ({ ...each, declaredAt: Date.parse(each.declaredAt) })),
  };
}

export function proposalOf(row: ProposalRow): ProposalRecord {
  const { id, matter, reason, proposed_by: proposedBy } = row;
  return {
    id,
    matter,
    reason,
    proposedBy,
    proposedAt: row.proposed_at.getTime(),
    until: row.until.getTime(),
  };
}

export function invitationOf(row: InvitationRow): OpenInvitation {
  const { username, code_name: codeName, role, expires_at: expiresAt } = row;
  return { username, codeName, role, until: expiresAt.getTime() };
}
