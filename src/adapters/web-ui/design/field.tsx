import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { CircleAlert } from "lucide-react";
import styles from "./field.module.css";

/**
 * One line of input with its label, an explanation, and what is wrong with it.
 *
 * - `error`: stands under the field and is announced when it appears.
 * - `suffix`: what the value is counted in, or a button inside the field.
 * - `large`: for the amount that a page is about.
 */
export interface FieldProps extends Omit<ComponentPropsWithRef<"input">, "className" | "id"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly suffix?: ReactNode;
  readonly large?: boolean;
}

/** Labels its input; hint and error are read together with it. */
export function Field({ label, hint, error, suffix, large = false, ...input }: FieldProps) {
  const id = useId();
  const isWrong = error !== undefined && error !== null && error !== false;
  const described = [hint && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={large ? `${styles.input} ${styles.large}` : styles.input}
          aria-invalid={isWrong}
          aria-describedby={described || undefined}
        />
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} role="alert">
        {isWrong && (
          <>
            <CircleAlert aria-hidden="true" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  );
}
