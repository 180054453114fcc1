import { Trans } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { Card } from "../design/card.tsx";
import styles from "./signals-card.module.css";

/** Signals for or against someone. They never decide. */
export function SignalsCard({ dispute: { signals, signalWeight } }: { dispute: CaseView }) {
  return (
    <Card title={<Trans>Signals</Trans>} aside={<bdi>{signalWeight}</bdi>}>
      {signals.length === 0 ? (
        <p>
          <Trans>No signals.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {signals.map(({ name, evidence, weight }) => (
            <li className={styles.line} key={`${name} ${evidence}`}>
              <span>{evidence}</span>
              <bdi className={styles.weight}>{weight}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
