import type { TraderId } from "../../domain/id/id.ts";

/** What sellers get off their escrow fees. */
export interface FeeDiscounts {
  /** In percent, by trader; those who get none are absent. */
  of(traderIds: readonly TraderId[]): Promise<ReadonlyMap<TraderId, number>>;
}

/** Nobody gets a discount. */
export const noFeeDiscounts: FeeDiscounts = { of: () => Promise.resolve(new Map()) };
