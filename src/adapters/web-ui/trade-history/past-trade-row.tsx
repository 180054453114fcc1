import { Trans, useLingui } from "@lingui/react/macro";
import type { PastTradeView } from "../../http/contract/trade/trade-history.ts";
import { numberLocale } from "../design/amount-text.ts";
import { Avatar } from "../design/avatar.tsx";
import { Money } from "../design/money.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { StatusChip } from "../design/status-chip.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { statusWords } from "../trade/status-words.tsx";
import styles from "./past-trade-row.module.css";

/** A trade that has ended or is in dispute; the whole row links to it. */
export function PastTradeRow({ trade }: { trade: PastTradeView }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { partner, cryptoAmount, fiatAmount, currency } = trade;
  const { kind, words } = statusWords(trade.status);
  const when = new Intl.DateTimeFormat(numberLocale(locale), {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
  }).format(Date.parse(trade.startedAt));
  return (
    <li>
      <AppLink className={styles.row} to={`/trade/${trade.id}`}>
        <span className={styles.partner}>
          <Avatar name={partner.username} url={partner.avatarUrl} />
          <span className={styles.words}>
            <bdi className={styles.strong}>{partner.username}</bdi>
            <time className={styles.fine} dateTime={trade.startedAt}>
              <bdi>{when}</bdi>
            </time>
          </span>
        </span>
        <span className={styles.words}>
          <span className={styles.strong}>
            {trade.mySide === "buyer" ? (
              <Trans>
                <span className={styles.buy}>Buy</span>{" "}
                <Money asset={cryptoAmount.currency} amount={cryptoAmount.amount} />
              </Trans>
            ) : (
              <Trans>
                <span className={styles.sell}>Sell</span>{" "}
                <Money asset={cryptoAmount.currency} amount={cryptoAmount.amount} />
              </Trans>
            )}
          </span>
          <span className={styles.fine}>
            <Trans>
              for <Money currency={currency} amount={fiatAmount} />
            </Trans>
          </span>
        </span>
        <bdi className={styles.method}>{trade.paymentMethodName}</bdi>
        <span className={styles.status}>
          <StatusChip kind={kind}>{words}</StatusChip>
          {trade.awaitedPayout && (
            <span className={styles.fine}>
              {trade.awaitedPayout === "to_sign" ? (
                <Trans>The payout waits for a signature</Trans>
              ) : (
                <Trans>The payout is on its way</Trans>
              )}
            </span>
          )}
        </span>
      </AppLink>
    </li>
  );
}

/** Visible column headings in wide windows; for screen readers, each row is labelled by itself. */
export function PastTradeHead() {
  return (
    <div className={`${styles.row} ${styles.head}`} aria-hidden="true">
      <span>
        <Trans>With</Trans>
      </span>
      <span>
        <Trans>Amount</Trans>
      </span>
      <span>
        <Trans>Payment method</Trans>
      </span>
      <span className={styles.status}>
        <Trans>Status</Trans>
      </span>
    </div>
  );
}

/** A placeholder for a row that is loading. */
export function PastTradeSkeleton() {
  return (
    <div className={styles.row}>
      <span className={styles.partner}>
        <Skeleton shape="round" />
        <Skeleton width="short" />
      </span>
      <Skeleton width="medium" />
      <Skeleton width="short" />
      <span className={styles.status}>
        <Skeleton width="short" />
      </span>
    </div>
  );
}
