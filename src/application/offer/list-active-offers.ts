import type { AssetCode } from "../../domain/money/asset.ts";
import { visitorType, type OfferSide } from "../../domain/offer/offer.ts";
import type { Actor } from "../actor/actor.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { OwnerOffers } from "../ports/owner-offers.ts";
import type { OfferInView } from "./offer-in-view.ts";
import type { OfferWindow } from "./offer-window.ts";
import { bestFirst, sortedOffers, type ActiveOfferSort } from "./sorted-offers.ts";

/** Which of a trader's offers a visitor looks for. */
interface ActiveOfferWish {
  readonly username: string;
  /** What the visitor does. */
  readonly type: OfferSide | undefined;
  readonly asset: AssetCode | undefined;
  readonly sort: ActiveOfferSort;
  readonly offset: number;
}

interface ActiveOffers {
  readonly offers: readonly OfferInView[];
  /** How many match, and what visitors do with them. */
  readonly total: number;
  readonly buyCount: number;
  readonly sellCount: number;
  readonly nextOffset: number | undefined;
}

/** The page size (specification, section 9). */
const perPage = 10;

/** Lists one trader's offers. Those that the trader cannot fund at the moment are left out. */
export class ListActiveOffers {
  readonly #offers: OwnerOffers;
  readonly #prices: MarketPrices;
  readonly #window: OfferWindow;

  constructor(offers: OwnerOffers, prices: MarketPrices, window: OfferWindow) {
    this.#offers = offers;
    this.#prices = prices;
    this.#window = window;
  }

  /** Undefined when there is no such trader. */
  async execute(
    wish: ActiveOfferWish,
    reader: Actor | undefined,
  ): Promise<ActiveOffers | undefined> {
    const records = await this.#offers.activeOf(wish.username, reader?.traderId);
    if (!records) return undefined;
    const seen = await this.#window.show(records, reader, () => undefined);
    const visible = seen.filter(
      ({ isHidden, offer }) => !isHidden && (!wish.asset || offer.asset === wish.asset),
    );
    const ofType = (type: OfferSide) =>
      visible.filter(({ offer }) => visitorType(offer.side) === type);
    const sought = wish.type ? ofType(wish.type) : visible;
    const fitting =
      wish.sort === "default" ? bestFirst(sought) : sortedOffers(sought, wish.sort, this.#prices);
    const end = wish.offset + perPage;
    return {
      offers: fitting.slice(wish.offset, end),
      total: fitting.length,
      buyCount: ofType("buy").length,
      sellCount: ofType("sell").length,
      nextOffset: end < fitting.length ? end : undefined,
    };
  }
}
