import { cryptoCurrencies, findCryptoCurrency } from "../../domain/catalogue/crypto-currencies.ts";
import { fiatCurrencies, findCurrency } from "../../domain/catalogue/fiat-currencies.ts";
import { findGroup } from "../../domain/catalogue/payment-method-groups.ts";
import { findPaymentMethod, paymentMethods } from "../../domain/catalogue/payment-methods.ts";
import { fiatDigits, parseFiat, type Fiat, type FiatCode } from "../../domain/money/fiat.ts";
import type { Price } from "../../domain/money/price.ts";
import { visitorType, type OfferSide } from "../../domain/offer/offer.ts";
import type { OfferSort } from "../../domain/offer/offer-sorts.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { OfferPosition, OfferSearch, OfferViews, SoughtPair } from "../ports/offer-store.ts";
import type { OfferInView } from "./offer-in-view.ts";
import type { OfferWindow } from "./offer-window.ts";

/** A visitor's search. An absent field does not filter. */
export interface OfferWish {
  /** What the visitor does. */
  readonly type: OfferSide;
  readonly cryptoCurrencyId?: number;
  readonly currency?: string;
  /** What they want to trade, as typed; without a currency, in that of each offer. */
  readonly fiat?: string;
  readonly paymentMethod?: string;
  readonly group?: string;
  readonly sort?: OfferSort;
  readonly after?: ListPosition;
  readonly limit: number;
}

/**
 * Where a page begins. The market price at the start of the list stays the one used for ordering:
 * when the market moves between two pages, no offer is left out or shown twice.
 */
export interface ListPosition extends OfferPosition {
  /** At 10^-8 of the fiat unit; only if the list is for one asset in one currency. */
  readonly marketScaled: bigint | undefined;
  readonly sort: OfferSort;
}

export interface OfferList {
  readonly offers: readonly OfferInView[];
  /** Counted up to `mostCounted`. */
  readonly total: number;
  readonly next: ListPosition | undefined;
  /** Of the requested asset in the requested currency. */
  readonly market: Price | undefined;
}

interface VisiblePage {
  readonly offers: readonly OfferInView[];
  readonly total: number;
  readonly next: OfferPosition | undefined;
}

/** How often a page is topped up; a page that is still short names the next one. */
const mostRounds = 4;

/** A filter that names nothing that exists, an invalid amount, or a page in another order. */
export interface WishRefusal {
  readonly code: "validation";
  readonly field:
    | "crypto_currency_id"
    | "currency"
    | "fiat-min"
    | "payment-method"
    | "group"
    | "page_id";
  readonly reason: "unknown" | "amount_not_a_number" | "amount_too_precise";
}

/** Lists the offers that a visitor can take, best first or in the order they ask for. */
export class ListOffers {
  readonly #offers: OfferViews;
  readonly #prices: MarketPrices;
  readonly #window: OfferWindow;

  constructor(offers: OfferViews, prices: MarketPrices, window: OfferWindow) {
    this.#offers = offers;
    this.#prices = prices;
    this.#window = window;
  }

  async execute(
    wish: OfferWish,
    reader: Actor | undefined,
  ): Promise<Result<OfferList, WishRefusal>> {
    const methods = methodsOf(wish);
    if (!methods.ok) return methods;
    const pairs = this.#pairsOf(wish);
    if (!pairs.ok) return pairs;
    const [only, ...others] = pairs.value;
    const isOnePair = only !== undefined && others.length === 0;
    const marketScaled = isOnePair ? only.market?.scaled : undefined;
    const sort = wish.sort ?? "default";
    if (wish.after && wish.after.sort !== sort) return unknown("page_id");
    const search = {
      ownerSide: visitorType(wish.type),
      sort,
      pairs: pairs.value,
      paymentMethods: methods.value,
      after: wish.after,
      limit: wish.limit,
    };
    const page = await this.#visiblePage(search, reader);
    return accept({
      offers: page.offers,
      total: page.total,
      next: page.next && { ...page.next, marketScaled, sort },
      market: isOnePair ? this.#prices.quote(only.asset, only.currency)?.price : undefined,
    });
  }

