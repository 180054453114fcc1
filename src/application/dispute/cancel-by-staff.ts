import type { TradeId } from "../../domain/id/id.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import type { TradeStatus } from "../../domain/trade/trade-status.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { TradeStore } from "../ports/trade-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { CaseDesk, StaffRefusal } from "./case-desk.ts";

/** How far it got: ended, announced to the buyer (T20), or waiting for a second admin (T34). */
interface StaffCancel {
  readonly tradeId: TradeId;
  readonly status: TradeStatus;
  readonly step: "done" | "announced" | "awaits_second";
}

/** Ends a trade for legal, sanctions or abuse reasons (T9, T20, T34). */
export class CancelByStaff {
  readonly #desk: CaseDesk;
  readonly #trades: Pick<TradeStore, "load">;

  constructor(desk: CaseDesk, trades: Pick<TradeStore, "load">) {
    this.#desk = desk;
    this.#trades = trades;
  }

  async execute(
    actor: StaffActor,
    tradeId: TradeId,
    reason: string,
    key?: CommandKey,
  ): Promise<Result<StaffCancel, StaffRefusal<TradeRefusal>>> {
    const done = await this.#desk.carryOut<TradeRefusal>({
      actor,
      tradeId,
      key,
      verb: "cancel-trade",
      reason,
      decide: ({ trade }, { staffId, role }, context) =>
        decideTrade(trade, { act: "staff-cancel", actorId: staffId, role, reason }, context),
    });
    if (!done.ok) return done;
    const trade = (await this.#trades.load(tradeId))?.trade;
    if (!trade) return refuse({ code: "not_found" });
    const { status, memory } = trade;
    const waits = memory.waiting.some(({ matter }) => matter === "staff-cancel");
    const step = waits ? "awaits_second" : memory.staffCancel ? "announced" : "done";
    return accept({ tradeId, status, step: trade.escrow === "held" ? step : "done" });
  }
}
