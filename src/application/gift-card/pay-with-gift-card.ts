import { giftCardStatus, isFree } from "../../domain/gift-card/gift-card.ts";
import type { CaseTextRefusal } from "../../domain/dispute/case-text.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { refuse } from "../../domain/result/result.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import type { Actor } from "../actor/actor.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { GiftCardStore } from "../ports/gift-card-store.ts";
import type { TradeViews } from "../ports/trade-store.ts";
import { shownCard, type ShareCard } from "../trade/share-card.ts";
import type { DeskResult } from "../trade/trade-desk.ts";

type Paid = DeskResult<TradeRefusal | CaseTextRefusal | { readonly code: "gift_card_not_free" }>;

/** A buyer pays with a gift card that they saved: first what it is, then its code. */
export class PayWithGiftCard {
  readonly #cards: GiftCardStore;
  readonly #shareCard: Pick<ShareCard, "show" | "shareCode">;
  readonly #views: Pick<TradeViews, "record">;

  constructor(
    cards: GiftCardStore,
    shareCard: Pick<ShareCard, "show" | "shareCode">,
    views: Pick<TradeViews, "record">,
  ) {
    this.#cards = cards;
    this.#shareCard = shareCard;
    this.#views = views;
  }

  /**
   * Shows the card. `gift_card_not_free`: it is in another trade, used, deleted, or not theirs, or the trade
   * shows another card at the moment. Where the trade refuses it, it is free again: nothing was shown.
   */
  async show(actor: Actor, tradeId: TradeId, cardId: string, key?: CommandKey): Promise<Paid> {
    const { traderId } = actor;
    const cards = await this.#cards.listOf(traderId);
    const card = cards.find(({ id }) => id === cardId);
    // It may be in this very trade: the request is repeated.
    const isOpen = card && (isFree(giftCardStatus(card)) || card.tradeId === tradeId);
    const isIn = isOpen === true && (await this.#cards.putInto(traderId, card, tradeId));
    if (!isIn) return refuse({ code: "gift_card_not_free" });
    const { type, info } = card.details;
    const told = await this.#shareCard.show(actor, tradeId, { type, info }, key);
    // The act is done once: where another card is shown, it changes nothing.
    const isShown = told.ok && (await this.#infoIn(tradeId)) === info;
    const others = cards.filter((each) => each.tradeId === tradeId && each !== card);
    await this.#cards.takeOut(traderId, tradeId, isShown ? others : [card]);
    return told.ok && !isShown ? refuse({ code: "gift_card_not_free" }) : told;
  }

  /** Shares the code of the saved card that was shown in this trade. */
  async shareCode(actor: Actor, tradeId: TradeId, key?: CommandKey): Promise<Paid> {
    const [cards, shown] = await Promise.all([
      this.#cards.listOf(actor.traderId),
      this.#infoIn(tradeId),
    ]);
    const card = cards.find((each) => each.tradeId === tradeId && each.details.info === shown);
    if (card?.details.code === undefined) return refuse({ code: "gift_card_not_free" });
    return this.#shareCard.shareCode(actor, tradeId, card.details.code, key);
  }

  /** What is said of the card that the trade shows. */
  async #infoIn(tradeId: TradeId): Promise<string | undefined> {
    const record = await this.#views.record(tradeId);
    return record && shownCard(record.trade, record.texts).info;
  }
}
