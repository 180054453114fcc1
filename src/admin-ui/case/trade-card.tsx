import { Trans } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { FiatAmount } from "../design/fiat-amount.tsx";
import { Moment } from "../design/moment.tsx";
import styles from "./case-page.module.css";

/** What the parties agreed on, and the payment details shown to the buyer. */
export function TradeCard({ dispute }: { dispute: CaseView }) {
  const { cryptoAmount, fee, fiatAmount, currency, paymentMethod, paymentDetails } = dispute;
  return (
    <Card title={<Trans>The trade</Trans>}>
      <Facts>
        <Fact name={<Trans>Amount</Trans>}>
          <CoinAmount units={cryptoAmount.amount} currency={cryptoAmount.currency} />
        </Fact>
        <Fact name={<Trans>Fee</Trans>}>
          <CoinAmount units={fee} currency={cryptoAmount.currency} />
        </Fact>
        <Fact name={<Trans>Payment</Trans>}>
          <FiatAmount amount={fiatAmount} currency={currency} />
        </Fact>
        <Fact name={<Trans>Method</Trans>}>
          <bdi>{paymentMethod.name}</bdi>
        </Fact>
        <Fact name={<Trans>Started</Trans>}>
          <Moment at={dispute.startedAt} />
        </Fact>
        {dispute.paidAt !== null && (
          <Fact name={<Trans>Paid</Trans>}>
            <Moment at={dispute.paidAt} />
          </Fact>
        )}
        {dispute.paidAt !== null && (
          <Fact name={<Trans>Payer's name</Trans>}>
            {dispute.payerName === null ? <Trans>not given</Trans> : <bdi>{dispute.payerName}</bdi>}
          </Fact>
        )}
        {dispute.offerLabel !== "" && (
          <Fact name={<Trans>Offer label</Trans>}>
            <bdi>{dispute.offerLabel}</bdi>
          </Fact>
        )}
      </Facts>
      {paymentDetails.length > 0 && (
        <dl className={styles.details}>
          {paymentDetails.map(({ label, value }) => (
            <div key={label}>
              <dt>
                <bdi>{label}</bdi>
              </dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {dispute.offerTerms !== "" && (
        <p className={styles.terms}>
          <bdi>{dispute.offerTerms}</bdi>
        </p>
      )}
    </Card>
  );
}
