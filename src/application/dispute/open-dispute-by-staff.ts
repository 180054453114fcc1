import type { TradeId } from "../../domain/id/id.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { CaseDesk, StaffResult } from "./case-desk.ts";

/** Staff open a dispute on a trade marked as paid (T28), at any time. */
export class OpenDisputeByStaff {
  readonly #desk: CaseDesk;

  constructor(desk: CaseDesk) {
    this.#desk = desk;
  }

  execute(
    actor: StaffActor,
    tradeId: TradeId,
    reason: string,
    key?: CommandKey,
  ): Promise<StaffResult<TradeRefusal>> {
    return this.#desk.carryOut<TradeRefusal>({
      actor,
      tradeId,
      key,
      verb: "open-dispute",
      reason,
      decide: ({ trade }, { staffId, role }, context) =>
        decideTrade(trade, { act: "dispute", actorId: staffId, role, reason }, context),
    });
  }
}
