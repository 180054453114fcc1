import {
  agreePlan,
  type PlanRefusal,
  type PlanTerms,
} from "../../domain/chargeback/repayment-plan.ts";
import type { NothingOwed } from "../../domain/chargeback/chargeback-acts.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { parseAmount } from "../../domain/money/money.ts";
import { refuse } from "../../domain/result/result.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { CaseDesk, StaffResult } from "../dispute/case-desk.ts";
import type { CommandKey } from "../ports/commit.ts";

/** A plan as typed: the instalment in whole coins, like "0.005". */
interface TypedPlan extends Pick<PlanTerms, "everyDays" | "firstDue"> {
  readonly instalment: string;
  /** Where and how the debtor agreed; for the log. */
  readonly reason: string;
}

/** A moderator writes down by when a debtor pays, as agreed with them. */
export class AgreeRepaymentPlan {
  readonly #desk: CaseDesk;

  constructor(desk: CaseDesk) {
    this.#desk = desk;
  }

  execute(
    actor: StaffActor,
    tradeId: TradeId,
    { instalment, everyDays, firstDue, reason }: TypedPlan,
    key?: CommandKey,
  ): Promise<StaffResult<NothingOwed | PlanRefusal>> {
    return this.#desk.carryOut<NothingOwed | PlanRefusal>({
      actor,
      tradeId,
      key,
      verb: "agree-plan",
      reason,
      decide: ({ trade }, staff, context) => {
        const typed = parseAmount(trade.money.amount.asset, instalment);
        if (!typed.ok) return refuse({ code: "plan_instalment" });
        const terms = { instalment: typed.value.units, everyDays, firstDue };
        return agreePlan(trade, staff, terms, context);
      },
    });
  }
}
