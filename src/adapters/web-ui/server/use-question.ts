import { useState } from "react";
import type { CallFailure, Outcome, RouteId } from "../../http/client/call-types.ts";
import { useAct } from "./use-act.ts";
import { useReadAgain } from "./use-read.ts";

/** A confirmation question on the page, the state of the answer, and the user's actions. */
export interface OpenQuestion<Question, Deed> {
  /** The open question. */
  readonly asked: Question | undefined;
  readonly isBusy: boolean;
  /** Why the last answer failed; the user can correct it or retry. */
  readonly failure: CallFailure | undefined;
  /** Why nothing was done, if no question is open any more. */
  readonly refused: CallFailure | undefined;
  readonly ask: (question: Question) => void;
  readonly close: () => void;
  readonly run: (deed: Deed) => void;
}

interface Sending<Deed> {
  readonly send: (deed: Deed) => Promise<Outcome<unknown, unknown>>;
  /** Whether the page was out of date, so that there is nothing to correct. */
  readonly isOutdated: (failure: CallFailure) => boolean;
  /** What to refetch once it is done, or the state turns out to be different. */
  readonly changes: readonly RouteId[];
  /** Whether it is done without a question that could show a failure. */
  readonly isUnasked?: (deed: Deed) => boolean;
}

/** Asks, sends, and shows the updated state. A press during a call does nothing. */
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
    const outcome = await act.send(async () => {
      const told = await sending.send(deed);
      if (told.ok || sending.isOutdated(told.failure)) {
        await Promise.all(sending.changes.map((id) => readAgain(id)));
        setAsked(undefined);
      }
      return told;
    });
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
