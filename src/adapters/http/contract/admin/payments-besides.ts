import { Type, type Static } from "typebox";
import { closed, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ClosePaymentBesidesDto } from "./close-payment-besides-dto.ts";
import { PaymentsBesidesDto } from "./payments-besides-dto.ts";
import { instant } from "./shared-views.ts";

const paymentsBesidesView = view("PaymentsBesides", {
  payments: Type.Array(
    closed({
      id: Type.String(),
      tradeId: Type.String(),
      sellerId: Type.String(),
      sellerName: Type.String(),
      buyerName: Type.String(),
      /** The escrow's address, that it was paid to. */
      address: orNull(Type.String()),
      /** In satoshi. */
      amount: Type.String(),
      transaction: Type.String(),
      place: Type.Integer(),
      /** From which block on the seller can take it alone. */
      exitHeight: Type.Integer(),
      seenAt: instant,
      /** Whether the viewer can close it. */
      canClose: Type.Boolean(),
    }),
  ),
  /** What the next page begins after; null on the last one. */
  next: orNull(Type.String()),
});

export type PaymentsBesidesView = Static<typeof paymentsBesidesView>;

const bySupport = { access: "staff", permission: "answer_support" } as const;
const answers = {
  200: { description: "What support has to look at, the oldest first", body: paymentsBesidesView },
};

const viewPaymentsBesides = route({
  id: "viewPaymentsBesides",
  method: "get",
  path: "/admin/api/payments-besides",
  summary: "Payments to multisig escrows besides their coins, which no payout moves",
  ...bySupport,
  query: PaymentsBesidesDto,
  answers,
});

const closePaymentBesides = route({
  id: "closePaymentBesides",
  method: "post",
  path: "/admin/api/people/{id}/payment-besides-close",
  summary: "Close a payment to the multisig escrow of a seller besides its coin",
  ...bySupport,
  body: ClosePaymentBesidesDto,
  takesKey: true,
  answers,
  refusals: ["conflict_of_interest", "reason_needed", "payment_closed"],
});

export const paymentBesidesContractRoutes = { viewPaymentsBesides, closePaymentBesides };
