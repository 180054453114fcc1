import { useId, type ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import field from "./field.module.css";
import styles from "./list-field.module.css";

/** The browser's own choice from a list, as a field of a form. `children`: options. */
export function ListField(props: {
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {props.label}
      </label>
      <span className={field.box}>
        <select
          id={id}
          className={`${field.input} ${styles.list}`}
          value={props.value}
          aria-describedby={props.hint ? `${id}-hint` : undefined}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        >
          {props.children}
        </select>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </span>
      {props.hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {props.hint}
        </p>
      )}
    </div>
  );
}
