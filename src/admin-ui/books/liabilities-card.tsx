import { Trans } from "@lingui/react/macro";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import styles from "./books-page.module.css";

/** What was published as owed to people, day by day, and what there was to cover it. */
export function LiabilitiesCard() {
  const found = useRead("viewLiabilities", {});
  const days = found.data?.publications ?? [];
  return (
    <Card title={<Trans>Owed to people, as published</Trans>}>
      {!found.data && (
        <FailureNote failure={failureIn(found.error)} onRetry={() => void found.refetch()} />
      )}
      {found.data && days.length === 0 && (
        <p>
          <Trans>Nothing is published yet. A background worker publishes once a day.</Trans>
        </p>
      )}
      <ol className={styles.list}>
        {days.map(({ day, coins }) => (
          <li className={styles.invariant} key={day}>
            {coins.map(({ cryptoCurrencyCode: asset, owed, own, held, isCovered }) => (
              <div className={styles.line} key={asset}>
                <span>
                  <bdi>{day}</bdi> · <CoinAmount currency={asset} units={owed} />
                </span>
                <span>
                  {isCovered ? (
                    <Trans>
                      covered: <CoinAmount currency={asset} units={held} /> held, of it{" "}
                      <CoinAmount currency={asset} units={own} /> our own
                    </Trans>
                  ) : (
                    <strong>
                      <Trans>
                        not covered: only <CoinAmount currency={asset} units={held} /> held
                      </Trans>
                    </strong>
                  )}
                </span>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
