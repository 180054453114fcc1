import { useId, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import styles from "./assurance.module.css";

/** Something the user must confirm to go on; `isMissing`: they tried without. */
export function Assurance(props: {
  children: ReactNode;
  isGiven: boolean;
  isMissing: boolean;
  onChange: (isGiven: boolean) => void;
}) {
  const id = useId();
  return (
    <div>
      <div className={styles.sure}>
        <input
          id={id}
          type="checkbox"
          checked={props.isGiven}
          onChange={(event) => props.onChange(event.target.checked)}
          aria-invalid={props.isMissing}
          aria-describedby={`${id}-error`}
        />
        <label htmlFor={id}>{props.children}</label>
      </div>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {props.isMissing && <Trans>Confirm to continue.</Trans>}
      </p>
    </div>
  );
}
