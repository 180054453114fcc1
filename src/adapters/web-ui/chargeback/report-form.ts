import { judgeNotice } from "../../../domain/chargeback/chargeback-form.ts";
import { parseCaseText } from "../../../domain/dispute/case-text.ts";
import { parseFiat } from "../../../domain/money/fiat.ts";
import type { ShownPolicy } from "../../http/contract/page-policy.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";

type Lengths = ShownPolicy["dispute"];

/** The seller's input about a reversed payment; empty fields are empty strings. */
export interface ReportForm {
  readonly text: string;
  readonly bankReference: string;
  /** In the trade's currency. */
  readonly amount: string;
  /** An ISO date. */
  readonly date: string;
  /** The stored notice of the bank. */
  readonly attachmentId: string | undefined;
  readonly isVerified: boolean;
}

export const emptyReport: ReportForm = {
  text: "",
  bankReference: "",
  amount: "",
  date: "",
  attachmentId: undefined,
  isVerified: false,
};

/** What is wrong with each field, by name; empty if the form can be sent. */
export type ReportFaults = Partial<
  Readonly<Record<keyof ReportForm, "missing" | "too_short" | "too_long" | "unreadable">>
>;

/** The trade as far as a notice has to fit it. */
type Reported = Pick<TradeView, "currency" | "fiatAmount" | "startedAt" | "now">;

/** Validates the fields by the server's rules. */
export function reportFaults(
  form: ReportForm,
  trade: Reported,
  { fewestExplanationCharacters, mostExplanationCharacters, mostReferenceCharacters }: Lengths,
): ReportFaults {
  const text = textFault(form.text, fewestExplanationCharacters, mostExplanationCharacters);
  const reference = textFault(form.bankReference, 1, mostReferenceCharacters);
  const notice = noticeFault(form, trade);
  return {
    ...(text && { text }),
    ...(reference && { bankReference: reference }),
    ...(notice === "chargeback_amount" && { amount: "unreadable" }),
    ...(form.date === "" && { date: "missing" }),
    ...(notice === "chargeback_date" && { date: "unreadable" }),
    ...(!form.isVerified && { isVerified: "missing" }),
  };
}

/** A report is sent only with the bank's notice (specification, section 5); support helps who has none. */
export function needsSupport({ attachmentId }: ReportForm): boolean {
  return attachmentId === undefined;
}

function noticeFault({ amount, date }: ReportForm, trade: Reported) {
  const paid = parseFiat(trade.currency, trade.fiatAmount);
  if (!paid.ok) return undefined;
  const money = { fiat: paid.value };
  const startedAt = Date.parse(trade.startedAt);
  const today = trade.now.slice(0, 10);
  const notice = { amount, day: Date.parse(date === "" ? today : date) };
  const judged = judgeNotice({ money, startedAt }, notice, Date.parse(trade.now));
  return judged.ok ? undefined : judged.refusal.code;
}

/** What is wrong with the buyer's answer. */
export function answerFault(
  text: string,
  { mostExplanationCharacters }: Lengths,
): "too_short" | "too_long" | "unreadable" | undefined {
  return textFault(text, 1, mostExplanationCharacters);
}

function textFault(text: string, fewest: number, most: number) {
  const parsed = parseCaseText(text, fewest, most);
  if (parsed.ok) return undefined;
  switch (parsed.refusal.code) {
    case "text_too_short":
      return "too_short";
    case "text_too_long":
      return "too_long";
    case "text_unreadable":
      return "unreadable";
  }
}
