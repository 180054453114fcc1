import { useRef, useState } from "react";
import type { CallFailure, Outcome } from "../../http/client/call-types.ts";
import { newKey } from "../../http/client/client.ts";
import { PressKey } from "./press-key.ts";

/** How the acts of one place on a page go: one at a time, and what came of the last. */
interface ActRun {
  readonly isBusy: boolean;
  /** Whether the last one was done, until another begins or it is forgotten. */
  readonly isDone: boolean;
  /** Why the last one failed. */
  readonly failure: CallFailure | undefined;
  /**
   * Carries one out and gives how it ended; undefined while another is under way. `press` is all that tells
   * this press from another one: while no clear answer came, the same press goes out with its first key.
   */
  readonly send: <Data, Meta>(
    call: (key: string) => Promise<Outcome<Data, Meta>>,
    press?: object,
  ) => Promise<Outcome<Data, Meta> | undefined>;
  /** Something else was typed: what was said of the last one is over. */
  readonly forget: () => void;
}

type Ended = Pick<ActRun, "isDone" | "failure">;
const nothingEnded: Ended = { isDone: false, failure: undefined };

/** Sends what the reader does; what is shown waits for the server's answer. */
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
