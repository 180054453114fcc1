import type { TradeId, TraderId } from "../../domain/id/id.ts";

/** The trades of a person in which staff decide, or decided and it is not carried out yet. */
export interface OwnCases {
  openOf(traderId: TraderId): Promise<readonly TradeId[]>;
}
