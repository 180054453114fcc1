import type { NewQuote } from "../../http/contract/trade/market-views.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { priceText, withCode } from "../design/amount-text.ts";
import { cryptoWords } from "../trade/trade-facts.ts";

/** The formatted terms of a trade at another price. */
export interface QuoteText {
  readonly crypto: string;
  readonly fee: string;
  /** The price per coin, "64,812.42 EUR". */
  readonly price: string;
  /** Whether it is more crypto than agreed. */
  readonly isMore: boolean;
}

type Agreed = Pick<TradeView, "cryptoCurrencyCode" | "currency" | "cryptoAmount">;

/** The amounts of a quote for a trade. */
export function quoteText(locale: string, view: Agreed, quote: NewQuote): QuoteText {
  const { cryptoCurrencyCode: asset, currency, cryptoAmount } = view;
  return {
    crypto: cryptoWords(locale, asset, quote.cryptoAmount),
    fee: cryptoWords(locale, asset, quote.fee),
    price: marketText(locale, currency, quote.fiatPricePerCrypto),
    isMore: BigInt(quote.cryptoAmount) > BigInt(cryptoAmount.amount),
  };
}

/** A price per coin with its currency. */
export function marketText(locale: string, currency: string, price: string): string {
  return withCode(priceText(locale, price), currency);
}
