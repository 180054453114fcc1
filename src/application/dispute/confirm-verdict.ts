import { isLinkedToParty } from "../../domain/dispute/decide-case.ts";
import { awaitsSecond } from "../../domain/dispute/case-text.ts";
import type { TradeId } from "../../domain/id/id.ts";
import { refuse, type Result } from "../../domain/result/result.ts";
import { decideTrade } from "../../domain/trade-decision/decide-trade.ts";
import type { SecondPersonWait } from "../../domain/trade/trade-memory.ts";
import type { TradeRefusal } from "../../domain/trade/trade-refusal.ts";
import type { Trade } from "../../domain/trade/trade.ts";
import type { CaseRecord, CaseViews, RecordedCaseText } from "../ports/case-views.ts";
import { answerOfKnown, type CommandKey, type CommitChanges } from "../ports/commit.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import { caseStaffOf, type CaseDesk, type StaffRefusal } from "./case-desk.ts";
import { verdictCommand } from "./verdict-command.ts";

/** Why a verdict was not confirmed; `no_verdict_waits`: none, or one other than was read. */
type ConfirmVerdictRefusal = StaffRefusal<TradeRefusal> | { readonly code: "no_verdict_waits" };

/**
 * The second person confirms the waiting verdict: exactly the one they could read. From then on the
 * parties can read its reasons, in the words of the case worker.
 */
export class ConfirmVerdict {
  readonly #desk: CaseDesk;
  readonly #views: Pick<CaseViews, "record">;
  readonly #changes: Pick<CommitChanges, "recall">;

  constructor(
    desk: CaseDesk,
    views: Pick<CaseViews, "record">,
    changes: Pick<CommitChanges, "recall">,
  ) {
    this.#desk = desk;
    this.#views = views;
    this.#changes = changes;
  }

  async execute(
    actor: StaffActor,
    tradeId: TradeId,
    reason: string,
    key?: CommandKey,
  ): Promise<Result<string, ConfirmVerdictRefusal>> {
    const [record, known] = await Promise.all([
      this.#views.record(tradeId),
      key && this.#changes.recall(key),
    ]);
    if (known) return answerOfKnown(known);
    if (!record) return refuse({ code: "not_found" });
    const second = caseStaffOf(actor);
    if (second && isLinkedToParty(record.trade, second)) {
      return refuse({ code: "conflict_of_interest" });
    }
    const waits = waitingVerdict(record.trade);
    const texts = textsThatWait(record);
    if (!waits || texts.length === 0) return refuse({ code: "no_verdict_waits" });
    return this.#desk.carryOut<TradeRefusal>({
      actor,
      tradeId,
      key,
      verb: "confirm-verdict",
      reason,
      decide: ({ trade }, staff, context) =>
        decideTrade(trade, verdictCommand(waits.verdict, staff), context),
      alsoWrites: () => ({ texts: texts.map(standing) }),
    });
  }
}

/** The verdict that waits for a second person. */
export function waitingVerdict(
  trade: Trade,
): Extract<SecondPersonWait, { readonly matter: "verdict" }> | undefined {
  return trade.memory.waiting.find((wait) => wait.matter === "verdict");
}

/** The reasons of the latest proposal: its explanation, and why it cites no evidence. */
function textsThatWait({ texts }: CaseRecord): readonly RecordedCaseText[] {
  const waiting = texts.filter(({ detail }) => detail["step"] === awaitsSecond.step);
  return waiting.slice(waiting.findLastIndex(({ kind }) => kind === "verdict"));
}

function standing({ kind, authorKind, authorId, text, detail }: RecordedCaseText) {
  const { step: _step, ...rest } = detail;
  return { kind, authorKind, authorId, text: text ?? "", detail: rest };
}
