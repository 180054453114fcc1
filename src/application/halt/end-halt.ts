import { accept } from "../../domain/result/result.ts";
import { judgeEnd } from "../../domain/halt/halt-rules.ts";
import type { StaffPolicy } from "../../domain/staff/staff-policy.ts";
import type { Current } from "../ports/current-policy.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";
import type { HaltDesk, HaltResult } from "./halt-desk.ts";

/** Requests the end of a halt, or confirms another admin's request, which ends it. */
export class EndHalt {
  readonly #desk: HaltDesk;
  readonly #policy: Current<Pick<StaffPolicy, "haltEndAskSeconds">>;

  constructor(desk: HaltDesk, policy: Current<Pick<StaffPolicy, "haltEndAskSeconds">>) {
    this.#desk = desk;
    this.#policy = policy;
  }

  execute(actor: KeyedStaff, haltId: string, reason: string): Promise<HaltResult> {
    return this.#desk.carryOut(actor, "end-halt", reason, (state) => {
      const judged = judgeEnd(state, actor.staffId, haltId, this.#policy().haltEndAskSeconds);
      if (!judged.ok) return judged;
      const { halt, isOver } = judged.value;
      return accept({ haltId, halt, act: { kind: isOver ? "end" : "ask" } });
    });
  }
}
