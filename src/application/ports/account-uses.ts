import type { TraderId } from "../../domain/id/id.ts";

/** What a saved account is used by. */
export interface AccountUses {
  /** In offers, switched on or off, and in trades that are not over. */
  usesOf(
    traderId: TraderId,
    accountId: string,
  ): Promise<{ readonly offers: number; readonly trades: number }>;
}
