import { roundHalfAwayFromZero } from "../money/rounding.ts";
import type { MarketPolicy } from "./market-policy.ts";
import type { Reading } from "./reading.ts";

/** The sources' combined reading. */
export interface Median {
  readonly scaled: bigint;
  /** The time of its oldest reading, in milliseconds since the epoch. */
  readonly at: number;
  /** The names of the sources it was taken from. */
  readonly sources: readonly string[];
}

/**
 * The median of the readings of one rate, at most one from each source. With at least three, those
 * more than 5 % from the median are left out; where one or two are left, they must agree within 2
 * %. Undefined when nothing is left.
 */
export function medianOf(
  readings: readonly Reading[],
  now: number,
  policy: MarketPolicy,
): Median | undefined {
  const sound = readings.filter(({ scaled }) => scaled > 0n);
  const agreed = agreeing(freshest(sound, now, policy), policy);
  if (agreed.length === 0) return undefined;
  return {
    scaled: middleOf(agreed),
    at: Math.min(now, ...agreed.map(({ at }) => at)),
    sources: agreed.map(({ source }) => source).toSorted(),
  };
}

/**
 * Readings fresh enough for a start until the next refresh; if there are none, those fresh enough
 * to show. So a source that fell silent does not make the others look old.
 */
function freshest(
  readings: readonly Reading[],
  now: number,
  { startSeconds, refreshSeconds, showSeconds }: MarketPolicy,
): readonly Reading[] {
  const within = (seconds: number) => readings.filter(({ at }) => now - at <= seconds * 1000);
  const forStarts = within(startSeconds - refreshSeconds);
  return forStarts.length > 0 ? forStarts : within(showSeconds);
}

function agreeing(readings: readonly Reading[], policy: MarketPolicy): readonly Reading[] {
  const near =
    readings.length < 3
      ? readings
      : readings.filter(
          ({ scaled }) => !isApart(scaled, middleOf(readings), policy.outlierBasisPoints),
        );
  const [one, other] = near;
  const contradict =
    near.length === 2 &&
    one &&
    other &&
    isApart(higher(one, other), lower(one, other), policy.agreementBasisPoints);
  return contradict ? [] : near;
}

/** Whether a number is more than this many basis points away from another. */
export function isApart(value: bigint, reference: bigint, basisPoints: bigint): boolean {
  const distance = value > reference ? value - reference : reference - value;
  return distance * 10_000n > reference * basisPoints;
}

function higher(one: Reading, other: Reading): bigint {
  return one.scaled > other.scaled ? one.scaled : other.scaled;
}

function lower(one: Reading, other: Reading): bigint {
  return one.scaled < other.scaled ? one.scaled : other.scaled;
}

function middleOf(readings: readonly Reading[]): bigint {
  const sorted = readings
    .map(({ scaled }) => scaled)
    .toSorted((one, other) => (one < other ? -1 : 1));
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0n;
  if (sorted.length % 2 === 1) return upper;
  return roundHalfAwayFromZero((sorted[half - 1] ?? 0n) + upper, 2n);
}
