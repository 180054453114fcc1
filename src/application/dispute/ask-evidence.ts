import { parseCaseText, type CaseTextRefusal } from "../../domain/dispute/case-text.ts";
import {
  decideCase,
  type CaseRefusal,
  type EvidenceKind,
} from "../../domain/dispute/decide-case.ts";
import type { DisputePolicy } from "../../domain/dispute/dispute-policy.ts";
import type { TradeId } from "../../domain/id/id.ts";
import type { Side } from "../../domain/trade/trade.ts";
import type { CommandKey } from "../ports/commit.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import type { CaseDesk, StaffResult } from "./case-desk.ts";
import type { Current } from "../ports/current-policy.ts";

/** What is requested, from which side, and the words that the side reads. */
interface EvidenceAsked {
  readonly sides: readonly Side[];
  readonly what: EvidenceKind;
  readonly text: string;
}

/** The case worker asks one or both sides for something; both read it in their chat. */
export class AskEvidence {
  readonly #desk: CaseDesk;
  readonly #policy: Current<DisputePolicy>;

  constructor(desk: CaseDesk, policy: Current<DisputePolicy>) {
    this.#desk = desk;
    this.#policy = policy;
  }

  async execute(
    actor: StaffActor,
    tradeId: TradeId,
    { sides, what, text: typed }: EvidenceAsked,
    key?: CommandKey,
  ): Promise<StaffResult<CaseRefusal | CaseTextRefusal>> {
    const text = parseCaseText(typed, 1, this.#policy().mostExplanationCharacters);
    if (!text.ok) return text;
    return this.#desk.carryOut<CaseRefusal>({
      actor,
      tradeId,
      key,
      verb: "ask-evidence",
      decide: ({ trade, disputeCase }, staff, context) =>
        decideCase(trade, disputeCase, { act: "ask-evidence", sides, what }, staff, context),
      alsoWrites: (_loaded, { events }) => ({
        texts: [
          {
            kind: "request",
            authorKind: events[0]?.by ?? "moderator",
            authorId: actor.staffId,
            text: text.value,
            detail: { sides: [...new Set(sides)].join(","), what },
          },
        ],
        messages: [{ authorId: actor.staffId, text: text.value }],
      }),
    });
  }
}
