import type { ReactNode } from "react";
import styles from "./card.module.css";

/** A surface for one matter. `accent` marks the one that asks for something. */
export function Card(props: {
  children: ReactNode;
  accent?: boolean;
  className?: string | undefined;
}) {
  const names = [styles.card, props.accent && styles.accent, props.className];
  return <div className={names.filter(Boolean).join(" ")}>{props.children}</div>;
}
