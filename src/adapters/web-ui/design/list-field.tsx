import type { ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import { FieldFrame, type FieldWords } from "./field-frame.tsx";
import field from "./field.module.css";
import styles from "./list-field.module.css";

/** A native select as a form field. `children`: options. */
export function ListField(
  props: FieldWords & {
    value: string;
    onChange: (value: string) => void;
    children: ReactNode;
  },
) {
  const { label, hint, error, value, onChange, children } = props;
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(tied) => (
        <>
          <select
            {...tied}
            className={`${field.input} ${styles.list}`}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {children}
          </select>
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </>
      )}
    </FieldFrame>
  );
}
