import { useEffect, useRef, useState, type ReactNode } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  isUrgent,
  minutesToAnnounce,
  readout,
  secondsLeft,
  shareLeft,
  type ServerClock,
} from "./countdown-time.ts";
import { Spoken } from "./spoken.tsx";
import styles from "./countdown.module.css";

/** Several updates a second, so that no second is shown twice as long as another. */
const lookEvery = 250;

interface Running {
  /** When it ends, in seconds since the epoch. */
  readonly expiresAt: number;
  readonly clock: ServerClock;
}

/**
 * The remaining time. It is announced at 10, 5 and 1 minute, never every second; at zero it says
 * `atZero` and calls `onZero` once.
 */
export function Countdown(
  props: Running & { size?: "large" | "small"; atZero?: ReactNode; onZero?: () => void },
) {
  const { expiresAt, clock, size = "small", atZero, onZero } = props;
  const { i18n } = useLingui();
  const seconds = useSecondsLeft({ expiresAt, clock });
  const [announced, setAnnounced] = useState<number>();
  const before = useRef({ expiresAt, seconds });
  useEffect(() => {
    const previous = before.current;
    before.current = { expiresAt, seconds };
    if (previous.expiresAt !== expiresAt) return setAnnounced(undefined);
    const minutes = minutesToAnnounce(previous.seconds, seconds);
    if (minutes !== undefined) setAnnounced(minutes);
    if (previous.seconds > 0 && seconds === 0) onZero?.();
  }, [expiresAt, seconds, onZero]);
  const time = readout(i18n.locale, seconds);
  return (
    <span className={styles.countdown} data-size={size} data-urgent={isUrgent(seconds)}>
      <span role="timer" className={styles.words}>
        {seconds > 0 ? (
          <Trans>
            <bdi className={styles.time}>{time}</bdi> <span className={styles.left}>left</span>
          </Trans>
        ) : (
          <Trans>Time is over</Trans>
        )}
      </span>
      <output>
        <Spoken>
          {seconds === 0 ? (
            atZero
          ) : announced === undefined ? null : (
            <Plural value={announced} one="# minute left" other="# minutes left" />
          )}
        </Spoken>
      </output>
    </span>
  );
}

/** The remaining share of the window as a shrinking bar. Decorative, next to the time. */
export function CountdownBar(props: Running & { windowSeconds: number }) {
  const seconds = useSecondsLeft(props);
  return (
    <div className={styles.bar} data-urgent={isUrgent(seconds)} aria-hidden="true">
      <div
        className={styles.rest}
        style={{ inlineSize: `${shareLeft(seconds, props.windowSeconds) * 100}%` }}
      />
    </div>
  );
}

function useSecondsLeft({ expiresAt, clock }: Running): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(expiresAt, clock()));
  useEffect(() => {
    const look = () => setSeconds(secondsLeft(expiresAt, clock()));
    look();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [expiresAt, clock]);
  return seconds;
}
