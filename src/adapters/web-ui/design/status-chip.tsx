import type { ReactNode } from "react";
import {
  ArrowRight,
  Check,
  CircleSlash,
  Hourglass,
  Lock,
  Scale,
  X,
  type LucideIcon,
} from "lucide-react";
import styles from "./status-chip.module.css";

/** The meaning of a state for the user. Each has a colour and a shape, never just a colour. */
export type StatusKind =
  | "waiting"
  | "your-turn"
  | "held"
  | "done"
  | "ended"
  | "dispute"
  | "refused";

/** The single table of icons; the colours are in the style sheet under the same names. */
const icons: Readonly<Record<StatusKind, LucideIcon>> = {
  waiting: Hourglass,
  "your-turn": ArrowRight,
  held: Lock,
  done: Check,
  ended: CircleSlash,
  dispute: Scale,
  refused: X,
};

/** A state in words with its icon; `plain` has no background, as at the top of a card. */
export function StatusChip(props: { kind: StatusKind; plain?: boolean; children: ReactNode }) {
  return (
    <span className={styles.chip} data-kind={props.kind} data-plain={props.plain ?? false}>
      <StatusIcon kind={props.kind} />
      <span>{props.children}</span>
    </span>
  );
}

/** The icon of a kind alone, next to words that say the same. */
function StatusIcon(props: { kind: StatusKind }) {
  const Icon = icons[props.kind];
  return <Icon className={styles.icon} data-kind={props.kind} aria-hidden="true" />;
}
