import { parseStaffWords } from "../../domain/account/staff-words.ts";
import type { TraderId } from "../../domain/id/id.ts";
import {
  closePaymentBesides,
  type BesidesRefusal,
} from "../../domain/multisig-escrow/payment-besides.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { CommitChanges, Conflict } from "../ports/commit.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { PaymentsBesides } from "../ports/payments-besides.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import { besidesChange } from "./besides-change.ts";

/** `not_found`: nothing like it was paid to an escrow of this seller. */
type CloseRefusal =
  | BesidesRefusal
  | { readonly code: "not_found" | "reason_needed" | "conflict_of_interest" };

/** Support is done with a payment besides the coin of an escrow, and says what came of it. */
export class ClosePaymentBesides {
  readonly #payments: Pick<PaymentsBesides, "find" | "now">;
  readonly #changes: Pick<CommitChanges, "commit">;

  constructor(
    payments: Pick<PaymentsBesides, "find" | "now">,
    changes: Pick<CommitChanges, "commit">,
  ) {
    this.#payments = payments;
    this.#changes = changes;
  }

  async execute(
    staff: KeyedStaff,
    sellerId: TraderId,
    { paymentId, reason: typed }: { readonly paymentId: string; readonly reason: string },
  ): Promise<Result<null, CloseRefusal>> {
    if (staff.linkedIds.includes(sellerId)) return refuse({ code: "conflict_of_interest" });
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    return retryOnConflict(() => this.#judge(staff, sellerId, { paymentId, reason: reason.value }));
  }

  async #judge(
    { staffId, role, linkedIds, key }: KeyedStaff,
    sellerId: TraderId,
    { paymentId, reason }: { readonly paymentId: string; readonly reason: string },
  ): Promise<Result<null, CloseRefusal> | Conflict> {
    const stored = await this.#payments.find(paymentId);
    if (stored?.sellerId !== sellerId) return refuse({ code: "not_found" });
    if (linkedIds.includes(stored.buyerId)) return refuse({ code: "conflict_of_interest" });
    const closed = closePaymentBesides(stored);
    if (!closed.ok) return closed;
    const done = await this.#changes.commit({
      judgedAt: await this.#payments.now(),
      usage: [],
      entries: [],
      aggregates: [besidesChange(closed.value, stored.version)],
      audit: [
        {
          staffId,
          role,
          act: "close-escrow-payment",
          subject: { kind: "trade", id: stored.tradeId },
          reason,
          before: { payment: paymentId, state: stored.state },
          after: { payment: paymentId, state: closed.value.state },
          ...(key && { key }),
        },
      ],
    });
    return done.outcome === "conflict" ? done : accept(null);
  }
}
