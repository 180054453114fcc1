import type { ComponentPropsWithRef, ReactNode } from "react";
import { FieldFrame, type FieldWords } from "./field-frame.tsx";
import styles from "./field.module.css";

/**
 * One line of input with its label, an explanation, and what is wrong with it.
 *
 * - `suffix`: what the value is counted in, or a button inside the field.
 * - `large`: for the amount that a page is about.
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
