import { accept } from "../../domain/result/result.ts";
import { judgeHalt } from "../../domain/halt/halt-rules.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import type { NewId } from "../ports/new-id.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { HaltDesk, HaltResult } from "./halt-desk.ts";

/**
 * Halts trading or withdrawals, of one coin or of all, from the next decision on in all processes.
 */
export class StartHalt {
  readonly #desk: HaltDesk;
  readonly #newId: NewId;

  constructor(desk: HaltDesk, newId: NewId) {
    this.#desk = desk;
    this.#newId = newId;
  }

  execute(actor: KeyedStaff, wanted: Halt, reason: string): Promise<HaltResult> {
    const haltId = this.#newId();
    return this.#desk.carryOut(actor, "start-halt", reason, (state) => {
      const judged = judgeHalt(state, wanted);
      if (!judged.ok) return judged;
      return accept({ haltId, halt: judged.value, act: { kind: "start", halt: judged.value } });
    });
  }
}
