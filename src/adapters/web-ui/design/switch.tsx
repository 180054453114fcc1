import type { ReactNode } from "react";
import { LoaderCircle } from "lucide-react";
import { Spoken } from "./spoken.tsx";
import styles from "./switch.module.css";

/**
 * On or off. It shows the current state, and whether a change is in progress; presses during a
 * change do nothing.
 *
 * - `label`: for screen readers; names what is switched.
 * - `shown`: the state in words, so that the knob's position is never the only sign.
 */
export function Switch(props: {
  label: ReactNode;
  shown: ReactNode;
  isOn: boolean;
  busy?: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const { isOn, busy = false } = props;
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={isOn}
      aria-busy={busy}
      onClick={() => !busy && props.onChange(!isOn)}
    >
      <Spoken>{props.label}</Spoken>
      <span className={styles.shown} aria-hidden="true">
        {props.shown}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob}>{busy && <LoaderCircle className={styles.spinner} />}</span>
      </span>
    </button>
  );
}
