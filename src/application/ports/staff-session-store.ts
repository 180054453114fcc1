import type { SessionPolicy } from "../../domain/account/account-policy.ts";
import type { StaffId } from "../../domain/id/id.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { AuditEntry } from "./audit.ts";
import type { TokenHash } from "./session-tokens.ts";

/** A session at the console at its start. */
export interface NewStaffSession {
  readonly tokenHash: TokenHash;
  readonly staffId: StaffId;
  readonly agent: string;
  readonly address: string;
  /** Where that is, as far as it is known; ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  /** Tells whether two sessions began in one browser. */
  readonly deviceHash?: TokenHash | undefined;
}

/** A session that is alive. */
interface FoundStaffSession {
  readonly actor: Omit<StaffActor, "isFreshlyProven">;
  /** Since it began with a proof of both factors. */
  readonly ageSeconds: number;
  readonly isActivityDue: boolean;
}

/** The sessions of the console. Their age is measured by the database's clock. */
export interface StaffSessionStore {
  open(session: NewStaffSession, entry: AuditEntry): Promise<void>;
  /**
   * Undefined if there never was one. It has ended if it was revoked, idle or old for too long, or
   * its member is disabled or has had new credentials since.
   */
  find(
    tokenHash: TokenHash,
    policy: SessionPolicy,
  ): Promise<FoundStaffSession | "ended" | undefined>;
  noteActivity(tokenHash: TokenHash, policy: SessionPolicy): Promise<void>;
  /** Ends it permanently. An entry is written only if there was something to end. */
  revoke(tokenHash: TokenHash, entry?: AuditEntry): Promise<void>;
}
