import { withdrawPlan, type NoPlan } from "../../domain/chargeback/repayment-plan.ts";
import type { TradeId } from "../../domain/id/id.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { CaseDesk, StaffResult } from "../dispute/case-desk.ts";
import type { CommandKey } from "../ports/commit.ts";

/** A moderator takes back a repayment plan that was written down wrongly. */
export class WithdrawRepaymentPlan {
  readonly #desk: CaseDesk;

  constructor(desk: CaseDesk) {
    this.#desk = desk;
  }

  execute(
    actor: StaffActor,
    tradeId: TradeId,
    reason: string,
    key?: CommandKey,
  ): Promise<StaffResult<NoPlan>> {
    return this.#desk.carryOut<NoPlan>({
      actor,
      tradeId,
      key,
      verb: "withdraw-plan",
      reason,
      decide: ({ trade }, staff, context) => withdrawPlan(trade, staff, context),
    });
  }
}
