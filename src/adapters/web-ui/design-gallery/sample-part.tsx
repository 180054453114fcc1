import type { ReactNode } from "react";
import { Card } from "../design/card.tsx";
import styles from "./sample-part.module.css";

/** All samples of a component, under its name in the code. */
export function SamplePart(props: { name: string; children: ReactNode }) {
  const { name, children } = props;
  return (
    <Card>
      <section className={styles.part} aria-labelledby={`part-${name}`}>
        <h2 id={`part-${name}`} className={styles.title}>
          <bdi>{name}</bdi>
        </h2>
        <div className={styles.samples}>{children}</div>
      </section>
    </Card>
  );
}

/** A component in one state, with the state's name. */
export function Sample(props: { state: string; wide?: boolean; children: ReactNode }) {
  const { state, wide = false, children } = props;
  return (
    <div className={wide ? `${styles.sample} ${styles.wide}` : styles.sample}>
      <p className={styles.state}>
        <bdi>{state}</bdi>
      </p>
      <div className={styles.shown}>{children}</div>
    </div>
  );
}
