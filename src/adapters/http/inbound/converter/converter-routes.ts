import type { ListRates } from "../../../../application/converter/list-rates.ts";
import {
  listConverterCurrencies,
  listCryptoFiatRates,
  listWalletRates,
} from "../../contract/converter/converter.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { currencyNamesIn } from "../currency-words.ts";
import { presentConverterCurrency, presentRates, presentWalletRates } from "./rate-presenter.ts";

/** What the routes of the converter call. */
interface ConverterUseCases {
  readonly listRates: ListRates;
}

/** The English names are those of the catalogue. */
const inEnglish = () => undefined;

/** Rates for everybody, and the converter. */
export function converterRoutes({ listRates }: ConverterUseCases): readonly BoundRoute[] {
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
  ];
}
