import { Type } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";

const paymentMethodView = view("PaymentMethod", {
  id: Type.Integer(),
  /** In English. */
  name: Type.String(),
  /** By language, those that there are. */
  names: Type.Record(Type.String(), Type.String()),
  slug: Type.String(),
  paymentMethodGroupId: Type.Integer(),
  /** The slug of its group. */
  group: Type.String(),
  /** How many offers sell crypto for it; counted at most once a minute. */
  sellQuantity: Type.Integer(),
  /** How many offers buy crypto with it; counted with them. */
  buyQuantity: Type.Integer(),
  /** Whether offers may name the beginnings of card numbers. */
  isBinCodeEnabled: Type.Boolean(),
  /** The name of a picture; methods of one group have the same. */
  iconName: Type.String(),
  /** What it pays in; empty: every currency. */
  currencies: Type.Array(Type.String()),
  /** Where it is used; empty: wherever its currencies are. */
  countries: Type.Array(Type.String()),
  /** Whether the payer can have a payment reversed later. */
  isReversible: Type.Boolean(),
  /** Whether those who cheat ask for it more often than for others. */
  isHighRisk: Type.Boolean(),
  /** How long a payment may take to arrive; 0: the same day. */
  settlementSeconds: Type.Integer(),
  /** What both sides should watch out for, in English. */
  hint: orNull(Type.String()),
});

export const listPaymentMethods = route({
  id: "listPaymentMethods",
  method: "get",
  path: "/rest/v2/payment-methods",
  summary: "All payment methods that offers can use",
  access: "anyone",
  answers: { 200: { description: "Methods", body: dataOf(Type.Array(paymentMethodView)) } },
});

export const listPopularPaymentMethods = route({
  id: "listPopularPaymentMethods",
  method: "get",
  path: "/rest/v2/payment-methods/popular",
  summary: "The four payment methods that most offers name",
  access: "anyone",
  answers: {
    200: { description: "The most popular first", body: dataOf(Type.Array(paymentMethodView)) },
  },
});

export const listPaymentMethodGroups = route({
  id: "listPaymentMethodGroups",
  method: "get",
  path: "/rest/v2/payment-method-groups",
  summary: "The groups of payment methods",
  access: "anyone",
  answers: {
    200: {
      description: "In the order in which lists show them",
      body: dataOf(
        Type.Array(
          view("PaymentMethodGroup", {
            id: Type.Integer(),
            slug: Type.String(),
            name: Type.String(),
            iconName: Type.String(),
            /** How many methods it has. */
            methodCount: Type.Integer(),
          }),
        ),
      ),
    },
  },
});

export const listCurrencies = route({
  id: "listCurrencies",
  method: "get",
  path: "/rest/v2/currencies",
  summary: "Currencies that offers can use, and metals, which no offer accepts",
  access: "anyone",
  answers: {
    200: {
      description: "Currencies",
      body: dataOf(
        Type.Array(
          closed({
            id: Type.Integer(),
            code: Type.String(),
            name: Type.String(),
            /** Number of digits shown for amounts. */
            precision: Type.Integer(),
            /** How amounts are written ("€"); the code if there is no sign. */
            symbol: Type.String(),
            isMetal: Type.Boolean(),
          }),
        ),
      ),
    },
  },
});

export const listCryptoCurrencies = route({
  id: "listCryptoCurrencies",
  method: "get",
  path: "/rest/v2/wallet/crypto-currencies",
  summary: "The crypto assets of the marketplace",
  access: "anyone",
  answers: {
    200: {
      description: "Assets",
      body: dataOf(
        Type.Array(
          closed({
            id: Type.Integer(),
            code: Type.String(),
            fullName: Type.String(),
            urlParam: Type.String(),
            formattingDecimalsCount: Type.Integer(),
            isStablecoin: Type.Boolean(),
            /** A small picture, as a data URI. */
            icon: Type.String(),
            shortName: Type.String(),
            /** Whether trading it is halted now. */
            isBlocked: Type.Boolean(),
            /** In US dollars; null if unknown. */
            rate: orNull(Type.String()),
          }),
        ),
      ),
    },
  },
});

export const marketRoutes = {
  listPaymentMethods,
  listPopularPaymentMethods,
  listPaymentMethodGroups,
  listCurrencies,
  listCryptoCurrencies,
};
