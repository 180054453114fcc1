import { useId, type ReactNode } from "react";
import { CircleAlert } from "lucide-react";
import styles from "./field.module.css";

/**
 * The words around an input.
 *
 * - `error`: stands under the input and is announced when it appears.
 */
export interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** What ties an input to the words around it. */
interface TiedInput {
  readonly id: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
}

/** Labels an input in a box; hint and error are read together with it. */
export function FieldFrame(props: FieldWords & { children: (tied: TiedInput) => ReactNode }) {
  const { label, hint, error, children } = props;
  const id = useId();
  const isWrong = error !== undefined && error !== null && error !== false;
  const described = [hint && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        {children({ id, "aria-invalid": isWrong, "aria-describedby": described || undefined })}
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
