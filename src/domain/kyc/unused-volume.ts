import { limitsOf, type LevelPolicy, type LimitReason, type Volume } from "./levels.ts";

/** What is left of a limit, in US cents. */
interface UnusedVolume {
  readonly usdCents: bigint;
  /** The limit, as a refusal names it. */
  readonly by: LimitReason;
}

/**
 * How much more a user may trade now: what is left of the tightest limit (decisions, Limits).
 * Undefined if they have no limit.
 */
export function unusedVolume(volume: Volume, policy: LevelPolicy): UnusedVolume | undefined {
  const limits = limitsOf(volume.level, policy);
  const left = [
    leftOf("max_per_trade_limit", limits.perTradeUsdCents, volume.activeUsdCents),
    leftOf("reached_daily_compliance_limit", limits.recentUsdCents, volume.recentUsdCents),
    leftOf("default", limits.lifetimeUsdCents, volume.totalUsdCents),
  ].filter((each) => each !== undefined);
  const [tightest] = left.toSorted((one, other) => Number(one.usdCents - other.usdCents));
  return tightest;
}

function leftOf(by: LimitReason, most: bigint | undefined, used: bigint): UnusedVolume | undefined {
  if (most === undefined) return undefined;
  return { by, usdCents: used < most ? most - used : 0n };
}
