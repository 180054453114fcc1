/**
 * Which of two people blocked the other: neither can start a trade on an offer of the other. The
 * trades that they already have go on.
 */
export interface Blocks {
  readonly byOwner: boolean;
  readonly byTaker: boolean;
}

/** Of people who did not block each other, and of visitors. */
export const noBlocks: Blocks = { byOwner: false, byTaker: false };
