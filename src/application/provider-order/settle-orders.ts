import { parseStaffWords } from "../../domain/account/staff-words.ts";
import {
  settlementEntry,
  type ProviderSettlement,
} from "../../domain/provider-order/order-entries.ts";
import { openOrderStates } from "../../domain/provider-order/provider-order.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { CommitChanges, Conflict } from "../ports/commit.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { NewId } from "../ports/new-id.ts";
import type { ProviderDesk, ProviderOrderStore } from "../ports/provider-order-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import type { CarryOutOrders } from "./carry-out-orders.ts";
import type { ConcludeOrder } from "./conclude-order.ts";

type AskRefusal = { readonly code: "not_found" | "conflict_of_interest" };

/** - `order_over`: nothing is left to settle. */
type GiveBackRefusal = AskRefusal | { readonly code: "reason_needed" | "order_over" };

/** - `provider_unknown`: no order was ever placed with it. */
type BookRefusal = { readonly code: "reason_needed" | "provider_unknown" };

interface SettleParts {
  readonly orders: Pick<ProviderOrderStore, "find" | "present">;
  readonly desk: Pick<ProviderDesk, "accounts">;
  readonly carryOut: Pick<CarryOutOrders, "follow">;
  readonly conclude: Pick<ConcludeOrder, "giveBack">;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly newId: NewId;
}

/** What staff do about orders that are stuck, and about what providers and the platform owe each other. */
export class SettleOrders {
  readonly #parts: SettleParts;

  constructor(parts: SettleParts) {
    this.#parts = parts;
  }

  /** Asks the provider again; nothing happens where it says nothing new. */
  async ask(staff: KeyedStaff, id: string): Promise<Result<null, AskRefusal>> {
    const order = await this.#parts.orders.find(id);
    if (!order) return refuse({ code: "not_found" });
    if (staff.linkedIds.includes(order.traderId)) return refuse({ code: "conflict_of_interest" });
    await this.#parts.carryOut.follow(id);
    return accept(null);
  }

  /** Ends an order that the provider never did: coins that were taken come back. */
  async giveBack(
    staff: KeyedStaff,
    id: string,
    typed: string,
  ): Promise<Result<null, GiveBackRefusal>> {
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const { orders, conclude } = this.#parts;
    return retryOnConflict(async (): Promise<Result<null, GiveBackRefusal> | Conflict> => {
      const order = await orders.find(id);
      if (!order) return refuse({ code: "not_found" });
      const { traderId, state } = order;
      if (staff.linkedIds.includes(traderId)) return refuse({ code: "conflict_of_interest" });
      if (!openOrderStates.includes(state)) return refuse({ code: "order_over" });
      const { staffId, role, key } = staff;
      const isDone = await conclude.giveBack(order, await orders.present(), {
        staffId,
        role,
        act: "give-back-order",
        subject: { kind: "trader", id: traderId },
        reason: reason.value,
        before: { state },
        after: { order: id },
        ...(key && { key }),
      });
      return isDone ? accept(null) : { outcome: "conflict", over: "version" };
    });
  }

  /** Books what a provider paid, or was paid, outside. */
  async book(
    { staffId, role, key }: KeyedStaff,
    settlement: ProviderSettlement,
    typed: string,
  ): Promise<Result<null, BookRefusal>> {
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    const { orders, desk, changes, newId } = this.#parts;
    const { provider, amount, isReceived } = settlement;
    const accounts = await desk.accounts();
    if (!accounts.some((each) => each.provider === provider)) {
      return refuse({ code: "provider_unknown" });
    }
    const id = newId();
    const { now } = await orders.present();
    await changes.commit({
      judgedAt: now,
      usage: [],
      entries: [settlementEntry(id, settlement)],
      audit: [
        {
          staffId,
          role,
          act: "settle-provider",
          subject: { kind: "provider", id: provider },
          reason: reason.value,
          after: { asset: amount.asset, units: String(amount.units), isReceived },
          ...(key && { key }),
        },
      ],
    });
    return accept(null);
  }
}
