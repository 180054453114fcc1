import type { ChargebackState } from "../../domain/trade/trade-status.ts";
import type { TradeAct } from "../../domain/trade/trade-command.ts";
import type { ChargebackViews } from "../ports/claim-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/** The requested list: reports waiting for a decision, open claims, or everything. */
export const chargebackQueues = ["pending", "owed", "all"] as const;
type ChargebackQueue = (typeof chargebackQueues)[number];

const statesOf: Readonly<Record<ChargebackQueue, readonly ChargebackState[]>> = {
  pending: ["pending"],
  owed: ["confirmed"],
  all: ["pending", "confirmed", "dismissed", "paid"],
};

const reportAct: TradeAct = "report-chargeback";

/**
 * Lists trades with a reported payment reversal, oldest report first, except those of parties
 * linked to the viewer.
 */
export class ListChargebacks {
  readonly #views: ChargebackViews;

  constructor(views: ChargebackViews) {
    this.#views = views;
  }

  execute({ linkedIds }: StaffActor, queue: ChargebackQueue, from: number, most: number) {
    return this.#views.list(statesOf[queue], reportAct, linkedIds, from, most);
  }
}
