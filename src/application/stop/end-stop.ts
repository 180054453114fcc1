import { accept } from "../../domain/result/result.ts";
import { judgeEnd } from "../../domain/stop/stop-rules.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { StopDesk, StopResult } from "./stop-desk.ts";

/** Asks that a stop ends, or confirms what another admin asked: then it has ended. */
export class EndStop {
  readonly #desk: StopDesk;

  constructor(desk: StopDesk) {
    this.#desk = desk;
  }

  execute(actor: StaffActor, stopId: string, reason: string): Promise<StopResult> {
    return this.#desk.carryOut(actor, "end-stop", reason, (state) => {
      const judged = judgeEnd(state, actor.staffId, stopId);
      if (!judged.ok) return judged;
      const { stop, isOver } = judged.value;
      return accept({ stopId, stop, act: { kind: isOver ? "end" : "ask" } });
    });
  }
}
