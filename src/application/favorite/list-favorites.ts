import { isOpenToOthers } from "../../domain/offer/moderation.ts";
import { visitorType, type OfferSide } from "../../domain/offer/offer.ts";
import type { Actor } from "../actor/actor.ts";
import type { OfferInView } from "../offer/offer-in-view.ts";
import type { OfferWindow } from "../offer/offer-window.ts";
import { sortedOffers, type ActiveOfferSort } from "../offer/sorted-offers.ts";
import type { FavoriteStore, OffersById } from "../ports/favorite-store.ts";
import type { MarketPrices } from "../ports/market-prices.ts";

/** Which favorites a trader looks for; `type` is what the trader would do. */
interface FavoriteList {
  readonly type: OfferSide | undefined;
  readonly sort: ActiveOfferSort;
  /** Starts at 1. */
  readonly page: number;
}

interface FavoritePage {
  readonly offers: readonly OfferInView[];
  readonly total: number;
  readonly perPage: number;
  readonly buyCount: number;
  readonly sellCount: number;
}

/** The page size (specification, section 3). */
const perPage = 10;

/** Lists a trader's favorite offers, except those that nobody can take at the moment. */
export class ListFavorites {
  readonly #favorites: FavoriteStore;
  readonly #offers: OffersById;
  readonly #prices: MarketPrices;
  readonly #window: OfferWindow;

  constructor(
    favorites: FavoriteStore,
    offers: OffersById,
    prices: MarketPrices,
    window: OfferWindow,
  ) {
    this.#favorites = favorites;
    this.#offers = offers;
    this.#prices = prices;
    this.#window = window;
  }

  async execute(reader: Actor, { type, sort, page }: FavoriteList): Promise<FavoritePage> {
    const ids = await this.#favorites.listOf(reader.traderId);
    const records = await this.#offers.recordsOf(ids);
    const open = records.filter(({ offer }) => isOpenToOthers(offer));
    const seen = await this.#window.show(open, reader, () => undefined);
    const visible = seen.filter(({ isHidden }) => !isHidden);
    const ofType = (wanted: OfferSide) =>
      visible.filter(({ offer }) => visitorType(offer.side) === wanted);
    const fitting = sortedOffers(type ? ofType(type) : visible, sort, this.#prices);
    return {
      offers: fitting.slice((page - 1) * perPage, page * perPage),
      total: fitting.length,
      perPage,
      buyCount: ofType("buy").length,
      sellCount: ofType("sell").length,
    };
  }
}
