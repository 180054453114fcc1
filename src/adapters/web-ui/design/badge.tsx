import type { ReactNode } from "react";
import type { LucideIcon } from "lucide-react";
import styles from "./badge.module.css";

/** A short label next to something. The words carry the meaning; the colour only helps. */
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
