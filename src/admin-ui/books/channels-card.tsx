import { Trans } from "@lingui/react/macro";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import styles from "./books-page.module.css";

/** The node of Lightning: whether it answers, and what its channels can pay and receive. */
export function ChannelsCard() {
  const found = useRead("viewChannels", {});
  const view = found.data;
  return (
    <Card title={<Trans>Lightning channels</Trans>}>
      {!view && (
        <FailureNote failure={failureIn(found.error)} onRetry={() => void found.refetch()} />
      )}
      {view?.node === "off" && (
        <p>
          <Trans>No node is connected.</Trans>
        </p>
      )}
      {view?.node === "silent" && (
        <p>
          <strong>
            <Trans>The node doesn't answer. Nothing is paid or credited until it does.</Trans>
          </strong>
        </p>
      )}
      {view?.node === "answers" && !view.isSynced && (
        <p>
          <strong>
            <Trans>The node hasn't caught up with its chain.</Trans>
          </strong>
        </p>
      )}
      <ol className={styles.list}>
        {view?.channels.map(({ id, peer, isActive, capacity, local, remote }) => (
          <li className={styles.invariant} key={id}>
            <div className={styles.line}>
              <span>
                <bdi>{peer.slice(0, 16)}</bdi> · <CoinAmount currency="BTC" units={capacity} />
              </span>
              <span>
                {isActive ? (
                  <Trans>
                    can pay <CoinAmount currency="BTC" units={local} />, can receive{" "}
                    <CoinAmount currency="BTC" units={remote} />
                  </Trans>
                ) : (
                  <strong>
                    <Trans>not active</Trans>
                  </strong>
                )}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
