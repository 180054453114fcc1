import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import styles from "./part-switch.module.css";

/** Selects which part of a list is shown, by name. */
export function PartSwitch(props: {
  label: string;
  parts: readonly (readonly [name: string, label: MessageDescriptor])[];
  chosen: string;
  onChoose: (name: string) => void;
}) {
  const { i18n } = useLingui();
  return (
    <div className={styles.parts} role="group" aria-label={props.label}>
      {props.parts.map(([name, label]) => (
        <button
          key={name}
          type="button"
          className={styles.part}
          aria-pressed={props.chosen === name}
          onClick={() => props.onChoose(name)}
        >
          {i18n._(label)}
        </button>
      ))}
    </div>
  );
}
