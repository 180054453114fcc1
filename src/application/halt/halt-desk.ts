import type { AuditAct } from "../../domain/staff/audit-acts.ts";
import { parseStaffWords } from "../../domain/account/staff-words.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import { may, staffRoles } from "../../domain/staff/staff-roles.ts";
import type { HaltRefusal, HaltState } from "../../domain/halt/halt-rules.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import type { HaltChange, HaltStore } from "../ports/halt-store.ts";
import type { KeyedStaff } from "../ports/keyed-staff.ts";

/** What was done about a halt, or why nothing was. */
export type HaltResult = Result<HaltChange, HaltRefusal | { readonly code: "reason_needed" }>;

/** What an act does about a halt, apart from who did it and why. */
interface HaltAct extends Pick<HaltChange, "haltId" | "act"> {
  /** What is or was halted. */
  readonly halt: Halt;
}

const ofThoseWhoMay = staffRoles.filter((role) => may(role, "halt_trading"));

/** Entry point for admins' acts on the halts: each has a reason and writes its log entry. */
export class HaltDesk {
  readonly #halts: HaltStore;

  constructor(halts: HaltStore) {
    this.#halts = halts;
  }

  async carryOut(
    { staffId, role, key }: KeyedStaff,
    name: AuditAct,
    typed: string,
    decide: (state: HaltState) => Result<HaltAct, HaltRefusal>,
  ): Promise<HaltResult> {
    const reason = parseStaffWords(typed);
    if (!reason.ok) return reason;
    return this.#halts.change<HaltRefusal>(ofThoseWhoMay, (state) => {
      const decided = decide(state);
      if (!decided.ok) return decided;
      const { halt, ...done } = decided.value;
      const after = { kind: halt.kind, asset: halt.asset ?? "all", done: done.act.kind };
      const subject = { kind: "halt", id: done.haltId } as const;
      const why = { reason: reason.value };
      return accept({
        ...done,
        staffId,
        ...why,
        audit: { staffId, role, act: name, subject, ...why, after, ...(key && { key }) },
      });
    });
  }
}
