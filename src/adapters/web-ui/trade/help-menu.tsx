import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import styles from "./help-menu.module.css";

/** The one menu for everything that is not the next step; closed until needed. */
export function HelpMenu({ children }: { children: ReactNode }) {
  return (
    <details className={styles.menu}>
      <summary className={styles.title}>
        <Trans>Need help with this trade?</Trans>
        <ChevronDown className={styles.mark} aria-hidden="true" />
      </summary>
      <ul className={styles.entries}>{children}</ul>
    </details>
  );
}

/** An entry of the menu. `isHarmful`: it can cost the user the trade, so it is set apart. */
export function HelpEntry(props: {
  isHarmful?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <li>
      <button
        type="button"
        className={props.isHarmful ? `${styles.entry} ${styles.harmful}` : styles.entry}
        onClick={props.onClick}
      >
        {props.children}
      </button>
    </li>
  );
}

/** What the user cannot do yet, and from when. */
export function HelpLater({ children }: { children: ReactNode }) {
  return <li className={styles.later}>{children}</li>;
}
