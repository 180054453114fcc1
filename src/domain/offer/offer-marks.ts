import type { Instant } from "../trade/trade.ts";
import type { PromotionSpan } from "./promotion.ts";

/** What moderators put before others. */
export interface ModeratorMarks {
  /** Before all others. */
  readonly isStickied: boolean;
  readonly isFeaturedByModerator: boolean;
}

/** A page of a list begins with no more sticky offers than this (answers 62). */
export const mostSticky = 3;

/** What puts an offer before others in lists; its terms stay as they are. */
export interface OfferMarks extends ModeratorMarks {
  /** Its owner promoted it, and the time has not passed. */
  readonly isPromoted: boolean;
}

/** What only the owner sees of it. */
export interface OwnMarks extends OfferMarks {
  /** The promotion that runs or is still to begin. */
  readonly promotion: PromotionSpan | undefined;
  /** In points of the score. */
  readonly penaltyPoints: number;
  readonly penaltyResetAt: Instant | undefined;
}

export const noMarks: OfferMarks = {
  isStickied: false,
  isFeaturedByModerator: false,
  isPromoted: false,
};

export const noOwnMarks: OwnMarks = {
  ...noMarks,
  promotion: undefined,
  penaltyPoints: 0,
  penaltyResetAt: undefined,
};

/** Whether it stands after the sticky offers and before the usual ones. */
export function isFeatured({ isFeaturedByModerator, isPromoted }: OfferMarks): boolean {
  return isFeaturedByModerator || isPromoted;
}
