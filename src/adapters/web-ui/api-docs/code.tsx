import styles from "./code.module.css";

/** A code term: left to right, and never translated. */
export function Code(props: { children: string; strong?: boolean }) {
  const { children, strong = false } = props;
  return (
    <bdi
      dir="ltr"
      translate="no"
      className={strong ? `${styles.code} ${styles.strong}` : styles.code}
    >
      {children}
    </bdi>
  );
}

/** Text from the document, which is in English. */
export function English({ children }: { children: string }) {
  return (
    <bdi dir="ltr" lang="en">
      {children}
    </bdi>
  );
}
