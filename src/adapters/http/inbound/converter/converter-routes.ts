import type { Calculate } from "../../../../application/converter/calculate.ts";
import type { ListRates } from "../../../../application/converter/list-rates.ts";
import { chartRangeOf } from "../../../../domain/market/chart-range.ts";
import { formatAmount } from "../../../../domain/money/money.ts";
import {
  calculate,
  listConverterCurrencies,
  listCryptoFiatRates,
  listWalletRates,
} from "../../contract/converter/converter.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { currencyNamesIn } from "../currency-words.ts";
import { offerCardOf } from "../offer/offer-presenter.ts";
import {
  presentConverterCurrency,
  presentPast,
  presentRates,
  presentWalletRates,
} from "./rate-presenter.ts";

/** What the routes of the converter call. */
interface ConverterUseCases {
  readonly listRates: ListRates;
  readonly calculate: Calculate;
}

/** The English names are those of the catalogue. */
const inEnglish = () => undefined;

/** The converter marks none. */
const noFavorites: ReadonlySet<string> = new Set();

/** Rates for everybody, and the converter. */
export function converterRoutes(useCases: ConverterUseCases): readonly BoundRoute[] {
  const { listRates } = useCases;
  return [
    bind(listCryptoFiatRates).to(({ query: { locale } }) => {
      const nameOf = locale === undefined ? inEnglish : currencyNamesIn(locale);
      return Promise.resolve(ok(listRates.execute().map((each) => presentRates(each, nameOf))));
    }),
    bind(listWalletRates).to(({ query: { currency } }) =>
      Promise.resolve(
        ok(
          listRates
            .execute()
            .filter((each) => currency === undefined || each.currency.code === currency)
            .flatMap(presentWalletRates),
        ),
      ),
    ),
    bind(listConverterCurrencies).to(() =>
      Promise.resolve(
        ok(listRates.execute().map((each) => presentConverterCurrency(each, inEnglish))),
      ),
    ),
    bind(calculate).to(async ({ query, actor }) => {
      const { currency = "USD", range } = query;
      const span = chartRangeOf(range);
      const found = span && (await useCases.calculate.execute(currency, span, actor));
      if (!found) return { refusal: "not_found" };
      const { rates, bitcoin, chart, offers } = found;
      const cardOf = (offer: (typeof offers.buy)[number]) => offerCardOf(offer, noFavorites);
      return ok({
        currency: presentConverterCurrency(rates, inEnglish),
        calculator: {
          fiatAmount: rates.defaultAmount,
          btcAmount: bitcoin ? formatAmount(bitcoin) : null,
        },
        chart: chart.map((each) => presentPast(each, currency)),
        offers: { buy: offers.buy.map(cardOf), sell: offers.sell.map(cardOf) },
      });
    }),
  ];
}
