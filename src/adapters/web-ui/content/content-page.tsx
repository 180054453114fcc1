import { useId, type ReactNode } from "react";
import { PageHeading } from "../navigation/page-heading.tsx";
import styles from "./content-page.module.css";

/** A page to read. */
export function ContentPage(props: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHeading title={props.title} />
      <p className={styles.lead}>{props.lead}</p>
      {props.children}
    </div>
  );
}

/** One subject of it. */
export function ContentPart(props: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}
