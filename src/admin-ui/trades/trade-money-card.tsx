import { Trans } from "@lingui/react/macro";
import type { StaffTradeView } from "../../adapters/http/contract/admin/people-views.ts";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Moment } from "../design/moment.tsx";
import styles from "../design/columns.module.css";

/** What the two agreed on, and where the crypto is. */
export function TradeMoneyCard({ trade }: { trade: StaffTradeView }) {
  const { cryptoAmount, currency } = trade;
  return (
    <Card title={<Trans>The trade</Trans>}>
      <dl className={styles.facts}>
        <dt>
          <Trans>Amount</Trans>
        </dt>
        <dd>
          <CoinAmount units={cryptoAmount.amount} currency={cryptoAmount.currency} />
        </dd>
        <dt>
          <Trans>Fee</Trans>
        </dt>
        <dd>
          <CoinAmount units={trade.fee} currency={cryptoAmount.currency} />
        </dd>
        <dt>
          <Trans>Escrow</Trans>
        </dt>
        <dd>
          <EscrowWords state={trade.escrowState} />
        </dd>
        <dt>
          <Trans>Price</Trans>
        </dt>
        <dd>
          <bdi>
            {trade.fiatAmount} {currency}
          </bdi>
        </dd>
        <dt>
          <Trans>In US dollars</Trans>
        </dt>
        <dd>
          <bdi>${trade.usdValue}</bdi>
        </dd>
        <dt>
          <Trans>Price per coin</Trans>
        </dt>
        <dd>
          <bdi>
            {trade.price} {currency}
          </bdi>
        </dd>
        <dt>
          <Trans>Market price</Trans>
        </dt>
        <dd>
          <bdi>
            {trade.marketPrice} {currency}
          </bdi>
        </dd>
        <dt>
          <Trans>Method</Trans>
        </dt>
        <dd>
          <bdi>{trade.paymentMethod}</bdi>
        </dd>
        <dt>
          <Trans>Started</Trans>
        </dt>
        <dd>
          <Moment at={trade.startedAt} />
        </dd>
        {trade.paidAt !== null && (
          <>
            <dt>
              <Trans>Paid</Trans>
            </dt>
            <dd>
              <Moment at={trade.paidAt} />
            </dd>
          </>
        )}
        {trade.expiresAt !== null && (
          <>
            <dt>
              <Trans>Time runs out</Trans>
            </dt>
            <dd>
              <Moment at={trade.expiresAt} />
            </dd>
          </>
        )}
        {trade.closedAt !== null && (
          <>
            <dt>
              <Trans>Closed</Trans>
            </dt>
            <dd>
              <Moment at={trade.closedAt} />
            </dd>
          </>
        )}
      </dl>
      {trade.offerTerms !== "" && (
        <p className={`${styles.text} ${styles.after}`}>
          <bdi>{trade.offerTerms}</bdi>
        </p>
      )}
    </Card>
  );
}

function EscrowWords({ state }: { state: string }) {
  switch (state) {
    case "none":
      return <Trans>nothing held</Trans>;
    case "held":
      return <Trans>held</Trans>;
    case "released":
      return <Trans>released to the buyer</Trans>;
    case "returned":
      return <Trans>back with the seller</Trans>;
    case "split":
      return <Trans>split</Trans>;
    default:
      return <bdi>{state}</bdi>;
  }
}
