import { findDisputeReason } from "../../../domain/dispute/dispute-reasons.ts";
import { charactersOf, isReadable, plainText } from "../../../domain/text/plain-text.ts";
import type { ShownPolicy } from "../../http/contract/page-policy.ts";
import type { Act } from "../trade/trade-act.ts";

type Lengths = ShownPolicy["dispute"];

/** The statement for a dispute or an appeal, as typed. */
export interface Statement {
  readonly reasonId: number | undefined;
  readonly text: string;
}

export const emptyStatement: Statement = { reasonId: undefined, text: "" };

/** What is wrong with a statement; the first problem found. */
export type StatementFault = "no_reason" | "too_short" | "too_long" | "unreadable";

/** The maximum number of characters for an action; undefined if it takes no text. */
export function mostCharactersOf(act: Act, lengths: Lengths): number | undefined {
  if (act === "dispute") return lengths.mostReasonCharacters;
  return act === "appeal" ? lengths.mostExplanationCharacters : undefined;
}

/** Whether the text can be sent with the action, by the server's rules. */
export function statementFault(
  act: Act,
  { reasonId, text }: Statement,
  lengths: Lengths,
): StatementFault | undefined {
  const most = mostCharactersOf(act, lengths);
  if (most === undefined) return undefined;
  const reason = reasonId === undefined ? undefined : findDisputeReason(reasonId);
  if (act === "dispute" && !reason) return "no_reason";
  const said = plainText(text);
  if (!isReadable(said)) return "unreadable";
  const length = charactersOf(said);
  if (length < fewestOf(act, reason?.needsText ?? false, lengths)) return "too_short";
  return length > most ? "too_long" : undefined;
}

function fewestOf(act: Act, needsText: boolean, lengths: Lengths): number {
  if (act === "appeal") return lengths.fewestExplanationCharacters;
  return needsText ? 1 : 0;
}