  /**
   * A page without the offers that their owners cannot fund at the moment: the following ones
   * replace them, in a few attempts. The skipped ones are not counted.
   */
  async #visiblePage(search: OfferSearch, reader: Actor | undefined): Promise<VisiblePage> {
    const asked = new Map(search.pairs.map((pair) => [pair.currency, pair.asked]));
    const offers: OfferInView[] = [];
    let [after, total, hidden] = [search.after, 0, 0];
    for (let round = 0; round < mostRounds; round += 1) {
      const limit = search.limit - offers.length;
      const page = await this.#offers.search({ ...search, after, limit });
      const seen = await this.#window.show(page.offers, reader, ({ offer }) =>
        asked.get(offer.currency),
      );
      const visible = seen.filter(({ isHidden }) => !isHidden);
      offers.push(...visible);
      hidden += seen.length - visible.length;
      if (round === 0) total = page.total;
      after = page.next;
      if (!after || offers.length >= search.limit) break;
    }
    return { offers, total: Math.max(0, total - hidden), next: after };
  }

  #pairsOf(wish: OfferWish): Result<readonly SoughtPair[], WishRefusal> {
    const assets =
      wish.cryptoCurrencyId === undefined
        ? cryptoCurrencies
        : [findCryptoCurrency(wish.cryptoCurrencyId)];
    const currencies = wish.currency === undefined ? fiatCurrencies : [findCurrency(wish.currency)];
    const pairs: SoughtPair[] = [];
    for (const currency of currencies) {
      if (!currency) return unknown("currency");
      const asked = askedOf(wish, currency.code);
      // Without a named currency, one that cannot express the amount has no offer for it.
      if (
        !asked.ok &&
        wish.currency === undefined &&
        asked.refusal.reason !== "amount_not_a_number"
      )
        continue;
      if (!asked.ok) return asked;
      const worth = this.#prices.usdCents(comparedOf(currency.code));
      for (const crypto of assets) {
        if (!crypto) return unknown("crypto_currency_id");
        const asset = crypto.asset.code;
        const market = this.#prices.quote(asset, currency.code)?.price;
        pairs.push({ asset, currency: currency.code, market, worth, asked: asked.value });
      }
    }
    return accept(asOne(pairs, wish.after));
  }
}

/** How much of each currency is compared: with enough digits for every difference of prices. */
function comparedOf(currency: FiatCode): Fiat {
  return { currency, minor: 10n ** BigInt(24 + fiatDigits(currency)) };
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

function askedOf({ fiat }: OfferWish, currency: FiatCode): Result<Fiat | undefined, WishRefusal> {
  if (fiat === undefined) return accept(undefined);
  const asked = parseFiat(currency, fiat);
  if (asked.ok) return accept(asked.value.minor > 0n ? asked.value : undefined);
  return refuse({ code: "validation", field: "fiat-min", reason: asked.refusal.code });
}

function methodsOf({
  paymentMethod,
  group,
}: OfferWish): Result<readonly string[] | undefined, WishRefusal> {
  const sought = group === undefined ? "every" : findGroup(group);
  if (!sought) return unknown("group");
  if (paymentMethod !== undefined) {
    const method = findPaymentMethod(paymentMethod);
    if (!method) return unknown("payment-method");
    const isIn = sought === "every" || sought.id === method.groupId;
    return accept(isIn ? [method.slug] : []);
  }
  if (sought === "every") return accept(undefined);
  return accept(
    paymentMethods.filter(({ groupId }) => groupId === sought.id).map(({ slug }) => slug),
  );
}

function unknown(field: WishRefusal["field"]): {
  readonly ok: false;
  readonly refusal: WishRefusal;
} {
  return refuse({ code: "validation", field, reason: "unknown" });
}
