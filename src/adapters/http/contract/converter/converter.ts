import { Type } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { offerCard } from "../offer/offer-views.ts";
import { CalculateDto } from "./calculate-dto.ts";
import { CryptoFiatRatesDto, WalletRatesDto } from "./rates-dto.ts";

const currencyNames = closed({
  /** In English. */
  name: Type.String(),
  /** In the language asked for; in English where it has no name for it. */
  nameLocalized: Type.String(),
});

/** A decimal; null while the market does not say. */
const rate = orNull(Type.String());

export const listCryptoFiatRates = route({
  id: "listCryptoFiatRates",
  method: "get",
  path: "/rest/v2/crypto-fiat-rates",
  summary: "What coins cost in every currency and metal",
  access: "anyone",
  query: CryptoFiatRatesDto,
  answers: {
    200: {
      description: "The most sought currencies first, metals last",
      body: dataOf(
        Type.Array(
          view("CryptoFiatRates", {
            id: Type.Integer(),
            code: Type.String(),
            names: currencyNames,
            /** How amounts are written ("€"); the code if there is no sign. */
            symbol: Type.String(),
            /** Number of digits shown for amounts. */
            precision: Type.Integer(),
            isMetal: Type.Boolean(),
            /** What one of each costs in the currency. */
            rates: closed({ USD: rate, BTC: rate, USDT: rate, ETH: rate }),
            /** Whether the rates are too old for a trade to start at them. */
            isOld: Type.Boolean(),
          }),
        ),
      ),
    },
  },
});

export const listWalletRates = route({
  id: "listWalletRates",
  method: "get",
  path: "/rest/v2/wallet/rates",
  summary: "What each asset of a wallet is worth, in every currency or in one",
  access: "anyone",
  query: WalletRatesDto,
  answers: {
    200: {
      description: "Without those that the market does not say now",
      body: dataOf(
        Type.Array(
          view("WalletRate", {
            cryptoCurrencyCode: Type.String(),
            fiatCurrencyCode: Type.String(),
            /** What a whole coin is worth. */
            rate: Type.String(),
            /** Number of digits shown for amounts of the currency. */
            precision: Type.Integer(),
          }),
        ),
      ),
    },
  },
});

const converterCurrency = view("ConverterCurrency", {
  id: Type.Integer(),
  code: Type.String(),
  names: currencyNames,
  /** What one of each costs in the currency. */
  rate: closed({ usd: rate, btc: rate, usdt: rate }),
  /** Whether the rates are too old for a trade to start at them. */
  isOld: Type.Boolean(),
  /** What a converter begins with. */
  defaultAmount: Type.String(),
  /** Its place in lists, from 1. */
  order: Type.Integer(),
});

export const listConverterCurrencies = route({
  id: "listConverterCurrencies",
  method: "get",
  path: "/rest/v1/calculator/currency",
  summary: "The currencies and metals of the converter",
  access: "anyone",
  answers: {
    200: {
      description: "In the order of lists",
      body: dataOf(Type.Array(converterCurrency)),
    },
  },
});

export const calculate = route({
  id: "calculate",
  method: "get",
  path: "/rest/v1/calculator",
  summary: "What Bitcoin costs in a currency: now, in the past, and in the best offers",
  access: "anyone",
  query: CalculateDto,
  answers: {
    200: {
      description: "For five offers to buy from and five to sell to, at most",
      body: dataOf(
        view("Calculation", {
          currency: converterCurrency,
          calculator: closed({
            /** What the converter begins with. */
            fiatAmount: Type.String(),
            /** What that buys, in whole coins. */
            btcAmount: rate,
          }),
          /** In the order of time; the last point is now. */
          chart: Type.Array(
            closed({
              date: Type.String(),
              /** What a whole coin cost. */
              rate: Type.String(),
            }),
          ),
          offers: closed({ buy: Type.Array(offerCard), sell: Type.Array(offerCard) }),
        }),
      ),
    },
  },
});

export const converterRoutes = {
  listCryptoFiatRates,
  listWalletRates,
  listConverterCurrencies,
  calculate,
};
