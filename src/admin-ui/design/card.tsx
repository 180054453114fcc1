import { useId, type ReactNode } from "react";
import styles from "./card.module.css";

/** A section of a page with its heading, and a few words beside it at most. */
export function Card(props: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {props.title}
        </h2>
        {props.aside !== undefined && <div className={styles.aside}>{props.aside}</div>}
      </div>
      {props.children}
    </section>
  );
}
