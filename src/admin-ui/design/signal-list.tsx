import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import styles from "./signal-list.module.css";

/** Signals, each with its evidence and its weight. */
export function SignalList({ signals }: { signals: CaseView["signals"] }) {
  return (
    <ul className={styles.list}>
      {signals.map(({ name, evidence, weight }) => (
        <li className={styles.line} key={`${name} ${evidence}`}>
          <span>{evidence}</span>
          <bdi className={styles.weight}>{weight}</bdi>
        </li>
      ))}
    </ul>
  );
}
