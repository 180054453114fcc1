import { client } from "../server/client.ts";
import { useQuestion, type OpenQuestion } from "../server/use-question.ts";
import { isOutdated } from "../trade/failure-words.tsx";
import type { ReportForm } from "./report-form.ts";

/** The dialog shown to the user; `support` instead of a report that can't be sent. */
type ChargebackQuestion = "report" | "answer" | "support";

/** The user's input in it. */
type ChargebackDeed =
  | { readonly what: "report"; readonly form: ReportForm }
  | { readonly what: "answer"; readonly text: string };

/** The state of a report or an answer being written. */
export type Chargeback = OpenQuestion<ChargebackQuestion, ChargebackDeed>;

/** Sends a report or an answer, and shows the updated trade. */
export function useChargeback(tradeId: string): Chargeback {
  return useQuestion({
    send: (deed) => send(tradeId, deed),
    isOutdated,
    changes: ["viewTrade"],
  });
}

function send(tradeId: string, deed: ChargebackDeed) {
  if (deed.what === "answer") {
    const { text } = deed;
    return client.call("answerChargeback", { parameters: { id: tradeId }, body: { text } });
  }
  const { text, bankReference, amount, date, attachmentId, isVerified } = deed.form;
  return client.call("reportChargeback", {
    body: {
      trade_id: tradeId,
      text,
      bank_reference: bankReference,
      amount,
      date,
      ...(attachmentId !== undefined && { attachment_id: attachmentId }),
      is_verified_correctly: isVerified,
    },
  });
}
