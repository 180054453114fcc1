import { Type } from "typebox";
import {
  orderObstacles,
  stateObstacles,
  topUpObstacles,
  withdrawObstacles,
} from "../../../../domain/virtual-card/decide-card-act.ts";
import { ProveIdentityDto } from "../account/prove-identity-dto.ts";
import { closed, dataAndMetaOf, dataOf } from "../envelope.ts";
import { pageMeta } from "../page-meta.ts";
import { route } from "../route.ts";
import {
  OrderVirtualCardDto,
  PlayCardPaymentDto,
  TopUpVirtualCardDto,
  VirtualCardPaymentsDto,
  WithdrawVirtualCardDto,
} from "./virtual-card-dto.ts";
import {
  cardNumberView,
  cardPaymentView,
  ownCardsView,
  virtualCardView,
} from "./virtual-card-views.ts";

const theCard = { 200: { description: "The card", body: dataOf(virtualCardView) } };
const proofRefusals = ["proof_needed", "wrong_credentials", "wrong_code", "wrong_passkey"] as const;
const inTheWay = ["feature_off", ...stateObstacles] as const;

export const listVirtualCards = route({
  id: "listVirtualCards",
  method: "get",
  path: "/rest/v1/virtual-cards",
  summary: "The trader's virtual cards, and what cards cost",
  access: "trader",
  answers: { 200: { description: "Cards and terms", body: dataOf(ownCardsView) } },
  refusals: ["feature_off"],
});

export const orderVirtualCard = route({
  id: "orderVirtualCard",
  method: "post",
  path: "/rest/v1/virtual-cards",
  summary: "Order a virtual card; its fee comes back if the provider doesn't issue it",
  access: "trader",
  takesKey: true,
  body: OrderVirtualCardDto,
  answers: theCard,
  refusals: ["feature_off", ...orderObstacles, "card_label_unusable", "fee_changed"],
});

export const listVirtualCardPayments = route({
  id: "listVirtualCardPayments",
  method: "get",
  path: "/rest/v1/virtual-cards/payments",
  summary: "What was paid with the trader's cards, refunded or declined, newest first",
  access: "trader",
  query: VirtualCardPaymentsDto,
  answers: {
    200: { description: "A page", body: dataAndMetaOf(Type.Array(cardPaymentView), pageMeta) },
  },
});

export const topUpVirtualCard = route({
  id: "topUpVirtualCard",
  method: "post",
  path: "/rest/v1/virtual-cards/{id}/top-up",
  summary: "Load a card from the wallet, one US dollar for one USDT",
  access: "trader",
  takesKey: true,
  body: TopUpVirtualCardDto,
  answers: theCard,
  refusals: ["feature_off", ...topUpObstacles, "fee_changed", ...proofRefusals],
});

export const withdrawVirtualCard = route({
  id: "withdrawVirtualCard",
  method: "post",
  path: "/rest/v1/virtual-cards/{id}/withdraw",
  summary: "Take money off a card, into the wallet",
  access: "trader",
  takesKey: true,
  body: WithdrawVirtualCardDto,
  answers: theCard,
  refusals: ["feature_off", ...withdrawObstacles, "fee_changed"],
});

export const terminateVirtualCard = route({
  id: "terminateVirtualCard",
  method: "post",
  path: "/rest/v1/virtual-cards/{id}/terminate",
  summary: "Close a card for good; what is on it comes back to the wallet",
  access: "trader",
  takesKey: true,
  body: ProveIdentityDto,
  answers: theCard,
  refusals: [...inTheWay, ...proofRefusals],
});

export const freezeVirtualCard = route({
  id: "freezeVirtualCard",
  method: "post",
  path: "/rest/v1/virtual-cards/{id}/freeze",
  summary: "Let a card pay nothing until it is unfrozen",
  access: "trader",
  answers: theCard,
  refusals: [...inTheWay],
});

export const unfreezeVirtualCard = route({
  id: "unfreezeVirtualCard",
  method: "post",
  path: "/rest/v1/virtual-cards/{id}/unfreeze",
  summary: "Let a frozen card pay again",
  access: "trader",
  answers: theCard,
  refusals: [...inTheWay, "card_locked"],
});

export const revealVirtualCard = route({
  id: "revealVirtualCard",
  method: "post",
  path: "/rest/v1/virtual-cards/{id}/number",
  summary: "The number of a card and its security code, after a proof; each reading is noted",
  access: "trader",
  body: ProveIdentityDto,
  answers: { 200: { description: "The number", body: dataOf(cardNumberView) } },
  refusals: [...inTheWay, "card_locked", "card_held", "card_number_unavailable", ...proofRefusals],
});

/** The shop of a demo installation: the route does not exist elsewhere. */
export const playCardPayment = route({
  id: "playCardPayment",
  method: "post",
  path: "/rest/v1/virtual-cards/{id}/play-payment",
  summary: "Pay with a card in a test shop, or have that refunded (demo installations only)",
  access: "trader",
  body: PlayCardPaymentDto,
  answers: { 200: { description: "Sent", body: dataOf(closed({ isSent: Type.Boolean() })) } },
});

export const virtualCardRoutes = {
  listVirtualCards,
  orderVirtualCard,
  listVirtualCardPayments,
  topUpVirtualCard,
  withdrawVirtualCard,
  terminateVirtualCard,
  freezeVirtualCard,
  unfreezeVirtualCard,
  revealVirtualCard,
  playCardPayment,
};
