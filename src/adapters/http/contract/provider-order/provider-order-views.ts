import { Type, type Static } from "typebox";
import { realAssets } from "../../../../domain/money/asset.ts";
import { orderObstacles } from "../../../../domain/provider-order/decide-order.ts";
import {
  orderKinds,
  orderStates,
  payWays,
} from "../../../../domain/provider-order/provider-order.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";

const instant = Type.String({ description: "ISO 8601, UTC" });

/** What a priced or placed order is about. Amounts in base or smallest units, as strings. */
const orderFields = {
  id: Type.String(),
  kind: oneOf(orderKinds),
  provider: Type.String(),
  cryptoCurrencyCode: oneOf(realAssets),
  /** What is credited, or taken with the fee in it. */
  amount: Type.String(),
  /** What of it the marketplace keeps. */
  feeAmount: Type.String(),
  fiatCurrencyCode: Type.String(),
  /** What is paid, paid out, or loaded. */
  fiatAmount: Type.String(),
  /** What the provider keeps: in what is paid, or taken from what is paid out. */
  providerFee: Type.String(),
  way: Type.String(),
  /** Where it goes, as its owner knows it; null where it goes nowhere. */
  destination: orNull(
    closed({
      kind: Type.Union([Type.Literal("bank"), Type.Literal("mobile-money"), Type.Literal("phone")]),
      /** A phone number, or the last four characters of an account. */
      number: Type.String(),
      /** The operator of a phone, or whose account it is. */
      name: Type.String(),
    }),
  ),
};

export const providerOrderView = view("ProviderOrder", {
  ...orderFields,
  state: oneOf(orderStates),
  isTest: Type.Boolean(),
  /** Until when it can be cancelled. */
  heldUntil: orNull(instant),
  placedAt: instant,
  endedAt: orNull(instant),
});
export type ProviderOrderView = Static<typeof providerOrderView>;

export const orderQuoteView = view("ProviderQuote", {
  ...orderFields,
  expiresAt: instant,
  validSeconds: Type.Integer(),
  obstacle: orNull(
    closed({
      code: oneOf(orderObstacles),
      message: Type.String(),
      /** Of a blocked wallet: ID_REQUIRED or BLOCKED_IN_LOCATION. */
      kind: orNull(Type.String()),
    }),
  ),
  asks: Type.Union([Type.Literal("code"), Type.Literal("password"), Type.Literal("nothing")]),
});
export type OrderQuoteView = Static<typeof orderQuoteView>;

export const orderTermsView = view("ProviderTerms", {
  isAvailable: Type.Boolean(),
  /** Whether nobody is paid: a demo. */
  isTest: Type.Boolean(),
  markets: Type.Array(
    closed({
      cryptoCurrencyCode: oneOf(realAssets),
      fiatCurrencyCode: Type.String(),
      way: oneOf(payWays),
      least: Type.String(),
      most: Type.String(),
    }),
  ),
  /** Saved accounts that money can be paid out to. */
  accounts: Type.Array(
    closed({
      id: Type.String(),
      way: oneOf(payWays),
      number: Type.String(),
      name: Type.String(),
      fiatCurrencyCodes: Type.Array(Type.String()),
    }),
  ),
  countries: Type.Array(Type.String()),
  ownNumber: orNull(Type.String()),
  dayLimitUsdCents: Type.String(),
  feeBasisPoints: Type.Integer(),
});
export type OrderTermsView = Static<typeof orderTermsView>;

export const phoneTermsView = view("PhoneTerms", {
  number: Type.String(),
  country: Type.String(),
  /** The operator of the number, where the provider knows it. */
  detected: orNull(Type.String()),
  operators: Type.Array(
    closed({
      id: Type.String(),
      name: Type.String(),
      fiatCurrencyCode: Type.String(),
      /** What can be loaded; empty where anything within the bounds can. */
      amounts: Type.Array(Type.String()),
      least: orNull(Type.String()),
      most: orNull(Type.String()),
    }),
  ),
});
export type PhoneTermsView = Static<typeof phoneTermsView>;
