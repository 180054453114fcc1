import type { RecordedCaseText } from "../../../../application/ports/case-views.ts";
import type { TradeRecord } from "../../../../application/ports/trade-store.ts";
import { isForParties } from "../../../../domain/dispute/case-text.ts";
import { evidenceKinds } from "../../../../domain/dispute/decide-case.ts";
import { escalationOf, type DisputeCase } from "../../../../domain/dispute/dispute-case.ts";
import type { DisputePolicy } from "../../../../domain/dispute/dispute-policy.ts";
import { owesAnswer } from "../../../../domain/dispute/silent-side.ts";
import { verdictRuleTitle } from "../../../../domain/dispute/verdict-rules.ts";
import { sideOf, type Instant } from "../../../../domain/trade/trade.ts";
import type {
  CaseTextView,
  DisputeCaseView,
  TradeVerdictView,
} from "../../contract/dispute/dispute-views.ts";

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

/** The verdict that stands, with its reasons; null while none does. */
export function presentVerdict({ trade, texts, codeNames }: TradeRecord): TradeVerdictView | null {
  const { verdict, verdictAcceptedBy, appealedBy } = trade.memory;
  if (!verdict) return null;
  const reasons = texts.findLast((text) => text.kind === "verdict" && isForParties(text));
  const code = reasons?.detail["rule"];
  const title = code === undefined ? undefined : verdictRuleTitle(code);
  const payoutAt = trade.deadlines.appeal_window;
  return {
    for: verdict.for,
    buyerShare: verdict.for === "split" ? verdict.buyerShare : null,
    rule: code === undefined || title === undefined ? null : { code, title },
    explanation: reasons?.text ?? "",
    byCodeName: (reasons && codeNames[reasons.authorId]) ?? null,
    payoutAt: payoutAt === undefined ? null : iso(payoutAt),
    acceptedBy: [...verdictAcceptedBy],
    appealedBy: appealedBy ?? null,
  };
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
  if (kind === "note" || kind === "chargeback" || kind === "answer") return [];
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
