import { accept, refuse, type Result } from "../result/result.ts";
import type { Mark } from "../trade/trade-change.ts";
import type { Instant } from "../trade/trade.ts";

/** When an offer loses points for how its owner treats those who take it (answers 64). */
export interface PenaltyPolicy {
  /** How many trades that the owner left unanswered or cancelled. */
  readonly trades: number;
  readonly withinSeconds: number;
  /** How many points of the score are lost. */
  readonly points: number;
  /** How long after a reset its owner can reset it again. */
  readonly resetSeconds: number;
}

/** The marks of an owner that count: they left a trade unanswered, or cancelled it. */
export const penalizedMarks = [
  "cancelled_as_buyer",
  "window_over",
  "cancelled_as_seller",
  "unfunded",
  "unresponsive",
] as const satisfies readonly Mark["kind"][];

/** The points that an offer loses for so many trades. */
export function penaltyPoints(trades: number, { trades: most, points }: PenaltyPolicy): number {
  return trades >= most ? points : 0;
}

/** From when on the owner can reset a penalty; undefined if they never did. */
export function resettableFrom(
  resetAt: Instant | undefined,
  { resetSeconds }: PenaltyPolicy,
): Instant | undefined {
  return resetAt === undefined ? undefined : resetAt + resetSeconds * 1_000;
}

export interface ResetRefusal {
  readonly code: "no_penalty" | "penalty_reset_used";
}

/** Whether the owner may take back the points now. */
export function judgeReset(
  penalty: { readonly penaltyPoints: number; readonly penaltyResetAt: Instant | undefined },
  now: Instant,
  policy: PenaltyPolicy,
): Result<undefined, ResetRefusal> {
  if (penalty.penaltyPoints === 0) return refuse({ code: "no_penalty" });
  const from = resettableFrom(penalty.penaltyResetAt, policy);
  if (from !== undefined && now < from) return refuse({ code: "penalty_reset_used" });
  return accept(undefined);
}
