import { isDemoLevel } from "../account/demo-account.ts";

/** How much a user may trade, in US cents (decisions, Limits). An undefined field has no limit. */
export interface LevelLimits {
  /** Of all active trades together. */
  readonly perTradeUsdCents?: bigint;
  /** Of everything started within the rolling day and not given back. */
  readonly recentUsdCents?: bigint;
  /** Of all trades that count. */
  readonly lifetimeUsdCents?: bigint;
}

/** The limits that apply from a level up, the lowest level first. */
export type LevelPolicy = readonly {
  readonly from: number;
  readonly limits: LevelLimits;
}[];

/** Every level without a limit: what holds where levels are not checked (answers 3). */
export const noLevelLimits: LevelPolicy = [{ from: -1, limits: {} }];

/** Of demo accounts: play money is worth nothing. */
const unlimited: LevelLimits = {};

const nothing: LevelLimits = { perTradeUsdCents: 0n, recentUsdCents: 0n, lifetimeUsdCents: 0n };

/** The limits of a level; below the first one no trading is allowed, but with play money. */
export function limitsOf(level: number, policy: LevelPolicy): LevelLimits {
  if (isDemoLevel(level)) return unlimited;
  return policy.findLast(({ from }) => from <= level)?.limits ?? nothing;
}

/** Whether coins may come and go at a level: not before the first verification, and never with a demo account. */
export function mayMoveCoins(level: number, policy: LevelPolicy): boolean {
  return !isDemoLevel(level) && limitsOf(level, policy).perTradeUsdCents !== 0n;
}

/** From which level up there is no daily limit; infinite where every level has one. */
export function dayUnlimitedFrom(policy: LevelPolicy): number {
  const last = policy.findLastIndex(({ limits }) => limits.recentUsdCents !== undefined);
  return policy[last + 1]?.from ?? Number.POSITIVE_INFINITY;
}

/** What a user has traded so far, in US cents. */
export interface Volume {
  readonly level: number;
  readonly activeUsdCents: bigint;
  /** May be left at 0 from the level up that has no such limit. */
  readonly recentUsdCents: bigint;
  readonly totalUsdCents: bigint;
}

/**
 * The published codes of the limits; `default` is the lifetime limit (specification, section 5;
 * answers 100).
 */
export type LimitReason = "max_per_trade_limit" | "reached_daily_compliance_limit" | "default";

/** Every limit that one more trade of this value would exceed. */
export function limitReasons(
  volume: Volume,
  usdCents: bigint,
  policy: LevelPolicy,
): readonly LimitReason[] {
  const limits = limitsOf(volume.level, policy);
  const isOver = (used: bigint, most: bigint | undefined) =>
    most !== undefined && used + usdCents > most;
  const reasons: LimitReason[] = [];
  if (isOver(volume.activeUsdCents, limits.perTradeUsdCents)) reasons.push("max_per_trade_limit");
  if (isOver(volume.recentUsdCents, limits.recentUsdCents)) {
    reasons.push("reached_daily_compliance_limit");
  }
  if (isOver(volume.totalUsdCents, limits.lifetimeUsdCents)) reasons.push("default");
  return reasons;
}
