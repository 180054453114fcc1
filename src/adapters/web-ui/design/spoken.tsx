import type { ReactNode } from "react";
import styles from "./spoken.module.css";

/** Text for screen readers that the layout makes obvious to sighted users. */
export function Spoken(props: { children: ReactNode }) {
  return <span className={styles.spoken}>{props.children}</span>;
}
