import type { ReactNode } from "react";
import type { LucideIcon } from "lucide-react";
import styles from "./badge.module.css";

/** A short word about something, beside it. The word says it all; the colour only helps. */
export function Badge(props: {
  tone: "neutral" | "accent" | "info" | "warning";
  icon?: LucideIcon;
  children: ReactNode;
}) {
  const { tone, icon: Icon, children } = props;
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      {Icon && <Icon aria-hidden="true" />}
      <span>{children}</span>
    </span>
  );
}
