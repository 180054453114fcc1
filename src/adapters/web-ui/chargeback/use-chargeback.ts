import { client } from "../server/client.ts";
import { useQuestion, type OpenQuestion } from "../server/use-question.ts";
import { isOutdated } from "../trade/failure-words.tsx";
import type { ReportForm } from "./report-form.ts";

/** What is asked of the reader. */
type ChargebackQuestion = "report" | "answer";

/** What the reader said to it. */
type ChargebackDeed =
  | { readonly what: "report"; readonly form: ReportForm }
  | { readonly what: "answer"; readonly text: string };

/** A report or an answer, as the reader is at it. */
export type Chargeback = OpenQuestion<ChargebackQuestion, ChargebackDeed>;

/** Sends a report or an answer, and shows the trade as it is then. */
export function useChargeback(tradeId: string): Chargeback {
  return useQuestion({
    send: (deed, key) => send(tradeId, deed, key),
    isOutdated,
    changes: ["viewTrade"],
  });
}

function send(tradeId: string, deed: ChargebackDeed, key: string) {
  if (deed.what === "answer") {
    const { text } = deed;
    return client.call("answerChargeback", { parameters: { id: tradeId }, body: { text }, key });
  }
  const { text, bankReference, amount, date, isVerified } = deed.form;
  return client.call("reportChargeback", {
    body: {
      trade_id: tradeId,
      text,
      bank_reference: bankReference,
      ...(amount !== "" && { amount }),
      ...(date !== "" && { date }),
      is_verified_correctly: isVerified,
    },
    key,
  });
}
