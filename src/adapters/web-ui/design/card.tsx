import type { ReactNode } from "react";
import styles from "./card.module.css";

/** A surface for one topic. `accent` highlights the one that needs action. */
export function Card(props: {
  children: ReactNode;
  accent?: boolean;
  className?: string | undefined;
}) {
  const names = [styles.card, props.accent && styles.accent, props.className];
  return <div className={names.filter(Boolean).join(" ")}>{props.children}</div>;
}
