import type { TraderAccount } from "../account/trader-account.ts";
import type { Halt } from "../halt/halt.ts";
import type { StaffId } from "../id/id.ts";
import type { Money } from "../money/money.ts";
import type { Price } from "../money/price.ts";
import type { TradePolicy } from "./trade-policy.ts";
import type { Instant, Side } from "./trade.ts";
import type { Pause } from "./pause.ts";

/** The case of a disputed trade, as far as its verdict and its end depend on it. */
export interface DisputeCase {
  /** Undefined while no case worker is assigned. */
  readonly workerId: StaffId | undefined;
  /** Who opened the dispute: a party or a member of staff; undefined for the clock. */
  readonly openerId?: string | undefined;
  /** Whether the case worker holds the permission to write. */
  readonly mayWrite: boolean;
  /** Whether the case worker has done anything yet. */
  readonly hasActed: boolean;
  /** Whether staff missed the escalation times: the fee is then refunded. */
  readonly staffLate: boolean;
}

/** What is known about the report of a reversed payment. */
export interface ChargebackFacts {
  readonly methodReversible: boolean;
  /** Staff allowed one more report after one was dismissed. */
  readonly anotherReportAllowed: boolean;
  readonly buyerAnswered: boolean;
  /** What is left of the claim. */
  readonly openClaim: bigint;
}

/**
 * What a decision uses besides the trade: values of one moment. An absent value is unknown, and a
 * rule that needs it refuses.
 */
export interface TradeContext {
  readonly now: Instant;
  readonly policy: TradePolicy;
  /** What the platform has halted. */
  readonly halts: readonly Halt[];
  /** When the platform paused since the trade started; absent: never. */
  readonly pauses?: readonly Pause[];
  /** The accounts of both sides; absent if no party is acting. */
  readonly accounts?: Readonly<Record<Side, TraderAccount>>;
  /** When staff let a compromised account release it early; absent: they did not. */
  readonly releaseConsentAt?: Instant | undefined;
  /** Ids of the unmet beforeMarkAsPaid requirements. */
  readonly openRequirements: readonly string[];
  /** Whether the seller set a factor for releases: then a password is not accepted as proof. */
  readonly sellerHasReleaseFactor: boolean;
  /** The market price; absent while rates are stale. */
  readonly market?: Price;
  /** What the seller could add to the escrow. */
  readonly sellerAvailable?: Money;
  /**
   * The start rules' answer (limits, cap, states, offer) for this trade; the code of their refusal.
   */
  readonly startRules?: { readonly refusal: string | undefined };
  /** Absent if the trade was never disputed. */
  readonly disputeCase?: DisputeCase;
  readonly chargeback?: ChargebackFacts;
}
