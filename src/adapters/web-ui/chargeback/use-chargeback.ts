import { useRef, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import type { CallFailure } from "../../http/client/call-types.ts";
import { client } from "../server/client.ts";
import { useReadAgain } from "../server/use-read.ts";
import { isOutdated } from "../trade/failure-words.tsx";
import type { ReportForm } from "./report-form.ts";
import { PressKey } from "../server/press-key.ts";

/** What is asked of the reader. */
export type ChargebackQuestion = "report" | "answer";

/** What the reader said to it. */
export type ChargebackDeed =
  | { readonly what: "report"; readonly form: ReportForm }
  | { readonly what: "answer"; readonly text: string };

/** A report or an answer, as the reader is at it. */
export interface Chargeback {
  readonly asked: ChargebackQuestion | undefined;
  readonly isBusy: boolean;
  /** Why the last press failed; it can be mended or tried again. */
  readonly failure: CallFailure | undefined;
  /** Why nothing was done, where no question is open any more. */
  readonly refused: CallFailure | undefined;
  readonly ask: (question: ChargebackQuestion) => void;
  readonly close: () => void;
  readonly run: (deed: ChargebackDeed) => void;
}

/**
 * Sends, and shows the trade as it is then. A press during a call does nothing. Where no clear answer
 * came, the same press goes out with its first key again: it is done once at most.
 */
export function useChargeback(tradeId: string): Chargeback {
  const [asked, setAsked] = useState<ChargebackQuestion>();
  const [failure, setFailure] = useState<CallFailure>();
  const [refused, setRefused] = useState<CallFailure>();
  const isRunning = useRef(false);
  const [pressKey] = useState(() => new PressKey());
  const readAgain = useReadAgain();
  const mutation = useMutation({
    // A call that could not be made says so at once, it does not wait for the network.
    networkMode: "always",
    mutationFn: (deed: ChargebackDeed) => send(tradeId, deed, pressKey.for(deed)),
    onSuccess: async (outcome) => {
      const problem = outcome.ok ? undefined : outcome.failure;
      pressKey.note(problem);
      if (problem && !isOutdated(problem)) return setFailure(problem);
      await readAgain("viewTrade");
      setAsked(undefined);
      return setRefused(problem);
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  return {
    asked,
    isBusy: mutation.isPending,
    failure,
    refused,
    ask: (question) => {
      setFailure(undefined);
      setRefused(undefined);
      setAsked(question);
    },
    close: () => setAsked(undefined),
    run: (deed) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setFailure(undefined);
      mutation.mutate(deed);
    },
  };
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
