import styles from "./brand-mark.module.css";

/** The brand's logo: a letter with something held inside. Decorative, next to the name. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <rect className={styles.ground} width="24" height="24" rx="6" />
      <path
        className={styles.letter}
        fillRule="evenodd"
        d="M7 6h7a4 4 0 0 1 4 4v1a4 4 0 0 1-4 4h-3v3H7Zm4 4v1.5h2.5V10Z"
      />
    </svg>
  );
}
