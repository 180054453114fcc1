import type { OfferId } from "../../domain/id/id.ts";
import { isFeatured } from "../../domain/offer/offer-marks.ts";
import { isOpenToOthers } from "../../domain/offer/moderation.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { Actor } from "../actor/actor.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { OfferStore } from "../ports/offer-store.ts";
import type { OfferPositions } from "../ports/promotions.ts";

/** Where an offer stands in lists, and why. */
interface PinnedInfo {
  readonly isPinned: boolean;
  /** The end of its promotion; undefined if it is not promoted, or moderators keep it in front. */
  readonly pinnedUntil: Instant | undefined;
  /** In the list of its coin and currency; undefined if it is not listed, or far behind. */
  readonly position: number | undefined;
}

/** Tells an owner where their offer stands (answers 65). */
export class ViewPinnedInfo {
  readonly #offers: OfferStore;
  readonly #positions: OfferPositions;
  readonly #prices: MarketPrices;

  constructor(offers: OfferStore, positions: OfferPositions, prices: MarketPrices) {
    this.#offers = offers;
    this.#positions = positions;
    this.#prices = prices;
  }

  /** Undefined if it is not theirs, or deleted. */
  async execute({ traderId }: Actor, offerId: OfferId): Promise<PinnedInfo | undefined> {
    const own = await this.#offers.own(traderId, offerId);
    if (!own) return undefined;
    const { offer, marks } = own;
    const { isStickied, isFeaturedByModerator, isPromoted, promotion } = marks;
    const isKept = isStickied || isFeaturedByModerator;
    const market = this.#prices.quote(offer.asset, offer.currency)?.price;
    return {
      isPinned: isOpenToOthers(offer) && (isStickied || isFeatured(marks)),
      pinnedUntil: isPromoted && !isKept ? promotion?.endsAt : undefined,
      position: await this.#positions.positionOf(
        offerId,
        market?.scaled,
        this.#prices.exchangeRates(offer.asset, offer.currency),
      ),
    };
  }
}
