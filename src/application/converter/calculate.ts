import { findCurrency, type FiatCurrency } from "../../domain/catalogue/fiat-currencies.ts";
import { spanOf, type ChartRange } from "../../domain/market/chart-range.ts";
import type { PastRate } from "../../domain/market/rate-history.ts";
import { parseFiat } from "../../domain/money/fiat.ts";
import type { Money } from "../../domain/money/money.ts";
import { cryptoFor } from "../../domain/money/price.ts";
import type { OfferSide } from "../../domain/offer/offer.ts";
import type { Actor } from "../actor/actor.ts";
import { pastRates } from "../market/past-rates.ts";
import type { ListOffers } from "../offer/list-offers.ts";
import type { OfferInView } from "../offer/offer-in-view.ts";
import type { RateHistory } from "../ports/rate-history.ts";
import type { CurrencyRates, ListRates } from "./list-rates.ts";

/** What a converter shows of Bitcoin in one currency. */
interface Calculation {
  readonly rates: CurrencyRates;
  /** What the usual amount buys at the market's price; undefined while that is unknown. */
  readonly bitcoin: Money<"BTC"> | undefined;
  /** In the order of time; the last is the market's price now. */
  readonly chart: readonly PastRate[];
  /** The best offers to buy from and to sell to. */
  readonly offers: { readonly [Side in OfferSide]: readonly OfferInView[] };
}

/** How many offers of each kind it shows (specification, section 9). */
const mostOffers = 5;
const bitcoinId = 8;

/** Shows what Bitcoin costs in a currency: now, in the past, and in the best offers. */
export class Calculate {
  readonly #rates: ListRates;
  readonly #history: RateHistory;
  readonly #offers: ListOffers;
  readonly #clock: () => number;

  /** The clock returns milliseconds since the epoch. */
  constructor(rates: ListRates, history: RateHistory, offers: ListOffers, clock: () => number) {
    this.#rates = rates;
    this.#history = history;
    this.#offers = offers;
    this.#clock = clock;
  }

  /** Undefined if there is no such currency or metal. */
  async execute(
    currencyCode: string,
    range: ChartRange,
    reader: Actor | undefined,
  ): Promise<Calculation | undefined> {
    const rates = this.#rates.execute().find(({ currency }) => currency.code === currencyCode);
    if (!rates) return undefined;
    const { currency } = rates;
    const [past, buy, sell] = await Promise.all([
      this.#past(currency, range),
      this.#offersOf("buy", currency, reader),
      this.#offersOf("sell", currency, reader),
    ]);
    const now = rates.quotes.BTC;
    const last = now && { at: this.#clock(), scaled: now.price.scaled };
    return {
      rates,
      bitcoin: bitcoinFor(rates),
      chart: last ? [...past, last] : past,
      offers: { buy, sell },
    };
  }

  #past({ code }: FiatCurrency, range: ChartRange): Promise<readonly PastRate[]> {
    const { backSeconds, stepSeconds } = spanOf[range];
    const span = { since: this.#clock() - backSeconds * 1_000, stepSeconds };
    return pastRates(this.#history, "BTC", code, span);
  }

  /** No offer is in a metal. */
  async #offersOf(
    type: OfferSide,
    { code }: FiatCurrency,
    reader: Actor | undefined,
  ): Promise<readonly OfferInView[]> {
    if (!findCurrency(code)) return [];
    const wish = { type, cryptoCurrencyId: bitcoinId, currency: code, limit: mostOffers };
    const found = await this.#offers.execute(wish, reader);
    return found.ok ? found.value.offers : [];
  }
}

function bitcoinFor({ currency, quotes, defaultAmount }: CurrencyRates): Money<"BTC"> | undefined {
  const fiat = parseFiat(currency.code, defaultAmount);
  const price = quotes.BTC?.price;
  if (!fiat.ok || !price) return undefined;
  return cryptoFor(fiat.value, { ...price, asset: "BTC" });
}
