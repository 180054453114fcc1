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

/** What a state means for its reader. Each has a colour and a shape, never a colour alone. */
export type StatusKind =
  | "waiting"
  | "your-turn"
  | "held"
  | "done"
  | "ended"
  | "dispute"
  | "refused";

/** The one table of icons; the colours of the kinds stand in the style sheet under the same names. */
const icons: Readonly<Record<StatusKind, LucideIcon>> = {
  waiting: Hourglass,
  "your-turn": ArrowRight,
  held: Lock,
  done: Check,
  ended: CircleSlash,
  dispute: Scale,
  refused: X,
};

/** A state in words with its icon; `plain` leaves the ground out, as on the top of a card. */
export function StatusChip(props: { kind: StatusKind; plain?: boolean; children: ReactNode }) {
  return (
    <span className={styles.chip} data-kind={props.kind} data-plain={props.plain ?? false}>
      <StatusIcon kind={props.kind} />
      <span>{props.children}</span>
    </span>
  );
}

/** The icon of a kind alone, beside words that say the same. */
function StatusIcon(props: { kind: StatusKind }) {
  const Icon = icons[props.kind];
  return <Icon className={styles.icon} data-kind={props.kind} aria-hidden="true" />;
}
