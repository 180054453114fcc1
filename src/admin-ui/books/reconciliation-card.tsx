import { Trans, useLingui } from "@lingui/react/macro";
import { Check, TriangleAlert } from "lucide-react";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import styles from "./books-page.module.css";

/** What each node has, and whether the books say the same. */
export function ReconciliationCard() {
  const { t } = useLingui();
  const found = useRead("viewReconciliation", {});
  const coins = found.data?.coins ?? [];
  const names = {
    channels: t`Lightning channels`,
    bitcoin: t`Addresses on Bitcoin`,
    ethereum: t`Addresses on Ethereum`,
    bitcoin_cold: t`Cold storage on Bitcoin`,
    ethereum_cold: t`Cold storage on Ethereum`,
  };
  return (
    <Card title={<Trans>Nodes and books</Trans>}>
      {!found.data && (
        <FailureNote failure={failureIn(found.error)} onRetry={() => void found.refetch()} />
      )}
      {found.data && coins.length === 0 && (
        <p>
          <Trans>No node was compared yet. A background worker does it every minute.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {coins.map(({ place, cryptoCurrencyCode: asset, found: held, drift, ...look }) => (
          <li className={styles.invariant} key={`${place} ${asset}`}>
            <div className={styles.line}>
              <div>
                <p>
                  {names[place]} · <CoinAmount currency={asset} units={held} />
                </p>
                <p className={styles.name}>
                  <Moment at={look.lookedAt} exact />
                </p>
              </div>
              {drift === "0" ? (
                <Chip tone="done" icon={Check}>
                  <Trans>agree</Trans>
                </Chip>
              ) : (
                <Chip tone="danger" icon={TriangleAlert}>
                  <Trans>
                    differ by <CoinAmount currency={asset} units={drift} />
                  </Trans>
                </Chip>
              )}
            </div>
            {look.isHalted && (
              <p>
                <Trans>
                  What leaves there is halted. Find out why, correct the books or the node, and end
                  the halt: that accepts the difference.
                </Trans>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
