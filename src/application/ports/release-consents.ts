import type { StaffId, TradeId, TraderId } from "../../domain/id/id.ts";
import type { Refusal, Result } from "../../domain/result/result.ts";
import type { ConsentSoFar } from "../../domain/staff/release-consent.ts";
import type { AuditEntry } from "./audit.ts";

/** A trade that a compromised account would release, as staff see it. Times in milliseconds. */
export interface ConsentTrade extends ConsentSoFar {
  readonly tradeId: TradeId;
  /** The name of the buyer. */
  readonly partner: string;
  readonly usdCents: bigint;
  /** The name of who heard the owner, and what they heard. */
  readonly proposer: string | undefined;
  readonly words: string;
}

/** What is agreed about one trade. */
interface ConsentStep {
  readonly traderId: TraderId;
  readonly tradeId: TradeId;
  readonly staffId: StaffId;
}

/** Consents of staff to releases of compromised accounts: of a trade there is one at most. */
export interface ReleaseConsents {
  /** The trades in which that person sells and whose escrow is held. */
  of(traderId: TraderId): Promise<readonly ConsentTrade[]>;
  /** Judged under the lock of the account; `not_found`: that person sells in no such trade. */
  propose<Refused extends Refusal>(
    step: ConsentStep & { readonly words: string },
    judge: (soFar: ConsentSoFar) => Result<undefined, Refused>,
    audit: AuditEntry,
  ): Promise<Result<undefined, Refused | { readonly code: "not_found" }>>;
  /** The same; tells the owner on every channel. */
  give<Refused extends Refusal>(
    step: ConsentStep,
    judge: (soFar: ConsentSoFar) => Result<undefined, Refused>,
    audit: AuditEntry,
  ): Promise<Result<undefined, Refused | { readonly code: "not_found" }>>;
}
