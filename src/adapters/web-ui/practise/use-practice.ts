import { useCallback, useEffect, useMemo, useState } from "react";
import type { PlainAct } from "../../../domain/trade-view/allowed-acts.ts";
import type { Instant, Side } from "../../../domain/trade/trade.ts";
import type { ServerClock } from "../design/countdown-time.ts";
import { actInPractice, sendMoney, writeInPractice } from "./practice-acts.ts";
import { usePolicy } from "../page-policy.ts";
import {
  putForward,
  readClock,
  startClock,
  stopClock,
  type PracticeClock,
} from "./practice-clock.ts";
import { advance, beginPractice, nextStep } from "./practice-script.ts";
import type { Practice, PracticePolicy } from "./practice.ts";

const lookEveryMs = 250;

/** A running practice, and the user's actions in it. */
export interface RunningPractice {
  readonly practice: Practice;
  readonly clock: ServerClock;
  readonly isStopped: boolean;
  readonly stop: (isStopped: boolean) => void;
  /** Advances the clock to the next automatic event. */
  readonly skip: () => void;
  readonly act: (act: PlainAct) => void;
  readonly sendMoney: () => void;
  readonly write: (text: string) => void;
}

interface Run {
  readonly practice: Practice;
  readonly clock: PracticeClock;
}

/** Runs a practice in the browser, on its own clock. */
export function usePractice(mySide: Side): RunningPractice {
  const policy = usePolicy();
  const [{ practice, clock }, setRun] = useState(() => begin(mySide, policy));
  useEffect(() => {
    const timer = setInterval(() => setRun(caughtUp), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  const change = useCallback(
    (next: (practice: Practice, now: Instant) => Practice) =>
      setRun((run) => ({ ...run, practice: next(run.practice, shownBy(run)) })),
    [],
  );
  return {
    practice,
    clock: useMemo(() => () => readClock(clock, performance.now()), [clock]),
    isStopped: clock.isStopped,
    stop: (isStopped) =>
      setRun((run) => ({ ...run, clock: stopClock(run.clock, isStopped, performance.now()) })),
    skip: () => setRun(skipped),
    act: (act) => change((before, now) => actInPractice(before, act, now)),
    sendMoney: () => change(sendMoney),
    write: (text) => change((before, now) => writeInPractice(before, text, now)),
  };
}

function begin(mySide: Side, policy: PracticePolicy): Run {
  const now = Date.now();
  return {
    practice: beginPractice(mySide, now, policy),
    clock: startClock(now, performance.now()),
  };
}

function shownBy({ clock }: Run): Instant {
  return readClock(clock, performance.now());
}

function caughtUp(run: Run): Run {
  const practice = advance(run.practice, shownBy(run));
  return practice === run.practice ? run : { ...run, practice };
}

function skipped(run: Run): Run {
  const next = nextStep(run.practice);
  if (!next) return run;
  return caughtUp({ ...run, clock: putForward(run.clock, next.at, performance.now()) });
}
