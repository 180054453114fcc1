import type { OfferFilters } from "../offer/offer-filters.ts";

/** A search that a trader saved. */
export interface SavedSearch {
  readonly id: string;
  readonly filters: OfferFilters;
  /** Whether they are told when an offer appears that they can take. */
  readonly wantsAlerts: boolean;
  /** When that was last so, in milliseconds since the epoch; undefined: never. */
  readonly foundAt: number | undefined;
}

/** So many searches may one trader save: each with alerts costs a search every few minutes. */
export const mostSavedSearches = 20;

/**
 * How often a search with alerts looks for offers, and how long it is quiet after it told of some. Pages say both in
 * words.
 */
export const lookEverySeconds = 300;
export const quietSeconds = 3_600;

/** So many offers are remembered, best first, so that none of them is told as new. */
export const mostSeen = 50;

/**
 * Only what comes this far up is told: an offer that others above it make room for was there before,
 * and must not look new when it moves into what is remembered.
 */
const mostTold = 10;

/**
 * The offers that were not there at the last look, best first.
 *
 * - `fitting`: those that the trader can take now, best first.
 * - `seen`: those of the last look.
 */
export function newlyFitting(
  fitting: readonly string[],
  seen: readonly string[],
): readonly string[] {
  const known = new Set(seen);
  return fitting.slice(0, mostTold).filter((id) => !known.has(id));
}
