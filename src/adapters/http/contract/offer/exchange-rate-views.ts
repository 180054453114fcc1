import { Type, type Static } from "typebox";
import { pricePoints } from "../../../../domain/market/exchange-rate.ts";
import { orNull, view } from "../envelope.ts";
import { named } from "../schema-names.ts";

const pricePointView = named("PricePoint", Type.Enum(pricePoints));

/** One price of a coin at an exchange. */
export const exchangeRateView = view("ExchangeRate", {
  source: Type.String(),
  pricePoint: pricePointView,
  value: Type.String(),
  /** Seconds since the epoch. */
  at: Type.Integer(),
});

export type ExchangeRateView = Static<typeof exchangeRateView>;

/** How the price follows a named exchange; null for fixed prices and margins. */
export const rateFormulaView = orNull(
  view("RateFormula", {
    source: Type.String(),
    pricePoint: pricePointView,
    /** "1.015". */
    multiplier: Type.String(),
    /** Per coin; null without a bound. */
    floor: orNull(Type.String()),
    ceiling: orNull(Type.String()),
    /** What the exchange says; null while it says nothing that counts. */
    lastValue: orNull(Type.String()),
    /** Its time, in seconds since the epoch. */
    lastValueAt: orNull(Type.Integer()),
  }),
);
