import { decideCase, type CaseRefusal } from "../../domain/dispute/decide-case.ts";
import type { TradeId } from "../../domain/id/id.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { CaseDesk, StaffResult } from "./case-desk.ts";

/** Takes an unassigned case. Of two who take it at once exactly one gets it. */
export class TakeCase {
  readonly #desk: CaseDesk;

  constructor(desk: CaseDesk) {
    this.#desk = desk;
  }

  execute(
    actor: StaffActor,
    tradeId: TradeId,
    key?: CommandKey,
  ): Promise<StaffResult<CaseRefusal>> {
    return this.#desk.carryOut<CaseRefusal>({
      actor,
      tradeId,
      key,
      verb: "take-case",
      decide: ({ trade, disputeCase }, staff, context) =>
        decideCase(trade, disputeCase, { act: "take-case" }, staff, context),
    });
  }
}
