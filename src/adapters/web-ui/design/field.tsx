import type { ComponentPropsWithRef, ReactNode } from "react";
import { FieldFrame, type FieldWords } from "./field-frame.tsx";
import styles from "./field.module.css";

/**
 * A single-line input with label, explanation and error.
 *
 * - `suffix`: the value's unit, or a button inside the field.
 * - `large`: for the main amount of a page.
 */
export interface FieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<"input">, "className" | "id"> {
  readonly suffix?: ReactNode;
  readonly large?: boolean;
}

/** An input in its frame. */
export function Field({ label, hint, error, suffix, large = false, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(tied) => (
        <>
          <input
            {...input}
            {...tied}
            className={large ? `${styles.input} ${styles.large}` : styles.input}
          />
          {suffix && <span className={styles.suffix}>{suffix}</span>}
        </>
      )}
    </FieldFrame>
  );
}
