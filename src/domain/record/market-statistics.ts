/** Trades that have something in common, such as a payment method or a country. */
export interface MarketGroup {
  readonly name: string;
  readonly trades: number;
  /** How many different people took part. */
  readonly traders: number;
  readonly usdCents: bigint;
  /** From the payment to the release; undefined if no trade was released. */
  readonly releaseMedianSeconds: number | undefined;
}

/** What everybody may know of them. */
export interface PublicSums {
  readonly trades: number;
  /** In whole US dollars, to two figures. */
  readonly volumeUsd: bigint;
  readonly releaseMedianMinutes: number | undefined;
}

/** A group that is shown. */
export interface PublicGroup extends PublicSums {
  readonly name: string;
}

/** Groups of fewer people are hidden (answers 26): someone could recognise one of them. */
export const leastTraders = 5;

/** Trades are counted in steps of this many, so that no single one shows. */
const tradeStep = 5;

/** How far noise moves a volume at most, in basis points. */
export const mostVolumeNoise = 500;

/** What moves the figures of a group: each a number from -1 to 1, the same whenever it is asked for. */
export interface Noise {
  readonly trades: number;
  readonly volume: number;
}

/** The noise of a group, by its name. */
type NoiseOf = (name: string) => Noise;

/**
 * What is published of groups that together are all trades, those with the most trades first. Where
 * any is hidden, the smallest of the others is hidden too: else the total less the shown groups
 * would be what the hidden one did.
 */
export function publicGroups(
  groups: readonly MarketGroup[],
  noiseOf: NoiseOf,
): readonly PublicGroup[] {
  const large = groups.filter(({ traders }) => traders >= leastTraders).toSorted(busiestFirst);
  const shown = large.length < groups.length ? large.slice(0, -1) : large;
  return shown
    .map((group) => ({ name: group.name, ...publicSums(group, noiseOf(group.name)) }))
    .toSorted(busiestFirst);
}

/** By what is shown, where that is sorted: their true order would say more than the figures do. */
function busiestFirst<Group extends Pick<MarketGroup, "name" | "trades">>(
  one: Group,
  other: Group,
) {
  return other.trades - one.trades || (one.name < other.name ? -1 : 1);
}

/** What is published of all trades together; undefined while too few people take part. */
export function publicTotal(
  total: Omit<MarketGroup, "name">,
  noise: Noise,
): PublicSums | undefined {
  return total.traders < leastTraders ? undefined : publicSums(total, noise);
}

/**
 * Groups overlap: a method's and a country's. Who knows all trades of a group but one could take
 * them off what is shown; with noise, the rest is no figure of that one.
 */
function publicSums(
  { trades, usdCents, releaseMedianSeconds: seconds }: Omit<MarketGroup, "name">,
  noise: Noise,
): PublicSums {
  const moved = usdCents * BigInt(10_000 + Math.round(noise.volume * mostVolumeNoise));
  const steps = Math.round(trades / tradeStep + noise.trades);
  return {
    trades: Math.max(1, steps) * tradeStep,
    volumeUsd: toTwoFigures((moved + 500_000n) / 1_000_000n),
    releaseMedianMinutes: seconds === undefined ? undefined : Math.max(1, Math.round(seconds / 60)),
  };
}

function toTwoFigures(amount: bigint): bigint {
  const step = 10n ** BigInt(Math.max(0, String(amount).length - 2));
  return ((amount + step / 2n) / step) * step;
}
