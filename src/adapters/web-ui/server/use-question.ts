import { useState } from "react";
import type { CallFailure, Outcome, RouteId } from "../../http/client/call-types.ts";
import { useAct } from "./use-act.ts";
import { useReadAgain } from "./use-read.ts";

/** A question on the page, as the reader is at it, and what he does. */
export interface OpenQuestion<Question, Deed> {
  /** The question that is open. */
  readonly asked: Question | undefined;
  readonly isBusy: boolean;
  /** Why the last answer to the question failed; it can be mended or tried again. */
  readonly failure: CallFailure | undefined;
  /** Why nothing was done, where no question is open any more. */
  readonly refused: CallFailure | undefined;
  readonly ask: (question: Question) => void;
  readonly close: () => void;
  readonly run: (deed: Deed) => void;
}

interface Sending<Deed> {
  /** `key` is the same each time that the same press is sent. */
  readonly send: (deed: Deed, key: string) => Promise<Outcome<unknown, unknown>>;
  /** Whether the page was behind, so that there is nothing to mend. */
  readonly isOutdated: (failure: CallFailure) => boolean;
  /** What is read again once it is done, or found to be otherwise. */
  readonly changes: readonly RouteId[];
  /** Whether it is done without a question, at whose place a failure could stand. */
  readonly isUnasked?: (deed: Deed) => boolean;
}

/**
 * Asks, sends, and shows what is so then. A press during a call does nothing. Where no clear answer
 * came, the same press goes out with its first key again: it is done once at most.
 */
export function useQuestion<Question, Deed extends object>(
  sending: Sending<Deed>,
): OpenQuestion<Question, Deed> {
  const [asked, setAsked] = useState<Question>();
  const [refused, setRefused] = useState<CallFailure>();
  const act = useAct();
  const readAgain = useReadAgain();
  const run = async (deed: Deed) => {
    if (act.isBusy) return;
    setRefused(undefined);
    const outcome = await act.send(async (key) => {
      const told = await sending.send(deed, key);
      if (told.ok || sending.isOutdated(told.failure)) {
        await Promise.all(sending.changes.map((id) => readAgain(id)));
        setAsked(undefined);
      }
      return told;
    }, deed);
    if (!outcome || outcome.ok) return;
    if (!sending.isOutdated(outcome.failure) && sending.isUnasked?.(deed) !== true) return;
    act.forget();
    setRefused(outcome.failure);
  };
  return {
    asked,
    isBusy: act.isBusy,
    failure: act.failure,
    refused,
    ask: (question) => {
      act.forget();
      setRefused(undefined);
      setAsked(() => question);
    },
    close: () => setAsked(undefined),
    run: (deed) => void run(deed),
  };
}
