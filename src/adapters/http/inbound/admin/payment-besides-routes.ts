import type { StaffActor } from "../../../../application/actor/staff-actor.ts";
import type { ClosePaymentBesides } from "../../../../application/multisig-escrow/close-payment-besides.ts";
import type { PaymentsBesides } from "../../../../application/ports/payments-besides.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import { exitOfPayment } from "../../../../domain/multisig-escrow/payment-besides.ts";
import {
  paymentBesidesContractRoutes as contract,
  type PaymentsBesidesView,
} from "../../contract/admin/payments-besides.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** How many a page has. */
const pageSize = 50;

/** Use cases behind payments besides the coins of multisig escrows. */
interface BesidesUseCases {
  readonly onceByKey: OnceByKey;
  readonly paymentsBesides: PaymentsBesides;
  readonly closePaymentBesides: ClosePaymentBesides;
}

/** Payments to multisig escrows besides their coins, for support. */
export function paymentBesidesRoutes(useCases: BesidesUseCases): readonly BoundRoute[] {
  const { onceByKey, paymentsBesides, closePaymentBesides } = useCases;
  const show = async ({ linkedIds }: StaffActor, after?: string): Promise<PaymentsBesidesView> => {
    const found = await paymentsBesides.list("open", { after, most: pageSize + 1 });
    const payments = found.slice(0, pageSize);
    return {
      next: found.length > pageSize ? (payments.at(-1)?.id ?? null) : null,
      payments: payments.map((each) => ({
        id: each.id,
        tradeId: each.tradeId,
        sellerId: each.sellerId,
        sellerName: each.sellerName,
        buyerName: each.buyerName,
        address: each.address ?? null,
        amount: String(each.units),
        transaction: each.transaction,
        place: each.place,
        exitHeight: exitOfPayment(each, each),
        seenAt: new Date(each.seenAt).toISOString(),
        canClose: ![each.sellerId, each.buyerId].some((id) => linkedIds.includes(id)),
      })),
    };
  };
  return [
    bind(contract.viewPaymentsBesides).to(async ({ actor, query }) => ({
      status: 200,
      body: await show(actor, query.after),
    })),
    bind(contract.closePaymentBesides).to(async (call) => {
      const { payment: paymentId, reason } = call.body;
      const done = await onceByKey.run(call.actor, commandKey("closePaymentBesides", call), (by) =>
        closePaymentBesides.execute(by, call.parameters.id, { paymentId, reason }),
      );
      if (!done.ok) return { refusal: done.refusal.code };
      return { status: 200, body: await show(call.actor) };
    }),
  ];
}
