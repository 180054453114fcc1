import type { SessionPolicy } from "../../domain/account/account-policy.ts";
import type { StaffId, TraderId } from "../../domain/id/id.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { AuditEntry } from "./audit.ts";
import type { OwnSession } from "./own-sessions.ts";
import type { TokenHash } from "./session-tokens.ts";

/** A trader account that a member of staff said is theirs. */
export interface DeclaredAccount {
  readonly traderId: TraderId;
  readonly username: string;
  readonly declaredAt: Instant;
}

/** What members of staff keep about themselves. Each change is logged in its transaction. */
export interface OwnStaffAccountStore {
  /** First declared first. */
  declaredBy(staffId: StaffId): Promise<readonly DeclaredAccount[]>;
  /** By the whole name, ignoring case. Undefined if nobody has it. Declaring twice changes nothing. */
  declare(
    staffId: StaffId,
    username: string,
    entryOf: (traderId: TraderId) => AuditEntry,
  ): Promise<TraderId | undefined>;
  /** Live sessions: the requesting one, then the others, last active first. */
  sessionsOf(
    staffId: StaffId,
    asking: TokenHash,
    policy: SessionPolicy,
  ): Promise<readonly OwnSession[]>;
  /** False if they have no open session with that id. */
  endSession(staffId: StaffId, id: string, entry: AuditEntry): Promise<boolean>;
  endOtherSessions(staffId: StaffId, kept: TokenHash, entry: AuditEntry): Promise<void>;
  /** Replaces exactly the password with the hash `before`, and ends every session. */
  changePassword(
    staffId: StaffId,
    before: string,
    after: string,
    entry: AuditEntry,
  ): Promise<boolean>;
}
