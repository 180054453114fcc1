import { match } from "ts-pattern";
import type { RecordedCaseText } from "../../../../application/ports/case-views.ts";
import type { TradeRecord } from "../../../../application/ports/trade-store.ts";
import { openUnits, type DebtClaim } from "../../../../domain/claim/debt-claim.ts";
import { answerChargeback } from "../../../../domain/chargeback/chargeback-acts.ts";
import { dueNext, instalmentsOf } from "../../../../domain/chargeback/repayment-plan.ts";
import { decideTrade } from "../../../../domain/trade-decision/decide-trade.ts";
import { isAlreadySo, type Judgement } from "../../../../domain/trade/judgement.ts";
import type { TradeContext } from "../../../../domain/trade/trade-context.ts";
import type { ChargebackState } from "../../../../domain/trade/trade-status.ts";
import type { Instant, Trade } from "../../../../domain/trade/trade.ts";
import type { ChargebackView, ClaimView } from "../../contract/claim/chargeback-views.ts";

/** The report of a reversed payment, as one of the parties may see it. */
export function presentChargeback(
  record: TradeRecord,
  actorId: string,
  context: TradeContext,
): ChargebackView {
  const { trade, funds } = record;
  const report = { act: "report-chargeback", actorId, isVerifiedCorrectly: true } as const;
  const until = trade.deadlines.chargeback_answer;
  return {
    state: trade.chargeback,
    status: chargebackStatus(trade.chargeback),
    mayReport: accepts(decideTrade(trade, report, context)),
    mayAnswer: accepts(answerChargeback(trade, actorId, context)),
    answerUntil: until === undefined ? null : iso(until),
    ...presentStatements(record),
    claim: funds.claim ? presentClaim(funds.claim, trade) : null,
  };
}

/** What is owed and paid is a confirmed report (specification, section 3). */
function chargebackStatus(state: ChargebackState): ChargebackView["status"] {
  return match(state)
    .with("none", () => null)
    .with("pending", () => "Pending" as const)
    .with("dismissed", () => "Dismissed" as const)
    .with("confirmed", "paid", () => "Confirmed" as const)
    .exhaustive();
}

/** What both sides said about the last report. */
export function presentStatements({
  texts,
}: Pick<TradeRecord, "texts">): Pick<ChargebackView, "report" | "answer"> {
  const report = texts.findLast(({ kind }) => kind === "chargeback");
  const answer = texts.findLast(({ kind, seq }) => kind === "answer" && seq > (report?.seq ?? 0));
  return {
    report: report ? presentReport(report) : null,
    answer: answer ? { text: answer.text ?? "", at: iso(answer.at) } : null,
  };
}

/** What is owed, and what happened to it. */
export function presentClaim(claim: DebtClaim, trade: Trade): ClaimView {
  const { amount, servedUnits, writtenOffUnits } = claim;
  return {
    currency: amount.asset,
    amount: String(amount.units),
    paidBack: String(servedUnits),
    writtenOff: String(writtenOffUnits),
    open: String(openUnits(claim)),
    plan: presentPlan(trade, openUnits(claim)),
  };
}

function presentPlan({ memory, deadlines }: Trade, open: bigint): ClaimView["plan"] {
  const { plan } = memory;
  if (!plan) return null;
  const { instalment, everyDays, met, end = "running" } = plan;
  const at = deadlines.instalment_due;
  return {
    state: end,
    instalment,
    everyDays,
    instalments: instalmentsOf(plan),
    met,
    nextDue: at === undefined ? null : iso(at),
    dueNext: String(at === undefined ? 0n : dueNext(plan, open)),
  };
}

function presentReport({ text, detail, at }: RecordedCaseText): ChargebackView["report"] {
  return {
    text: text ?? "",
    bankReference: detail["reference"] ?? "",
    amount: detail["amount"] ?? null,
    date: detail["date"] ?? null,
    fileId: detail["file"] ?? null,
    at: iso(at),
  };
}

function accepts(judgement: Judgement): boolean {
  return judgement.ok && !isAlreadySo(judgement.value);
}

function iso(instant: Instant): string {
  return new Date(instant).toISOString();
}
