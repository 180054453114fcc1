import type { ReactNode } from "react";
import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import styles from "./notice.module.css";

const icons = { info: Info, warning: TriangleAlert, danger: CircleX, done: CircleCheck };

/**
 * An inline message about the page or the last action. Errors are announced immediately, the rest
 * politely.
 */
export function Notice(props: { tone: keyof typeof icons; children: ReactNode; act?: ReactNode }) {
  const { tone, children, act } = props;
  const Icon = icons[tone];
  return (
    <div
      className={`${styles.notice} ${styles[tone]}`}
      role={tone === "danger" ? "alert" : "status"}
    >
      <span className={styles.words}>
        <Icon aria-hidden="true" />
        <span>{children}</span>
      </span>
      {act}
    </div>
  );
}
