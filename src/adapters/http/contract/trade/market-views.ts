import { Type, type Static } from "typebox";
import { orNull, view } from "../envelope.ts";

/** What an agreement becomes at another price: the fiat stays. Crypto in base units. */
export const newQuote = view("NewQuote", {
  fiatPricePerCrypto: Type.String(),
  cryptoAmount: Type.String(),
  fee: Type.String(),
});

export type NewQuote = Static<typeof newQuote>;

/** The market band for the price of a trade that is not paid yet (T21). */
export const priceBandView = view("PriceBand", {
  low: Type.String(),
  high: Type.String(),
  /** Null while there is no fresh price. */
  market: orNull(Type.String()),
  /**
   * Whether the market has left the band: the buyer may cancel without a mark, and both may ask for
   * a new price.
   */
  isOutside: Type.Boolean(),
  /** The trade at the current market price; null inside the band. */
  quote: orNull(newQuote),
});

export type PriceBandView = Static<typeof priceBandView>;

/** How an ended trade could be reopened (T48). */
export const reopeningView = view("Reopening", {
  until: Type.String({ description: "ISO 8601, UTC" }),
  /** Whether the market has left the band, so that the old price no longer applies. */
  isNewPrice: Type.Boolean(),
  /** At the current market price; null while there is no fresh price. */
  quote: orNull(newQuote),
});

export type ReopeningView = Static<typeof reopeningView>;
