import { findCryptoCurrency } from "../../domain/catalogue/crypto-currencies.ts";
import type { Price } from "../../domain/money/price.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import type { OfferSort } from "../../domain/offer/offer-sorts.ts";
import { visitorType } from "../../domain/offer/offer.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { DollarPrices, MarketPrices } from "../ports/market-prices.ts";
import type { OfferPosition, OfferSearch, OfferViews, SoughtPair } from "../ports/offer-store.ts";
import type { OfferInView } from "./offer-in-view.ts";
import type { OfferWindow } from "./offer-window.ts";
import {
  cardsOf,
  methodsOf,
  ownersOf,
  refuseWish,
  type ListPosition,
  type OfferWish,
  type WishRefusal,
} from "./offer-wish.ts";
import { soughtPairs } from "./sought-pairs.ts";

export interface OfferList {
  readonly offers: readonly OfferInView[];
  /** Counted up to `mostCounted`. */
  readonly total: number;
  readonly next: ListPosition | undefined;
  /** Of the requested asset in the requested currency. */
  readonly market: Price | undefined;
}

/** What the list reads of the policy; `newbieOffers`: whether offers for newcomers can be asked for. */
type ListPolicy = Pick<OfferPolicy, "idLevel" | "stablecoinsByPrice"> & {
  readonly newbieOffers: boolean;
};

interface VisiblePage {
  readonly offers: readonly OfferInView[];
  readonly total: number;
  readonly next: OfferPosition | undefined;
}

/** How often a page is topped up; a page that is still short names the next one. */
const mostRounds = 4;

/** Lists the offers that a visitor can take, best first or in the order they ask for. */
export class ListOffers {
  readonly #offers: OfferViews;
  readonly #prices: MarketPrices & DollarPrices;
  readonly #window: OfferWindow;
  readonly #policy: Current<ListPolicy>;

  constructor(
    offers: OfferViews,
    prices: MarketPrices & DollarPrices,
    window: OfferWindow,
    policy: Current<ListPolicy>,
  ) {
    this.#offers = offers;
    this.#prices = prices;
    this.#window = window;
    this.#policy = policy;
  }

  async execute(
    wish: OfferWish,
    reader: Actor | undefined,
  ): Promise<Result<OfferList, WishRefusal>> {
    const methods = methodsOf(wish.area === "gift-cards" ? ofGiftCards(wish) : wish);
    if (!methods.ok) return methods;
    const owners = ownersOf(wish, this.#policy().idLevel, reader?.traderId);
    if (!owners.ok) return owners;
    const sought = soughtPairs(wish, this.#prices, reader);
    if (!sought.ok) return sought;
    const pairs = asOne(sought.value, wish.after);
    const [only, ...others] = pairs;
    const isOnePair = only !== undefined && others.length === 0;
    const marketScaled = isOnePair ? only.market?.scaled : undefined;
    const sort = sortOf(wish, this.#policy());
    if (wish.after && wish.after.sort !== sort) return refuseWish("page_id");
    const search = {
      ownerSide: visitorType(wish.type),
      sort,
      pairs,
      paymentMethods: methods.value,
      ...(owners.value && { owners: owners.value }),
      ...(wish.tags && { tags: wish.tags }),
      ...cardsOf(wish),
      ...(wish.locationId !== undefined && { regionId: wish.locationId }),
      ...(wish.area === "otc" && { isOtc: true }),
      ...(!wish.isOfBlocked && { visibleTo: { readerId: reader?.traderId } }),
      ...(wish.isForNewBuyers && this.#policy().newbieOffers && { isForNewBuyers: true }),
      after: wish.after,
      limit: wish.limit,
    };
    const page = await this.#visiblePage(search, wish, reader);
    return accept({
      offers: page.offers,
      total: page.total,
      next: page.next && { ...page.next, marketScaled, sort },
      market: isOnePair ? this.#prices.quote(only.asset, only.currency)?.price : undefined,
    });
  }

  /**
   * A page without the offers that their owners cannot fund at the moment, nor those that the wish
   * leaves out: the following ones replace them, in a few attempts. The skipped ones are not counted.
   */
  async #visiblePage(
    search: OfferSearch,
    wish: OfferWish,
    reader: Actor | undefined,
  ): Promise<VisiblePage> {
    const asked = new Map(search.pairs.map((pair) => [pair.currency, pair.asked]));
    const offers: OfferInView[] = [];
    let [after, total, hidden] = [search.after, 0, 0];
    for (let round = 0; round < mostRounds; round += 1) {
      const limit = search.limit - offers.length;
      const page = await this.#offers.search({ ...search, after, limit });
      const seen = await this.#window.show(page.offers, reader, ({ offer }) =>
        asked.get(offer.currency),
      );
      const visible = seen.filter((offer) => isShown(offer, wish));
      offers.push(...visible);
      hidden += page.left + seen.length - visible.length;
      if (round === 0) total = page.total;
      after = page.next;
      if (!after || offers.length >= search.limit) break;
    }
    return { offers, total: Math.max(0, total - hidden), next: after };
  }
}

/** Their area is that of their payment methods. */
function ofGiftCards(wish: OfferWish): OfferWish {
  return { ...wish, group: wish.group ?? "gift-cards" };
}

/** Offers of those whom the reader blocked are hidden everywhere but in a list of just these. */
function isShown(
  { isHidden, obstacle }: OfferInView,
  { isOfBlocked, isAcceptable }: OfferWish,
): boolean {
  if (isOfBlocked) return obstacle === "opponent_is_blocked";
  return !isHidden && (!isAcceptable || obstacle === undefined);
}

/**
 * A list of one pair continues in the order in which it began, and compares its currency with no
 * other.
 */
function asOne(
  pairs: readonly SoughtPair[],
  after: ListPosition | undefined,
): readonly SoughtPair[] {
  const [only, ...others] = pairs;
  if (!only || others.length > 0) return pairs;
  const { asset, currency } = only;
  if (!after) return [{ ...only, worth: 1n }];
  const { marketScaled } = after;
  const market = marketScaled === undefined ? undefined : { asset, currency, scaled: marketScaled };
  return [{ ...only, market, worth: 1n }];
}

/**
 * The order of a list. Where a flag says so, the usual one of a stablecoin is its price, best first for
 * the visitor (answers 6).
 */
function sortOf(
  { sort = "default", type, cryptoCurrencyId }: OfferWish,
  { stablecoinsByPrice }: Pick<OfferPolicy, "stablecoinsByPrice">,
): OfferSort {
  const isStable = findCryptoCurrency(cryptoCurrencyId ?? 0)?.isStablecoin ?? false;
  if (sort !== "default" || !stablecoinsByPrice || !isStable) return sort;
  return type === "buy" ? "crypto_usd_price_asc" : "crypto_usd_price_desc";
}
