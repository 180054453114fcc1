import { Type, type Static } from "typebox";
import { paymentLinkStates } from "../../../../domain/merchant/payment-link.ts";
import { closed, dataAndMetaOf, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { pageMeta } from "../page-meta.ts";
import { route } from "../route.ts";
import { MakePaymentLinkDto } from "./make-payment-link-dto.ts";
import { closedLinkCodes, paymentCodes } from "./merchant-refusals.ts";
import { PayLinkDto } from "./pay-link-dto.ts";
import { PaymentLinksDto } from "./payment-links-dto.ts";

/** What anybody reads who has the address; of a paid link it is the receipt. Amounts in satoshi. */
const linkView = view("PaymentLink", {
  id: Type.String(),
  path: Type.String({ description: "Of the page on which it is paid" }),
  state: oneOf(paymentLinkStates),
  merchantName: Type.String(),
  merchantUsername: Type.String(),
  title: Type.String(),
  fiatAmount: Type.String(),
  currency: Type.String(),
  cryptoAmount: orNull(
    Type.String({ description: "What was paid, or would be now; null without a rate" }),
  ),
  price: orNull(Type.String({ description: "Of a Bitcoin, in `currency`" })),
  isPayable: Type.Boolean({ description: "Open, of a merchant who takes payments" }),
  isOwn: Type.Boolean({ description: "Whether the caller made it" }),
  isPaidByCaller: Type.Boolean(),
  createdAt: Type.String(),
  expiresAt: Type.String(),
  paidAt: orNull(Type.String()),
});

export type PaymentLinkView = Static<typeof linkView>;

const theLink = { 200: { description: "The link", body: dataOf(linkView) } };
const links = "/rest/v1/payment-links";

export const viewPaymentLink = route({
  id: "viewPaymentLink",
  method: "get",
  path: `${links}/{id}`,
  summary: "A payment link, for anyone who has its address; once paid it is the receipt",
  access: "anyone",
  answers: theLink,
});

export const payPaymentLink = route({
  id: "payPaymentLink",
  method: "post",
  path: `${links}/{id}/pay`,
  summary: "Pay a merchant's link from the Bitcoin balance, with a proof; a link is paid once",
  access: "trader",
  takesKey: true,
  body: PayLinkDto,
  answers: theLink,
  refusals: [
    ...paymentCodes,
    "user_restricted",
    "no_fresh_rate",
    "proof_needed",
    "wrong_credentials",
    "wrong_code",
    "wrong_passkey",
  ],
});

const merchantView = closed({
  isMerchant: Type.Boolean({ description: "Whether new links can be made" }),
  merchantBalance: Type.String({ description: "Paid and not moved to the wallet, in satoshi" }),
  links: Type.Array(linkView, { description: "Newest first" }),
});

export const listPaymentLinks = route({
  id: "listPaymentLinks",
  method: "get",
  path: links,
  summary: "The caller's payment links and what they brought",
  access: "trader",
  query: PaymentLinksDto,
  answers: { 200: { description: "A page", body: dataAndMetaOf(merchantView, pageMeta) } },
});

export const makePaymentLink = route({
  id: "makePaymentLink",
  method: "post",
  path: links,
  summary: "Ask for a sum in ordinary money, to be paid once in Bitcoin; merchants only",
  access: "trader",
  takesKey: true,
  body: MakePaymentLinkDto,
  answers: theLink,
  refusals: [
    "not_merchant",
    "payment_title_refused",
    "payment_sum_refused",
    "too_many_payment_links",
    "no_fresh_rate",
  ],
});

export const cancelPaymentLink = route({
  id: "cancelPaymentLink",
  method: "post",
  path: `${links}/{id}/cancel`,
  summary: "Cancel one of the caller's links, so that nobody pays it any more",
  access: "trader",
  answers: theLink,
  refusals: closedLinkCodes,
});

export const collectPayments = route({
  id: "collectPayments",
  method: "post",
  path: "/rest/v1/merchant/payouts",
  summary: "Move all that was paid by links to the wallet",
  access: "trader",
  takesKey: true,
  answers: {
    200: {
      description: "What is left to move",
      body: dataOf(closed({ merchantBalance: Type.String() })),
    },
  },
  refusals: ["user_restricted", "nothing_to_move"],
});

export const merchantRoutes = {
  listPaymentLinks,
  makePaymentLink,
  viewPaymentLink,
  payPaymentLink,
  cancelPaymentLink,
  collectPayments,
};
