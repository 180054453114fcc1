import { hasConflict, type CaseRefusal } from "../../domain/dispute/decide-case.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import { answerOfKnown, type CommandKey, type CommitChanges } from "../ports/commit.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import { caseStaffOf, type StaffRefusal } from "./case-desk.ts";
import type { ListCases } from "./list-cases.ts";
import type { TakeCase } from "./take-case.ts";

/** Why no case was taken. */
type TakeNextRefusal = StaffRefusal<CaseRefusal> | { readonly code: "queue_empty" };

/** The next one is tried if someone else was quicker, or the taker must stay off this one. */
const passedOver: ReadonlySet<TakeNextRefusal["code"]> = new Set([
  "case_taken",
  "no_open_case",
  "conflict_of_interest",
  "case_opener",
] as const);

/** Takes the most urgent unassigned case that the taker may decide. */
export class TakeNextCase {
  readonly #listCases: ListCases;
  readonly #takeCase: TakeCase;
  readonly #changes: Pick<CommitChanges, "recall">;

  constructor(listCases: ListCases, takeCase: TakeCase, changes: Pick<CommitChanges, "recall">) {
    this.#listCases = listCases;
    this.#takeCase = takeCase;
    this.#changes = changes;
  }

  /** Returns the id of its trade. */
  async execute(actor: StaffActor, key?: CommandKey): Promise<Result<string, TakeNextRefusal>> {
    const known = key && (await this.#changes.recall(key));
    if (known) return answerOfKnown(known);
    const staff = caseStaffOf(actor);
    if (!staff) return refuse({ code: "not_your_act" });
    const { cases } = await this.#listCases.execute(actor, "unassigned");
    for (const { trade } of cases) {
      if (hasConflict(trade, staff)) continue;
      const taken = await this.#takeCase.execute(actor, trade.id, key);
      if (taken.ok || !passedOver.has(taken.refusal.code)) return taken;
    }
    return refuse({ code: "queue_empty" });
  }
}
