import type { ReactNode } from "react";
import { SwitchLine } from "./switch-line.tsx";
import styles from "./escrow-switch.module.css";

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
      <SwitchLine label={label} isOn={isOn} onChange={onChange} />
      {error !== undefined && <p role="alert">{error}</p>}
      <p className={styles.hint}>{children}</p>
    </div>
  );
}
