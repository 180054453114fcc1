import { Type } from "typebox";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";

const paymentMethodView = view("PaymentMethod", {
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  paymentMethodGroupId: Type.Integer(),
  /** The slug of its group. */
  group: Type.String(),
});

export const listPaymentMethods = route({
  id: "listPaymentMethods",
  method: "get",
  path: "/rest/v2/payment-methods",
  summary: "All payment methods that offers can use",
  access: "anyone",
  answers: { 200: { description: "Methods", body: dataOf(Type.Array(paymentMethodView)) } },
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

export const marketRoutes = { listPaymentMethods, listCurrencies, listCryptoCurrencies };
