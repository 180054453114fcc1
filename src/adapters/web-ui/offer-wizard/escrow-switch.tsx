import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Switch } from "../design/switch.tsx";
import styles from "./step-terms.module.css";

/** A choice about the escrow of an offer's trades; `children` says what it means. */
export function EscrowSwitch(props: {
  label: ReactNode;
  isOn: boolean;
  error?: ReactNode;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}) {
  const { label, isOn, error, onChange, children } = props;
  return (
    <div className={styles.escrow}>
      <div className={styles.head}>
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
        <Switch
          label={label}
          shown={isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}
          isOn={isOn}
          onChange={onChange}
        />
      </div>
      {error !== undefined && <p role="alert">{error}</p>}
      <p className={styles.hint}>{children}</p>
    </div>
  );
}
