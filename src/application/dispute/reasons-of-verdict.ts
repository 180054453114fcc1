import { awaitsSecond } from "../../domain/dispute/case-text.ts";
import type { DisputeCase } from "../../domain/dispute/dispute-case.ts";
import { outcomeOf, type Outcome } from "../../domain/dispute/outcomes.ts";
import { verdictRuleTitle } from "../../domain/dispute/verdict-rules.ts";
import type { TradeAct } from "../../domain/trade/trade-command.ts";
import type { Verdict } from "../../domain/trade/trade-memory.ts";
import type { Trade } from "../../domain/trade/trade.ts";
import type { RecordedCaseText } from "../ports/case-views.ts";
import type { RecordedEvent } from "../ports/trade-store.ts";

/** The part of a record that verdicts are read from. */
interface VerdictRecord {
  readonly trade: Trade;
  readonly texts: readonly RecordedCaseText[];
  readonly timeline: readonly RecordedEvent[];
  readonly disputeCase?: DisputeCase;
}

/** A verdict with everything it is based on. */
export interface ReasonedVerdict {
  readonly verdict: Verdict;
  /** Undefined once the retention period for the reasons is over. */
  readonly rule: { readonly code: string; readonly title: string } | undefined;
  readonly explanation: string;
  readonly authorId: string | undefined;
  /** The names of the lines that it cites. */
  readonly evidence: readonly string[];
  readonly noEvidenceReason: string | undefined;
  readonly sums: Outcome;
}

/** The verdict in force, with its reasons. */
export function standingVerdict(record: VerdictRecord): ReasonedVerdict | undefined {
  const { verdict } = record.trade.memory;
  return verdict && reasoned(record, verdict, standing(record).at(-1));
}

/** The verdict that was heard again after an appeal. */
export function formerVerdict(record: VerdictRecord): ReasonedVerdict | undefined {
  const all = standing(record);
  const text = all.at(record.trade.memory.verdict ? -2 : -1);
  const verdict = text && verdictOf(text.detail);
  return text && verdict && reasoned(record, verdict, text);
}

/** A verdict that waits for a second person. */
export function proposedVerdict(record: VerdictRecord, verdict: Verdict): ReasonedVerdict {
  return reasoned(record, verdict, record.texts.findLast(isProposed));
}

function reasoned(
  { trade, texts, timeline, disputeCase }: VerdictRecord,
  verdict: Verdict,
  text: RecordedCaseText | undefined,
): ReasonedVerdict {
  const code = text?.detail["rule"];
  const title = code === undefined ? undefined : verdictRuleTitle(code);
  const next = text && texts.find(({ seq }) => seq === text.seq + 1);
  return {
    verdict,
    rule: code === undefined || title === undefined ? undefined : { code, title },
    explanation: text?.text ?? "",
    authorId: text?.authorId,
    evidence: (text?.detail["evidence"] ?? "").split(",").filter((line) => line !== ""),
    noEvidenceReason: next?.kind === "no_evidence" ? next.text : undefined,
    sums: outcomeOf(trade, verdict, isFeeGivenBack(timeline, disputeCase)),
  };
}

const unheard: TradeAct = "appeal-unheard";

/** Staff missed their time: before the verdict, or with the appeal against it. */
function isFeeGivenBack(
  timeline: readonly RecordedEvent[],
  disputeCase: DisputeCase | undefined,
): boolean {
  const end = timeline.findLast(({ act }) => act === unheard);
  return disputeCase?.wasLate === true || (end !== undefined && end.facts?.["step"] === undefined);
}

function standing({ texts }: VerdictRecord): readonly RecordedCaseText[] {
  return texts.filter((text) => text.kind === "verdict" && !isProposed(text));
}

function isProposed({ kind, detail }: RecordedCaseText): boolean {
  return kind === "verdict" && detail["step"] === awaitsSecond.step;
}

function verdictOf({ for: side, buyerShare }: RecordedCaseText["detail"]): Verdict | undefined {
  if (side === "buyer" || side === "seller") return { for: side };
  return buyerShare === undefined ? undefined : { for: "split", buyerShare: Number(buyerShare) };
}
