import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { Spoken } from "./spoken.tsx";
import styles from "./stepper.module.css";

/** One step of several. */
interface Step<Name extends string> {
  readonly name: Name;
  readonly label: ReactNode;
  /** Whether it can be gone to from here. */
  readonly isOpen: boolean;
  readonly isDone: boolean;
}

/** Where the reader is in a row of steps; those that are open can be gone to. */
export function Stepper<Name extends string>(props: {
  label: string;
  steps: readonly Step<Name>[];
  current: Name;
  onGo: (name: Name) => void;
}) {
  const { steps, current } = props;
  return (
    <nav className={styles.stepper} aria-label={props.label}>
      <ol className={styles.steps}>
        {steps.map(({ name, label, isOpen, isDone }, index) => {
          const isCurrent = name === current;
          const sign = (
            <span className={styles.sign} aria-hidden="true">
              {isDone && !isCurrent ? <Check /> : <bdi>{index + 1}</bdi>}
            </span>
          );
          return (
            <li key={name} className={styles.step} data-done={isDone} data-current={isCurrent}>
              <button
                type="button"
                className={styles.place}
                aria-current={isCurrent ? "step" : undefined}
                disabled={!isOpen && !isCurrent}
                onClick={() => !isCurrent && props.onGo(name)}
              >
                {sign}
                <span className={styles.words}>{label}</span>
                {isDone && !isCurrent && (
                  <Spoken>
                    <Trans>done</Trans>
                  </Spoken>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
