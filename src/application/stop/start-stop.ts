import { accept } from "../../domain/result/result.ts";
import { judgeStop } from "../../domain/stop/stop-rules.ts";
import type { Stop } from "../../domain/stop/stop.ts";
import type { NewId } from "../ports/new-id.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { StopDesk, StopResult } from "./stop-desk.ts";

/** Stops trading or withdrawals, of one coin or of all, from the next decision on in all processes. */
export class StartStop {
  readonly #desk: StopDesk;
  readonly #newId: NewId;

  constructor(desk: StopDesk, newId: NewId) {
    this.#desk = desk;
    this.#newId = newId;
  }

  execute(actor: StaffActor, wanted: Stop, reason: string): Promise<StopResult> {
    const stopId = this.#newId();
    return this.#desk.carryOut(actor, "start-stop", reason, (state) => {
      const judged = judgeStop(state, wanted);
      if (!judged.ok) return judged;
      return accept({ stopId, stop: judged.value, act: { kind: "start", stop: judged.value } });
    });
  }
}
