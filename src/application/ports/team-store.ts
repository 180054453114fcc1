import type { StaffId } from "../../domain/id/id.ts";
import type { Refusal, Result } from "../../domain/result/result.ts";
import type { StaffRole } from "../../domain/staff/staff-roles.ts";
import type { Team, TeamMatter, TeamMember, TeamProposal } from "../../domain/staff/team.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { AuditEntry } from "./audit.ts";
import type { TokenHash } from "./session-tokens.ts";

/** A member of staff as admins see him. */
export interface MemberRecord extends TeamMember {
  readonly addedAt: Instant;
  /** Undefined where he never signed in. */
  readonly lastSignInAt: Instant | undefined;
  /** Whether his second factor is set up. */
  readonly hasFactor: boolean;
  readonly openCases: number;
}

/** A matter that waits, with what the second person has to see. */
export interface ProposalRecord extends TeamProposal {
  readonly reason: string;
  readonly proposedAt: Instant;
  readonly until: Instant;
}

/** A link that was made and is not used yet. */
export interface OpenInvitation {
  readonly username: string;
  readonly codeName: string;
  readonly role: StaffRole;
  readonly until: Instant;
}

/** All that the page of the staff shows, in the order of names and of time. */
export interface TeamRecord extends Team {
  readonly members: readonly MemberRecord[];
  readonly proposals: readonly ProposalRecord[];
  readonly invitations: readonly OpenInvitation[];
}

/** What becomes so of the team. Whoever's role, factor or account changes is signed out everywhere. */
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

/** What is written about the team in one transaction, with the log's entry. */
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

/** The team as a whole. What is proposed waits for `proposalSeconds` and is over then. */
export interface TeamStore {
  view(proposalSeconds: number): Promise<TeamRecord>;
  /** Decides about the team as it is, and writes what was decided, before anybody else decides. */
  change<Refused extends Refusal>(
    proposalSeconds: number,
    decide: (team: Team) => Result<TeamChange, Refused>,
  ): Promise<Result<TeamChange, Refused>>;
}
