import { useId, type ReactNode } from "react";
import styles from "./choice-cards.module.css";

/** One of the answers to a question, with a line that explains it. */
interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** One out of few answers, large enough to be read before it is chosen. */
export function ChoiceCards<Value extends string>(props: {
  label: ReactNode;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{props.label}</legend>
      <div className={styles.cards}>
        {props.choices.map(({ value, label, hint }) => (
          <label key={value} className={styles.card}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span className={styles.words}>
              <span className={styles.label}>{label}</span>
              {hint && <span className={styles.hint}>{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
