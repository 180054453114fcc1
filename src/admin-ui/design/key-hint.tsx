import styles from "./key-hint.module.css";

/** The key that does the same; a reader hears it from `aria-keyshortcuts` of the control. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      <bdi>{keys}</bdi>
    </kbd>
  );
}
