import styles from "./key-hint.module.css";

const ofApple = /Mac|iPhone|iPad/;

/**
 * The keyboard shortcut, "⌘" in it being the key that other keyboards call Ctrl; screen readers get
 * it from the control's `aria-keyshortcuts`.
 */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      <bdi>{ofApple.test(navigator.userAgent) ? keys : keys.replace(/⌘ ?/, "Ctrl ")}</bdi>
    </kbd>
  );
}
