import { useRef, useState } from "react";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";

/** The state of the actions in one place on a page: one at a time, and the result of the last. */
interface ActRun {
  readonly isBusy: boolean;
  /** Whether the last one was done, until another starts or it is cleared. */
  readonly isDone: boolean;
  /** Why the last one failed. */
  readonly failure: CallFailure | undefined;
  /**
   * Carries one out and returns the result; undefined while another is running. The client keeps
   * the key of the act until a clear answer comes.
   */
  readonly send: <Data, Meta>(
    call: () => Promise<Outcome<Data, Meta>>,
  ) => Promise<Outcome<Data, Meta> | undefined>;
  /** Other input was typed: the last result no longer applies. */
  readonly forget: () => void;
}

type Ended = Pick<ActRun, "isDone" | "failure">;
const nothingEnded: Ended = { isDone: false, failure: undefined };

/** Sends the user's action; the page is updated once the server responds. */
export function useAct(): ActRun {
  const [isBusy, setBusy] = useState(false);
  const [ended, setEnded] = useState(nothingEnded);
  const isUnderWay = useRef(false);
  const send: ActRun["send"] = async (call) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    setEnded(nothingEnded);
    try {
      const outcome = await call();
      const failure = outcome.ok ? undefined : outcome.failure;
      setEnded({ isDone: outcome.ok, failure });
      return outcome;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, ...ended, send, forget: () => setEnded(nothingEnded) };
}
