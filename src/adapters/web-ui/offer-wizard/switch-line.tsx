import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { Switch } from "../design/switch.tsx";
import styles from "./switch-line.module.css";

/** A switch at the end of the line that names it. */
export function SwitchLine(props: {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const { label, isOn, onChange } = props;
  return (
    <div className={styles.line}>
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
  );
}
