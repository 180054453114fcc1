import { Type } from "typebox";
import { orderObstacles } from "../../../../domain/provider-order/decide-order.ts";
import { closed, dataAndMetaOf, dataOf } from "../envelope.ts";
import { pageMeta } from "../page-meta.ts";
import { route } from "../route.ts";
import * as dto from "./provider-order-dto.ts";
import {
  orderQuoteView,
  orderTermsView,
  phoneTermsView,
  providerOrderView,
} from "./provider-order-views.ts";

const quoted = {
  200: { description: "The quote; nothing is ordered", body: dataOf(orderQuoteView) },
};
const shown = { 200: { description: "The order", body: dataOf(providerOrderView) } };
const general = [
  "feature_off",
  "not_offered_here",
  "provider_silent",
  "provider_bounds",
  "no_fresh_rate",
] as const;

export const viewOrderTerms = route({
  id: "viewOrderTerms",
  method: "get",
  path: "/rest/v1/provider-orders/terms",
  summary: "What can be bought, sold or loaded here at a provider",
  access: "trader",
  query: dto.OrderKindDto,
  answers: { 200: { description: "The terms", body: dataOf(orderTermsView) } },
});

export const viewPhoneTerms = route({
  id: "viewPhoneTerms",
  method: "get",
  path: "/rest/v1/mobile-top-up/operators",
  summary: "The operators that load a phone number",
  access: "trader",
  query: dto.PhoneToLoadDto,
  answers: { 200: { description: "The operators", body: dataOf(phoneTermsView) } },
  refusals: ["feature_off", "phone_unknown", "provider_silent"],
});

export const quoteOnRamp = route({
  id: "quoteOnRamp",
  method: "post",
  path: "/rest/v1/on-ramp/quote",
  summary: "What a provider sells for an amount of money, for some seconds",
  access: "trader",
  body: dto.QuoteOnRampDto,
  answers: quoted,
  refusals: [...general],
});

export const quoteOffRamp = route({
  id: "quoteOffRamp",
  method: "post",
  path: "/rest/v1/off-ramp/quote",
  summary: "What a provider pays out for coins, for some seconds",
  access: "trader",
  body: dto.QuoteOffRampDto,
  answers: quoted,
  refusals: [...general, "destination_unknown"],
});

export const quoteTopUp = route({
  id: "quoteTopUp",
  method: "post",
  path: "/rest/v1/mobile-top-up/quote",
  summary: "What loading a phone takes, for some seconds",
  access: "trader",
  body: dto.QuoteTopUpDto,
  answers: quoted,
  refusals: [...general, "phone_unknown"],
});

export const placeProviderOrder = route({
  id: "placeProviderOrder",
  method: "post",
  path: "/rest/v1/provider-orders",
  summary: "Order at a quote: once, however often it is sent",
  access: "trader",
  body: dto.PlaceOrderDto,
  answers: shown,
  refusals: [
    "quote_expired",
    "feature_off",
    "not_offered_here",
    ...orderObstacles,
    "proof_needed",
    "wrong_credentials",
    "wrong_code",
    "wrong_passkey",
  ],
});

export const listProviderOrders = route({
  id: "listProviderOrders",
  method: "get",
  path: "/rest/v1/provider-orders",
  summary: "The trader's orders of a kind, newest first",
  access: "trader",
  query: dto.OrderKindDto,
  answers: {
    200: {
      description: "A page",
      body: dataAndMetaOf(Type.Array(providerOrderView), pageMeta),
    },
  },
});

export const viewProviderOrder = route({
  id: "viewProviderOrder",
  method: "get",
  path: "/rest/v1/provider-orders/{id}",
  summary: "One of the trader's orders",
  access: "trader",
  answers: shown,
});

export const payProviderOrder = route({
  id: "payProviderOrder",
  method: "post",
  path: "/rest/v1/provider-orders/{id}/payment",
  summary: "Where an order that buys coins is paid",
  access: "trader",
  answers: {
    200: { description: "The provider's page", body: dataOf(closed({ url: Type.String() })) },
  },
  refusals: ["order_not_payable", "not_offered_here", "provider_silent"],
});

export const cancelProviderOrder = route({
  id: "cancelProviderOrder",
  method: "post",
  path: "/rest/v1/provider-orders/{id}/cancel",
  summary: "Stop an order that is held; the coins come back",
  access: "trader",
  answers: shown,
  refusals: ["order_under_way"],
});

/** The providers of a demo installation: the route does not exist elsewhere. */
export const playProviderOrder = route({
  id: "playProviderOrder",
  method: "post",
  path: "/rest/v1/provider-orders/{id}/play",
  summary: "Decide what the provider does with an order (demo installations only)",
  access: "trader",
  body: dto.PlayOrderDto,
  answers: shown,
  refusals: ["order_over"],
});

export const reportProviderOrder = route({
  id: "reportProviderOrder",
  method: "post",
  path: "/rest/v1/provider-orders/reports",
  summary: "For providers: something became of an order; it is asked for at once",
  access: "anyone",
  body: dto.ProviderReportDto,
  answers: {
    200: { description: "Taken", body: dataOf(closed({ isTaken: Type.Boolean() })) },
  },
});

export const providerOrderRoutes = {
  viewOrderTerms,
  viewPhoneTerms,
  quoteOnRamp,
  quoteOffRamp,
  quoteTopUp,
  placeProviderOrder,
  listProviderOrders,
  viewProviderOrder,
  payProviderOrder,
  cancelProviderOrder,
  playProviderOrder,
  reportProviderOrder,
};
