import type { ReactNode } from "react";
import type { LucideIcon } from "lucide-react";
import styles from "./chip.module.css";

/** A few highlighted words; the words carry the meaning, the colour only helps. */
export function Chip(props: {
  tone: "neutral" | "warning" | "danger" | "info" | "done";
  icon?: LucideIcon;
  children: ReactNode;
}) {
  const { tone, icon: Icon, children } = props;
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      {Icon && <Icon size={14} aria-hidden="true" />}
      <span>{children}</span>
    </span>
  );
}
