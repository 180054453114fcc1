import type { NewQuote } from "../../http/contract/trade/market-views.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { priceText } from "../design/amount-text.ts";
import { cryptoWords } from "../trade/trade-facts.ts";

/** What another price makes of a trade, ready to be read. */
export interface QuoteText {
  readonly crypto: string;
  readonly fee: string;
  /** What one coin costs, "64,812.42 EUR". */
  readonly price: string;
  /** Whether it is more crypto than was agreed. */
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

/** A price of one coin with its currency. */
export function marketText(locale: string, currency: string, price: string): string {
  return `${priceText(locale, price)}\u00A0${currency}`;
}
