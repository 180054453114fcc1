import type { TraderAccount } from "../account/trader-account.ts";
import { limitReasons, type LimitReason, type Volume } from "../kyc/levels.ts";
import type { StartPolicy } from "./start-policy.ts";

/** What counts for whether a person may start trades. */
export interface Standing extends Volume {
  readonly activeTrades: number;
  readonly account: TraderAccount;
  /** Whether a claim against him is open, in whatever asset. */
  readonly inDebt: boolean;
}

/** Which limits a trade of this value would pass. */
export type LimitRefusal =
  | "max_2_active_trades_id_not_verified"
  | LimitReason
  | "offer_not_takeable";

/** The taker's limits by name, and the owner's as one word (answers 120). */
export function limitRefusals(
  owner: Standing,
  taker: Standing | undefined,
  usdCents: bigint,
  policy: StartPolicy,
): readonly LimitRefusal[] {
  const isOwnerOver = limitsPassed(owner, usdCents, policy).length > 0;
  return [
    ...(taker ? limitsPassed(taker, usdCents, policy) : []),
    ...(isOwnerOver ? (["offer_not_takeable"] as const) : []),
  ];
}

function limitsPassed(
  standing: Standing,
  usdCents: bigint,
  policy: StartPolicy,
): readonly Exclude<LimitRefusal, "offer_not_takeable">[] {
  const { level, activeTrades } = standing;
  const isOneTooMany = level < policy.idLevel && activeTrades >= policy.activeWithoutId;
  const reasons = limitReasons(standing, usdCents, policy.levels);
  return isOneTooMany ? ["max_2_active_trades_id_not_verified", ...reasons] : reasons;
}
