import type { JournalEntry } from "../ledger/journal-entry.ts";
import { orderBackEntry, orderCreditEntry, orderSettleEntry } from "./order-entries.ts";
import { mayBecome, takesCoins, type OrderState, type ProviderOrder } from "./provider-order.ts";

/**
 * What a provider says of an order.
 *
 * - `pending`: nothing is decided. `paid`: it has the buyer's money.
 * - `done`, `failed`: it did it, or never will. `expired`, `refunded`: see the states of orders.
 */
export const providerReports = [
  "pending",
  "paid",
  "done",
  "failed",
  "expired",
  "refunded",
] as const;
export type ProviderReport = (typeof providerReports)[number];

/** What a report makes of an order. */
export interface OrderStep {
  readonly state: OrderState;
  /** What moves with it. */
  readonly entry: JournalEntry | undefined;
  /** What comes into the balance of its owner. */
  readonly gained: bigint;
}

/** The step that a report asks for; undefined where it changes nothing: what is over stays as it is. */
export function stepOf(order: ProviderOrder, report: ProviderReport): OrderStep | undefined {
  const state = stateFor(order, report);
  if (state === undefined || !mayBecome(order.kind, order.state, state)) return undefined;
  return { state, ...moneyOf(order, state) };
}

function stateFor({ kind }: ProviderOrder, report: ProviderReport): OrderState | undefined {
  if (report === "pending") return undefined;
  if (!takesCoins(kind)) return report;
  if (report === "paid") return undefined;
  return report === "done" ? "done" : "failed";
}

function moneyOf(order: ProviderOrder, state: OrderState): Omit<OrderStep, "state"> {
  const { units } = order.coins;
  if (takesCoins(order.kind)) {
    return state === "done"
      ? { entry: orderSettleEntry(order), gained: 0n }
      : { entry: orderBackEntry(order), gained: units };
  }
  return state === "done"
    ? { entry: orderCreditEntry(order), gained: units }
    : { entry: undefined, gained: 0n };
}

/** What stopping an order gives back; undefined where it is too late. */
export function cancelStep(order: ProviderOrder): OrderStep | undefined {
  if (!mayBecome(order.kind, order.state, "cancelled")) return undefined;
  return { state: "cancelled", entry: orderBackEntry(order), gained: order.coins.units };
}
