import type { ReactNode } from "react";
import styles from "./spoken.module.css";

/** Words for the ear, where the eye sees them from the place of things. */
export function Spoken(props: { children: ReactNode }) {
  return <span className={styles.spoken}>{props.children}</span>;
}
