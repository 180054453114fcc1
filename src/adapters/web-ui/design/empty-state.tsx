import type { ReactNode } from "react";
import type { LucideIcon } from "lucide-react";
import styles from "./empty-state.module.css";

/** Says what will appear here, or why there is nothing, and offers a next step. */
export function EmptyState(props: {
  icon: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  acts?: ReactNode;
}) {
  const { icon: Icon, title, children, acts } = props;
  return (
    <div className={styles.empty}>
      <Icon aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {acts && <div className={styles.acts}>{acts}</div>}
    </div>
  );
}
