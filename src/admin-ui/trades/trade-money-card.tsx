import { Trans } from "@lingui/react/macro";
import type { StaffTradeView } from "../../adapters/http/contract/admin/people-views.ts";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { FiatAmount } from "../design/fiat-amount.tsx";
import { Moment } from "../design/moment.tsx";
import { Price } from "../design/price.tsx";
import styles from "../design/columns.module.css";

/** What the parties agreed on, and where the crypto is. */
export function TradeMoneyCard({ trade }: { trade: StaffTradeView }) {
  const { cryptoAmount, currency } = trade;
  return (
    <Card title={<Trans>The trade</Trans>}>
      <Facts>
        <Fact name={<Trans>Amount</Trans>}>
          <CoinAmount units={cryptoAmount.amount} currency={cryptoAmount.currency} />
        </Fact>
        <Fact name={<Trans>Fee</Trans>}>
          <CoinAmount units={trade.fee} currency={cryptoAmount.currency} />
        </Fact>
        <Fact name={<Trans>Escrow</Trans>}>
          <EscrowWords
            state={trade.multisigEscrow?.state === "exited" ? "exited" : trade.escrowState}
          />
        </Fact>
        <Fact name={<Trans>Payment</Trans>}>
          <FiatAmount amount={trade.fiatAmount} currency={currency} />
        </Fact>
        <Fact name={<Trans>In US dollars</Trans>}>
          <FiatAmount amount={trade.usdValue} />
        </Fact>
        <Fact name={<Trans>Price per coin</Trans>}>
          <Price price={trade.price} currency={currency} />
        </Fact>
        <Fact name={<Trans>Market price</Trans>}>
          <Price price={trade.marketPrice} currency={currency} />
        </Fact>
        <Fact name={<Trans>Method</Trans>}>
          <bdi>{trade.paymentMethod}</bdi>
        </Fact>
        <Fact name={<Trans>Started</Trans>}>
          <Moment at={trade.startedAt} />
        </Fact>
        {trade.paidAt !== null && (
          <Fact name={<Trans>Paid</Trans>}>
            <Moment at={trade.paidAt} />
          </Fact>
        )}
        {trade.expiresAt !== null && (
          <Fact name={<Trans>Time runs out</Trans>}>
            <Moment at={trade.expiresAt} />
          </Fact>
        )}
        {trade.closedAt !== null && (
          <Fact name={<Trans>Closed</Trans>}>
            <Moment at={trade.closedAt} />
          </Fact>
        )}
      </Facts>
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
    case "exited":
      return <Trans>left without our key</Trans>;
    case "split":
      return <Trans>split</Trans>;
    default:
      return <bdi>{state}</bdi>;
  }
}
