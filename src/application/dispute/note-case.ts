import { parseCaseText, type CaseTextRefusal } from "../../domain/dispute/case-text.ts";
import { noteOnCase, type CaseRefusal } from "../../domain/dispute/decide-case.ts";
import type { DisputePolicy } from "../../domain/dispute/dispute-policy.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { refuse } from "../../domain/result/result.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import { caseStaffOf, type CaseDesk, type StaffResult } from "./case-desk.ts";
import type { Current } from "../ports/current-policy.ts";

/** Writes a note about a case that only staff ever see. */
export class NoteCase {
  readonly #desk: CaseDesk;
  readonly #policy: Current<DisputePolicy>;

  constructor(desk: CaseDesk, policy: Current<DisputePolicy>) {
    this.#desk = desk;
    this.#policy = policy;
  }

  async execute(
    actor: StaffActor,
    tradeId: TradeId,
    typed: string,
    key?: CommandKey,
  ): Promise<StaffResult<CaseRefusal | CaseTextRefusal>> {
    const text = parseCaseText(typed, 1, this.#policy().mostExplanationCharacters);
    if (!text.ok) return text;
    const author = caseStaffOf(actor);
    if (!author) return refuse({ code: "not_your_act" });
    return this.#desk.carryOut<CaseRefusal>({
      actor,
      tradeId,
      key,
      verb: "note-case",
      decide: ({ trade, disputeCase }, staff, context) =>
        noteOnCase(trade, disputeCase, staff, context),
      alsoWrites: () => ({
        texts: [
          { kind: "note", authorKind: author.role, authorId: actor.staffId, text: text.value },
        ],
      }),
    });
  }
}
