import { parseCaseText } from "../../../domain/dispute/case-text.ts";
import type { ShownPolicy } from "../../http/contract/page-policy.ts";

type Lengths = ShownPolicy["dispute"];

/** The seller's input about a reversed payment; empty fields are empty strings. */
export interface ReportForm {
  readonly text: string;
  readonly bankReference: string;
  /** In the trade's currency. */
  readonly amount: string;
  /** An ISO date. */
  readonly date: string;
  readonly isVerified: boolean;
}

export const emptyReport: ReportForm = {
  text: "",
  bankReference: "",
  amount: "",
  date: "",
  isVerified: false,
};

/** What is wrong with each field, by name; empty if the form can be sent. */
export type ReportFaults = Partial<
  Readonly<Record<keyof ReportForm, "missing" | "too_short" | "too_long" | "unreadable">>
>;

/** Validates the fields by the server's rules. */
export function reportFaults(
  form: ReportForm,
  { fewestExplanationCharacters, mostExplanationCharacters, mostReferenceCharacters }: Lengths,
): ReportFaults {
  const text = textFault(form.text, fewestExplanationCharacters, mostExplanationCharacters);
  const reference = textFault(form.bankReference, 1, mostReferenceCharacters);
  const isAmount = form.amount === "" || /^\d{1,12}(\.\d{1,8})?$/.test(form.amount);
  return {
    ...(text && { text }),
    ...(reference && { bankReference: reference }),
    ...(!isAmount && { amount: "unreadable" }),
    ...(!form.isVerified && { isVerified: "missing" }),
  };
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
