import { limitsOf, type LevelPolicy, type Volume } from "./levels.ts";

/**
 * How much more a user may trade now, in US cents: what is left of the tightest limit (decisions,
 * Limits). Undefined if they have no limit.
 */
export function unusedUsdCents(volume: Volume, policy: LevelPolicy): bigint | undefined {
  const limits = limitsOf(volume.level, policy);
  const left = [
    leftOf(limits.perTradeUsdCents, volume.activeUsdCents),
    leftOf(limits.recentUsdCents, volume.recentUsdCents),
    leftOf(limits.lifetimeUsdCents, volume.totalUsdCents),
  ].filter((each) => each !== undefined);
  return left.length === 0 ? undefined : left.reduce((one, other) => (one < other ? one : other));
}

function leftOf(most: bigint | undefined, used: bigint): bigint | undefined {
  if (most === undefined) return undefined;
  return used < most ? most - used : 0n;
}
