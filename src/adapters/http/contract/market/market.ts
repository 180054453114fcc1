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
  summary: "Every way to pay that offers may name",
  access: "anyone",
  answers: { 200: { description: "Methods", body: dataOf(Type.Array(paymentMethodView)) } },
});

export const listCurrencies = route({
  id: "listCurrencies",
  method: "get",
  path: "/rest/v2/currencies",
  summary: "Fiat currencies of offers",
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
            /** Digits that amounts are shown with. */
            precision: Type.Integer(),
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
            /** In US dollars; null while unknown. */
            rate: orNull(Type.String()),
          }),
        ),
      ),
    },
  },
});

export const marketRoutes = { listPaymentMethods, listCurrencies, listCryptoCurrencies };
