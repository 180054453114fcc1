import styles from "./key-hint.module.css";

/** The keyboard shortcut; screen readers get it from the control's `aria-keyshortcuts`. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      <bdi>{keys}</bdi>
    </kbd>
  );
}
