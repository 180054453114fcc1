import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { CircleAlert } from "lucide-react";
import styles from "./field.module.css";
import own from "./text-area.module.css";

/** A text of several lines with its label, an explanation, and what is wrong with it. */
export interface TextAreaProps extends Omit<ComponentPropsWithRef<"textarea">, "className" | "id"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** Labels its text; hint and error are read together with it. It grows with what is typed. */
export function TextArea({ label, hint, error, ...input }: TextAreaProps) {
  const id = useId();
  const isWrong = error !== undefined && error !== null && error !== false;
  const described = [hint && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <textarea
          {...input}
          id={id}
          className={`${styles.input} ${own.text}`}
          aria-invalid={isWrong}
          aria-describedby={described || undefined}
        />
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
