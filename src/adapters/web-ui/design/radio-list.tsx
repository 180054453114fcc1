import { useId, type ReactNode } from "react";
import styles from "./radio-list.module.css";

/** One of a few visible options; `error` says that none is chosen yet. */
export function RadioList<Value>(props: {
  label: ReactNode;
  choices: readonly { readonly value: Value; readonly words: ReactNode }[];
  chosen: Value | undefined;
  error: ReactNode;
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <fieldset
      className={styles.list}
      role="radiogroup"
      aria-invalid={Boolean(props.error)}
      aria-describedby={`${id}-error`}
    >
      <legend className={styles.legend}>{props.label}</legend>
      {props.choices.map(({ value, words }) => (
        <label key={String(value)} className={styles.choice}>
          <input
            type="radio"
            name={id}
            checked={props.chosen === value}
            onChange={() => props.onChoose(value)}
          />
          <span>{words}</span>
        </label>
      ))}
      <p id={`${id}-error`} className={styles.error} role="alert">
        {props.error}
      </p>
    </fieldset>
  );
}
