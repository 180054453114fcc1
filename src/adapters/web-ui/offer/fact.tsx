import type { ReactNode } from "react";
import styles from "./offer-facts.module.css";

/** A fact of an offer, in a list of them. */
export function Fact(props: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{props.name}</dt>
      <dd className={styles.value}>{props.children}</dd>
    </div>
  );
}
