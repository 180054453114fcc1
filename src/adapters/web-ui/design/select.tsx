import { useId, type ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import styles from "./select.module.css";

/**
 * The browser's own choice from a list: on a phone it is the one that people know.
 *
 * - `label`: read, not shown; the sentence around it says it to the eye.
 * - `shown`: the choice as the eye sees it; the control is as wide as that.
 * - `bare`: without a border of its own, inside another control.
 * - `children`: options, their words in `label`.
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
