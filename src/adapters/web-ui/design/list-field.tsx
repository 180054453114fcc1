import { useId, type ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import field from "./field.module.css";
import styles from "./list-field.module.css";

/** A native select as a form field. `children`: options. */
export function ListField(props: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
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
          aria-describedby={props.error ? `${id}-error` : props.hint ? `${id}-hint` : undefined}
          aria-invalid={props.error ? true : undefined}
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
      {props.error && (
        <p id={`${id}-error`} className={field.error} role="alert">
          {props.error}
        </p>
      )}
    </div>
  );
}
