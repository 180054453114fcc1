import type { StaffId } from "../../domain/id/id.ts";
import type { Refusal, Result } from "../../domain/result/result.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";
import type { Team, TeamMatter, TeamMember, TeamProposal } from "../../domain/staff/team.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { AuditEntry } from "./audit.ts";
import type { DeclaredAccount } from "./own-staff-account.ts";
import type { TokenHash } from "./session-tokens.ts";

/** A member of staff as admins see them. */
export interface MemberRecord extends TeamMember {
  readonly addedAt: Instant;
  /** Undefined if they never signed in. */
  readonly lastSignInAt: Instant | undefined;
  /** Whether their second factor is set up. */
  readonly hasFactor: boolean;
  readonly openCases: number;
  /** The trader accounts that they declared, first declared first. */
  readonly declared: readonly DeclaredAccount[];
}

/** A waiting matter, with what the second person has to see. */
export interface ProposalRecord extends TeamProposal {
  readonly reason: string;
  readonly proposedAt: Instant;
  readonly until: Instant;
}

/** A link that was created and is not used yet. */
export interface OpenInvitation {
  readonly username: string;
  readonly codeName: string;
  readonly role: StaffRole;
  readonly until: Instant;
}

/** Everything that the staff page shows, ordered by name and time. */
export interface TeamRecord extends Team {
  readonly members: readonly MemberRecord[];
  readonly proposals: readonly ProposalRecord[];
  readonly invitations: readonly OpenInvitation[];
}

/**
 * The changes to the team. Anyone whose role, factor or account changes is signed out everywhere.
 */
export type TeamEffect =
  | {
      readonly kind: "invite";
      readonly username: string;
      readonly codeName: string;
      readonly role: StaffRole;
      readonly tokenHash: TokenHash;
      readonly seconds: number;
    }
  | { readonly kind: "change_role"; readonly staffId: StaffId; readonly to: StaffRole }
  | { readonly kind: "reset_factor" | "disable" | "enable"; readonly staffId: StaffId };

/** What is written about the team in one transaction, with the log entry. */
export interface TeamChange {
  readonly propose?: {
    readonly id: string;
    readonly matter: TeamMatter;
    readonly proposedBy: string;
    readonly reason: string;
  };
  readonly close?: {
    readonly proposalId: string;
    readonly closedBy: string;
    readonly isConfirmed: boolean;
  };
  readonly effect?: TeamEffect;
  readonly audit: AuditEntry;
}

/** The team as a whole. A proposal waits for `proposalSeconds` and then expires. */
export interface TeamStore {
  view(proposalSeconds: number): Promise<TeamRecord>;
  /** Decides on the team as it is, and writes the decision, before anyone else decides. */
  change<Refused extends Refusal>(
    proposalSeconds: number,
    decide: (team: Team) => Result<TeamChange, Refused>,
  ): Promise<Result<TeamChange, Refused>>;
}
