import { useId, type ReactNode } from "react";
import styles from "./segmented-switch.module.css";

/** One of the values, with its label and, for the sides of a trade, its colour. */
export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly tone?: "buy" | "sell";
}

/** One of a few visible options: radio buttons styled as a switch. */
export function SegmentedSwitch<Value extends string>(props: {
  label: ReactNode;
  value: Value;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{props.label}</legend>
      {props.segments.map(({ value, label, tone }) => (
        <label key={value} className={tone ? `${styles.choice} ${styles[tone]}` : styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
