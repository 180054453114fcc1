import { useId, type ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import styles from "./select.module.css";

/**
 * A native select: on a phone, users get the picker they know.
 *
 * - `label`: for screen readers; sighted users get it from the sentence around it.
 * - `shown`: the visible choice, which sets the control's width.
 * - `bare`: without a border of its own, inside another control.
 * - `children`: options, their texts in `label`.
 */
export function Select(props: {
  label: ReactNode;
  value: string;
  shown: ReactNode;
  onChange: (value: string) => void;
  bare?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <span className={props.bare ? `${styles.select} ${styles.bare}` : styles.select}>
      <label className={styles.label} htmlFor={id}>
        {props.label}
      </label>
      <span className={styles.shown} aria-hidden="true">
        {props.shown}
      </span>
      <ChevronDown className={styles.arrow} aria-hidden="true" />
      <select
        id={id}
        className={styles.native}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      >
        {props.children}
      </select>
    </span>
  );
}
