import type { ChargebackState } from "../../domain/trade/trade-status.ts";
import type { TradeAct } from "../../domain/trade/trade-command.ts";
import type { ChargebackViews } from "../ports/claim-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/** What is asked for: reports that wait to be decided, claims that are open, or all there were. */
export const chargebackQueues = ["pending", "owed", "all"] as const;
type ChargebackQueue = (typeof chargebackQueues)[number];

const statesOf: Readonly<Record<ChargebackQueue, readonly ChargebackState[]>> = {
  pending: ["pending"],
  owed: ["confirmed"],
  all: ["pending", "confirmed", "dismissed", "paid"],
};

const reportAct: TradeAct = "report-chargeback";

/** Lists trades whose payment was said to be taken back, the oldest report first, without those of parties linked to the reader. */
export class ListChargebacks {
  readonly #views: ChargebackViews;

  constructor(views: ChargebackViews) {
    this.#views = views;
  }

  execute({ linkedIds }: StaffActor, queue: ChargebackQueue, from: number, most: number) {
    return this.#views.list(statesOf[queue], reportAct, linkedIds, from, most);
  }
}
