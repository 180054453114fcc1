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

/** So many offers are looked at, best first. */
export const mostSeen = 50;

/** So many are remembered, so that none of them is told as new: those that fit now, and others that fitted before. */
const mostKnown = 200;

/**
 * Where not all that fit are looked at, only what comes this far up is told: an offer that others above it make room
 * for was there before, and must not look new when it moves into what is looked at.
 */
const mostTold = 10;

/**
 * The offers that no look found before, best first.
 *
 * - `fitting`: those that the trader can take now, best first.
 * - `known`: those of all looks before, as far as they are remembered.
 */
export function newlyFitting(
  fitting: readonly string[],
  known: readonly string[],
): readonly string[] {
  const isAll = fitting.length < mostSeen && known.length < mostSeen;
  const told = isAll ? fitting : fitting.slice(0, mostTold);
  return told.filter((id) => !known.includes(id));
}

/**
 * What is remembered after a look. An offer that cannot be taken for a while, because its owner is off duty, the market
 * has no price or the trader has no coins, is the same when it can be taken again.
 */
export function knownAfter(
  fitting: readonly string[],
  known: readonly string[],
): readonly string[] {
  return [...new Set([...fitting, ...known])].slice(0, mostKnown);
}
