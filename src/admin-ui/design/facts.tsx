import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** A list of facts, each a `Fact`. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
