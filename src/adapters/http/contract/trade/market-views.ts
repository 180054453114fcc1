import { Type, type Static } from "typebox";
import { orNull, view } from "../envelope.ts";

/** What a price makes of an agreement: the fiat stays. Crypto in base units. */
export const newQuote = view("NewQuote", {
  fiatPricePerCrypto: Type.String(),
  cryptoAmount: Type.String(),
  fee: Type.String(),
});

export type NewQuote = Static<typeof newQuote>;

/** The band of the market in which the price of a trade that is not paid yet stands (T21). */
export const priceBandView = view("PriceBand", {
  low: Type.String(),
  high: Type.String(),
  /** Null while no fresh price is known. */
  market: orNull(Type.String()),
  /** Whether the market has left it: the buyer may go without a mark, both may ask for a new price. */
  isOutside: Type.Boolean(),
  /** What the trade would be at the market of now; null inside the band. */
  quote: orNull(newQuote),
});

export type PriceBandView = Static<typeof priceBandView>;

/** How a trade that ended could be taken up again (T48). */
export const reopeningView = view("Reopening", {
  until: Type.String({ description: "ISO 8601, UTC" }),
  /** Whether the market left the band, so that the old price holds no more. */
  isNewPrice: Type.Boolean(),
  /** At the market of now; null while no fresh price is known. */
  quote: orNull(newQuote),
});

export type ReopeningView = Static<typeof reopeningView>;
