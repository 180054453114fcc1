import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import { may, staffRoles } from "../../domain/staff/staff-roles.ts";
import type { StopRefusal, StopState } from "../../domain/stop/stop-rules.ts";
import type { Stop } from "../../domain/stop/stop.ts";
import type { StopChange, StopStore } from "../ports/stop-store.ts";
import type { StaffActor } from "../actor/staff-actor.ts";

/** What was done about a stop, or why nothing was. */
export type StopResult = Result<StopChange, StopRefusal | { readonly code: "reason_needed" }>;

/** What an act does about a stop, but for who did it and why. */
export interface StopAct extends Pick<StopChange, "stopId" | "act"> {
  /** What is stopped, or was. */
  readonly stop: Stop;
}

const ofThoseWhoMay = staffRoles.filter((role) => may(role, "stop_trading"));

/** Where admins' acts on the stops arrive: each has a reason and leaves its entry in the log. */
export class StopDesk {
  readonly #stops: StopStore;

  constructor(stops: StopStore) {
    this.#stops = stops;
  }

  async carryOut(
    { staffId, role }: StaffActor,
    name: string,
    typed: string,
    decide: (state: StopState) => Result<StopAct, StopRefusal>,
  ): Promise<StopResult> {
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    return this.#stops.change<StopRefusal>(ofThoseWhoMay, (state) => {
      const decided = decide(state);
      if (!decided.ok) return decided;
      const { stop, ...done } = decided.value;
      const after = { kind: stop.kind, asset: stop.asset ?? "all", done: done.act.kind };
      const subject = { kind: "stop", id: done.stopId } as const;
      const why = { reason: reason.value };
      return accept({
        ...done,
        staffId,
        ...why,
        audit: { staffId, role, act: name, subject, ...why, after },
      });
    });
  }
}
