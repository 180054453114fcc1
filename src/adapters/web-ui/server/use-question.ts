import { useRef, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import type { CallFailure, Outcome, RouteId } from "../../http/client/call-types.ts";
import { PressKey } from "./press-key.ts";
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
export function useQuestion<Question, Deed>(sending: Sending<Deed>): OpenQuestion<Question, Deed> {
  const [asked, setAsked] = useState<Question>();
  const [failure, setFailure] = useState<CallFailure>();
  const [refused, setRefused] = useState<CallFailure>();
  const isRunning = useRef(false);
  const [pressKey] = useState(() => new PressKey());
  const readAgain = useReadAgain();
  const mutation = useMutation({
    // A call that could not be made says so at once, it does not wait for the network.
    networkMode: "always",
    mutationFn: (deed: Deed) => sending.send(deed, pressKey.for(deed)),
    onSuccess: async (outcome, deed) => {
      const problem = outcome.ok ? undefined : outcome.failure;
      pressKey.note(problem);
      const isOver = problem === undefined || sending.isOutdated(problem);
      if (isOver) {
        await Promise.all(sending.changes.map((id) => readAgain(id)));
        setAsked(undefined);
      }
      if (isOver || sending.isUnasked?.(deed) === true) setRefused(problem);
      else setFailure(problem);
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const forgetProblems = () => {
    setFailure(undefined);
    setRefused(undefined);
  };
  return {
    asked,
    isBusy: mutation.isPending,
    failure,
    refused,
    ask: (question) => {
      forgetProblems();
      setAsked(() => question);
    },
    close: () => setAsked(undefined),
    run: (deed) => {
      if (isRunning.current) return;
      isRunning.current = true;
      forgetProblems();
      mutation.mutate(deed);
    },
  };
}
