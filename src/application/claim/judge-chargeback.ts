import { allowAnotherReport } from "../../domain/chargeback/chargeback-acts.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import type { CaseDesk, StaffResult } from "../dispute/case-desk.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/** A moderator's decisions on a report, by the names of the routes. */
type ChargebackRuling = "dismiss-chargeback" | "confirm-chargeback" | "allow-chargeback";

/**
 * A moderator dismisses a report (T44), confirms it (T45; above 10,000 USD a second one does), or
 * lets the seller report once more after it was dismissed.
 */
export class JudgeChargeback {
  readonly #desk: CaseDesk;

  constructor(desk: CaseDesk) {
    this.#desk = desk;
  }

  execute(
    actor: StaffActor,
    tradeId: TradeId,
    { ruling, reason }: { readonly ruling: ChargebackRuling; readonly reason: string },
    key?: CommandKey,
  ): Promise<StaffResult<TradeRefusal>> {
    return this.#desk.carryOut<TradeRefusal>({
      actor,
      tradeId,
      key,
      verb: ruling,
      reason,
      decide: ({ trade }, staff, context) => {
        if (ruling === "allow-chargeback") return allowAnotherReport(trade, staff, context);
        const { staffId, role } = staff;
        return decideTrade(trade, { act: ruling, actorId: staffId, role }, context);
      },
    });
  }
}
