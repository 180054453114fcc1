import type { TraderId, TradeId } from "../../domain/id/id.ts";
import type { GiftCardDetails, GiftCardFacts } from "../../domain/gift-card/gift-card.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** A card that a trader saved, with what decides about its status. */
export interface SavedGiftCard extends GiftCardFacts {
  readonly id: string;
  readonly details: GiftCardDetails;
  /** The trade in which it was shown last. */
  readonly tradeId: TradeId | undefined;
  readonly addedAt: Instant;
}

/** Gift cards, readable only with the key of their owner. */
export interface GiftCardStore {
  /** All of a trader's, newest first; deleted ones without their codes. */
  listOf(traderId: TraderId): Promise<readonly SavedGiftCard[]>;
  /** False where the trader has `most` already, deleted ones apart. */
  add(
    traderId: TraderId,
    card: { readonly id: string; readonly details: GiftCardDetails },
    most: number,
  ): Promise<boolean>;
  /** Forgets the code. False where it has been put into another trade since it was read. */
  remove(traderId: TraderId, card: SavedGiftCard): Promise<boolean>;
  /**
   * Notes in which trade it is shown. False where it has been put into another one, or deleted, since it
   * was read, or the trade is not one that the trader buys in: of two trades at the same moment only one gets
   * the card.
   */
  putInto(traderId: TraderId, card: SavedGiftCard, tradeId: TradeId): Promise<boolean>;
  /** Takes those of them out of a trade that are in it. */
  takeOut(
    traderId: TraderId,
    tradeId: TradeId,
    cards: readonly Pick<SavedGiftCard, "id">[],
  ): Promise<void>;
}
