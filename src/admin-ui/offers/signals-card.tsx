import { Trans } from "@lingui/react/macro";
import type { ModeratedOfferView } from "../../adapters/http/contract/admin/offer-views.ts";
import { Card } from "../design/card.tsx";
import { SignalWords } from "./offer-words.tsx";
import styles from "../design/record-page.module.css";

/** What stands out in the offer's current version. */
export function SignalsCard({ offer: { signals } }: { offer: ModeratedOfferView }) {
  return (
    <Card title={<Trans>Signals</Trans>}>
      {signals.length === 0 ? (
        <p>
          <Trans>No signals.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {signals.map(({ name, evidence }) => (
            <li className={styles.line} key={`${name} ${evidence}`}>
              <span className={styles.second}>
                <SignalWords name={name} />
              </span>
              <bdi className={styles.text}>{evidence}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
