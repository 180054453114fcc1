import type { RecordedCaseText } from "../../../../application/ports/case-views.ts";
import {
  formerVerdict,
  standingVerdict,
  type ReasonedVerdict,
} from "../../../../application/dispute/reasons-of-verdict.ts";
import type { TradeRecord } from "../../../../application/ports/trade-store.ts";
import { isForParties } from "../../../../domain/dispute/case-text.ts";
import { evidenceKinds } from "../../../../domain/dispute/decide-case.ts";
import { escalationOf, type DisputeCase } from "../../../../domain/dispute/dispute-case.ts";
import type { DisputePolicy } from "../../../../domain/dispute/dispute-policy.ts";
import { owesAnswer } from "../../../../domain/dispute/silent-side.ts";
import { sideOf, type Instant } from "../../../../domain/trade/trade.ts";
import type {
  CaseTextView,
  DisputeCaseView,
  EvidenceLine,
  ReasonedVerdictView,
  TradeVerdictView,
} from "../../contract/dispute/dispute-views.ts";
import { presentSums } from "./present-sums.ts";

/** The dispute of a trade as one of its parties may see it. */
export function presentDisputeCase(
  record: TradeRecord,
  traderId: string,
  policy: DisputePolicy,
): DisputeCaseView | null {
  const { disputeCase, codeNames, texts, now } = record;
  if (!disputeCase) return null;
  const { openedBy, workerId } = disputeCase;
  return {
    reason: disputeCase.reason,
    openedAt: iso(disputeCase.openedAt),
    openedBy:
      openedBy === "buyer" || openedBy === "seller" || openedBy === "clock" ? openedBy : "staff",
    caseWorker: workerId === undefined ? null : (codeNames[workerId] ?? null),
    hearing: disputeCase.hearing,
    asked: presentAsked(record, disputeCase, traderId),
    escalation: escalationOf(disputeCase, now, policy),
    closedAt: disputeCase.closedAt === undefined ? null : iso(disputeCase.closedAt),
    texts: texts.filter(isForParties).flatMap((text) => presentText(text, record, traderId)),
  };
}

/** The verdict in force, with its reasons; null if there is none. */
export function presentVerdict(record: TradeRecord): TradeVerdictView | null {
  const { verdictAcceptedBy, appealedBy } = record.trade.memory;
  const reasoned = standingVerdict(record);
  if (!reasoned) return null;
  const payoutAt = record.trade.deadlines.appeal_window;
  return {
    ...presentReasoned(reasoned, record),
    payoutAt: payoutAt === undefined ? null : iso(payoutAt),
    acceptedBy: [...verdictAcceptedBy],
    appealedBy: appealedBy ?? null,
  };
}

/** The verdict that was heard again after an appeal; null if there is none. */
export function presentFormerVerdict(record: TradeRecord): ReasonedVerdictView | null {
  const reasoned = formerVerdict(record);
  return reasoned ? presentReasoned(reasoned, record) : null;
}

function presentReasoned(reasoned: ReasonedVerdict, record: TradeRecord): ReasonedVerdictView {
  const { verdict, rule, explanation, authorId, evidence, noEvidenceReason, sums } = reasoned;
  return {
    for: verdict.for,
    buyerShare: verdict.for === "split" ? verdict.buyerShare : null,
    rule: rule ?? null,
    explanation,
    evidence: evidence.flatMap((line) => presentLine(line, record)),
    noEvidenceReason: noEvidenceReason ?? null,
    sums: presentSums(sums),
    byCodeName: (authorId !== undefined && record.codeNames[authorId]) || null,
  };
}

/** A cited line as the parties may read it; none for a note of staff. */
function presentLine(line: string, record: TradeRecord): EvidenceLine[] {
  const { trade, timeline, texts, citedMessages, detailsReads } = record;
  const seq = Number(line.slice(1));
  const written = (kind: "message" | "text", authorId: string, text: string, at: Instant) => [
    { kind, seq, by: sideOf(trade, authorId) ?? ("staff" as const), text, at: iso(at) },
  ];
  const event = line.startsWith("e") && timeline.find((each) => each.seq === seq);
  if (event) return [{ kind: "event", seq, by: null, text: null, at: iso(event.at) }];
  const reading = line.startsWith("d") && detailsReads[seq - 1];
  if (reading) return [{ kind: "reading", seq, by: null, text: null, at: iso(reading.at) }];
  const message = line.startsWith("m") && citedMessages.find((each) => each.seq === seq);
  if (message) return written("message", message.authorId, message.text, message.at);
  const text = line.startsWith("t") && texts.find((each) => each.seq === seq);
  return text && isForParties(text) ? written("text", text.authorId, text.text ?? "", text.at) : [];
}

function presentAsked(
  { trade, texts, lastWritten }: TradeRecord,
  dispute: DisputeCase,
  traderId: string,
): DisputeCaseView["asked"] {
  const { asked, askedAt, evidenceUntil } = dispute;
  if (askedAt === undefined || evidenceUntil === undefined) return null;
  const side = sideOf(trade, traderId);
  const request = texts.findLast(({ kind }) => kind === "request");
  const what = evidenceKinds.find((kind) => kind === request?.detail["what"]) ?? "other";
  return {
    sides: [...asked],
    what,
    at: iso(askedAt),
    until: iso(evidenceUntil),
    isOwed: side !== undefined && owesAnswer(dispute, side, lastWritten),
  };
}

function presentText(
  { seq, kind, authorId, text, at }: RecordedCaseText,
  { trade, codeNames }: TradeRecord,
  traderId: string,
): CaseTextView[] {
  if (!isOfCase(kind)) return [];
  return [
    {
      seq,
      kind,
      by: sideOf(trade, authorId) ?? "staff",
      codeName: codeNames[authorId] ?? null,
      isMine: authorId === traderId,
      text: text ?? "",
      at: iso(at),
    },
  ];
}

function iso(instant: Instant): string {
  return new Date(instant).toISOString();
}

type OtherKind = "note" | "chargeback" | "answer" | "payer_name" | "card_info" | "card_code";

/** The other texts of a trade are shown elsewhere, or to staff alone. */
function isOfCase(kind: RecordedCaseText["kind"]): kind is Exclude<typeof kind, OtherKind> {
  const others: readonly string[] = [
    "note",
    "chargeback",
    "answer",
    "payer_name",
    "card_info",
    "card_code",
  ] satisfies OtherKind[];
  return !others.includes(kind);
}
