import styles from "./code.module.css";

/** A word of a program: from left to right, and translated by nobody. */
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

/** A sentence of the document, which is in English. */
export function English({ children }: { children: string }) {
  return (
    <bdi dir="ltr" lang="en">
      {children}
    </bdi>
  );
}
