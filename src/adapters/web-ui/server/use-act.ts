import { useRef, useState } from "react";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import { newKey } from "../../http/client/client.ts";
import { PressKey } from "./press-key.ts";

/** The state of the actions in one place on a page: one at a time, and the result of the last. */
interface ActRun {
  readonly isBusy: boolean;
  /** Whether the last one was done, until another starts or it is cleared. */
  readonly isDone: boolean;
  /** Why the last one failed. */
  readonly failure: CallFailure | undefined;
  /**
   * Carries one out and returns the result; undefined while another is running. `press` is
   * everything that tells this press from another: until a clear response arrives, the same press
   * is sent with its first key.
   */
  readonly send: <Data, Meta>(
    call: (key: string) => Promise<Outcome<Data, Meta>>,
    press?: object,
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
  const [pressKey] = useState(() => new PressKey());
  const send: ActRun["send"] = async (call, press) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    setEnded(nothingEnded);
    try {
      const outcome = await call(press === undefined ? newKey() : pressKey.for(press));
      const failure = outcome.ok ? undefined : outcome.failure;
      if (press !== undefined) pressKey.note(failure);
      setEnded({ isDone: outcome.ok, failure });
      return outcome;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, ...ended, send, forget: () => setEnded(nothingEnded) };
}
