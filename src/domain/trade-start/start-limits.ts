import type { BondStanding } from "../bond/bond.ts";
import type { TraderAccount } from "../account/trader-account.ts";
import { owesFirstId, type RegistrationGroup } from "../kyc/registration-group.ts";
import type { OfferId } from "../id/id.ts";
import { limitReasons, type LimitReason, type Volume } from "../kyc/levels.ts";
import type { Offer } from "../offer/offer.ts";
import type { Instant } from "../trade/trade.ts";
import { coolDownRefusals, type BuyerMark, type CoolDownRefusal } from "./cool-down.ts";
import type { StartPolicy } from "./start-policy.ts";

/** What decides whether a person may start trades. */
export interface Eligibility extends Volume {
  readonly activeTrades: number;
  readonly completedTrades: number;
  readonly account: TraderAccount;
  /** Absent: the one that needs no ID. */
  readonly registrationGroup?: RegistrationGroup;
  /** Whether a claim against them is open, in any asset. */
  readonly inDebt: boolean;
  /** Their marks as a buyer within the last `markSeconds` of the cool-downs. */
  readonly marks: readonly BuyerMark[];
  /** What they left as a security; looked at for owners of offers only. */
  readonly bond: BondStanding;
}

/** Which limits a trade of this value would exceed. */
type LimitRefusal = "max_2_active_trades_id_not_verified" | LimitReason | "offer_not_takeable";

/** Whose ID is missing before a first trade; a visitor is asked once they have registered. */
export function firstIdRefusals(
  owner: Eligibility,
  taker: Eligibility | undefined,
  { idLevel }: Pick<StartPolicy, "idLevel">,
) {
  const refused = [
    [taker !== undefined && owesFirstId(taker, idLevel), "id_verification_required"],
    [owesFirstId(owner, idLevel), "owner_not_id_verified"],
  ] as const;
  return refused.flatMap(([isRefused, code]) => (isRefused ? [{ code }] : []));
}

/** The taker's limits by name, and the owner's as one code (answers 120). */
export function limitRefusals(
  owner: Eligibility,
  taker: Eligibility | undefined,
  usdCents: bigint,
  policy: StartPolicy,
): readonly LimitRefusal[] {
  const isOwnerOver = limitsPassed(owner, usdCents, policy).length > 0;
  return [
    ...(taker ? limitsPassed(taker, usdCents, policy) : []),
    ...(isOwnerOver ? (["offer_not_takeable"] as const) : []),
  ];
}

/**
 * Whether the marks of a buying owner block others from their offer; on sell offers they do not
 * count.
 */
export function isOwnerPaused(
  { side }: Pick<Offer, "side">,
  owner: Eligibility,
  now: Instant,
  policy: StartPolicy,
): boolean {
  return side === "buy" && coolDownsOf(owner, undefined, now, policy).length > 0;
}

/**
 * The cool-downs that prevent the taker from starting, on either side of an offer: their marks show
 * that they do not finish what they start.
 */
export function coolDownsOf(
  { marks, level }: Eligibility,
  offerId: OfferId | undefined,
  now: Instant,
  { coolDown, idLevel }: StartPolicy,
): readonly CoolDownRefusal[] {
  return coolDownRefusals({ marks, hasId: level >= idLevel, offerId, now }, coolDown);
}

function limitsPassed(
  eligibility: Eligibility,
  usdCents: bigint,
  policy: StartPolicy,
): readonly Exclude<LimitRefusal, "offer_not_takeable">[] {
  const { level, activeTrades } = eligibility;
  const isOneTooMany = level < policy.idLevel && activeTrades >= policy.activeWithoutId;
  const reasons = limitReasons(eligibility, usdCents, policy.levels);
  return isOneTooMany ? ["max_2_active_trades_id_not_verified", ...reasons] : reasons;
}
