import { Type } from "typebox";
import { realAssets } from "../../../../domain/money/asset.ts";
import { orderKinds, orderStates } from "../../../../domain/provider-order/provider-order.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ListDto } from "./list-dto.ts";
import { BookSettlementDto, GiveBackOrderDto } from "./provider-orders-dto.ts";
import { instant } from "./shared-views.ts";

/** An order with a provider, as staff see it: not where it goes. Amounts in base or smallest units. */
const deskOrderView = view("DeskProviderOrder", {
  id: Type.String(),
  kind: oneOf(orderKinds),
  provider: Type.String(),
  traderId: Type.String(),
  username: Type.String(),
  state: oneOf(orderStates),
  cryptoCurrencyCode: oneOf(realAssets),
  amount: Type.String(),
  feeAmount: Type.String(),
  fiatCurrencyCode: Type.String(),
  fiatAmount: Type.String(),
  providerFee: Type.String(),
  usdCents: Type.String(),
  way: Type.String(),
  placedAt: instant,
  heldUntil: orNull(instant),
  attemptedAt: orNull(instant),
  endedAt: orNull(instant),
});

export const listDeskOrders = route({
  id: "listDeskOrders",
  method: "get",
  path: "/admin/api/provider-orders",
  summary:
    "Orders with providers, newest first, by kind, by state, and by a person's name or an order's ID (`q`); the total is in Content-Range",
  access: "staff",
  permission: "approve_sends",
  query: ListDto,
  answers: { 200: { description: "Orders", body: Type.Array(deskOrderView) } },
});

const done = { 200: { description: "Done", body: closed({ isDone: Type.Boolean() }) } };

export const askProvider = route({
  id: "askProvider",
  method: "post",
  path: "/admin/api/provider-orders/{id}/ask",
  summary: "Ask the provider again what became of an order",
  access: "staff",
  permission: "approve_sends",
  answers: done,
  refusals: ["conflict_of_interest"],
});

export const giveBackOrder = route({
  id: "giveBackOrder",
  method: "post",
  path: "/admin/api/provider-orders/{id}/give-back",
  summary: "End an order that its provider never carried out; coins that it took come back",
  access: "staff",
  permission: "approve_sends",
  needsFreshProof: true,
  body: GiveBackOrderDto,
  takesKey: true,
  answers: done,
  refusals: ["conflict_of_interest", "reason_needed", "order_over"],
});

export const viewProviderAccounts = route({
  id: "viewProviderAccounts",
  method: "get",
  path: "/admin/api/provider-accounts",
  summary: "What the ledger says of each provider: above zero we owe it, below zero it owes us",
  access: "staff",
  permission: "audit_books",
  answers: {
    200: {
      description: "The accounts",
      body: view("ProviderAccounts", {
        accounts: Type.Array(
          closed({
            provider: Type.String(),
            cryptoCurrencyCode: oneOf(realAssets),
            balance: Type.String(),
          }),
        ),
      }),
    },
  },
});

export const bookSettlement = route({
  id: "bookSettlement",
  method: "post",
  path: "/admin/api/provider-settlements",
  summary: "Book what a provider paid outside, or was paid",
  access: "staff",
  permission: "audit_books",
  needsFreshProof: true,
  body: BookSettlementDto,
  takesKey: true,
  answers: done,
  refusals: ["reason_needed", "provider_unknown"],
});

export const providerDeskRoutes = {
  listDeskOrders,
  askProvider,
  giveBackOrder,
  viewProviderAccounts,
  bookSettlement,
};
