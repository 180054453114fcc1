import { Trans } from "@lingui/react/macro";
import type { CaseView } from "../../adapters/http/contract/admin/case-views.ts";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Moment } from "../design/moment.tsx";
import styles from "./case-page.module.css";

/** What the two agreed on, and what was shown to the buyer to pay to. */
export function TradeCard({ dispute }: { dispute: CaseView }) {
  const { cryptoAmount, fee, fiatAmount, currency, paymentMethod, paymentDetails } = dispute;
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
          <CoinAmount units={fee} currency={cryptoAmount.currency} />
        </dd>
        <dt>
          <Trans>Price</Trans>
        </dt>
        <dd>
          <bdi>
            {fiatAmount} {currency}
          </bdi>
        </dd>
        <dt>
          <Trans>Method</Trans>
        </dt>
        <dd>
          <bdi>{paymentMethod.name}</bdi>
        </dd>
        {paymentDetails.map(({ label, value }) => (
          <PaymentDetail key={label} label={label} value={value} />
        ))}
        <dt>
          <Trans>Started</Trans>
        </dt>
        <dd>
          <Moment at={dispute.startedAt} />
        </dd>
        {dispute.paidAt !== null && (
          <>
            <dt>
              <Trans>Paid</Trans>
            </dt>
            <dd>
              <Moment at={dispute.paidAt} />
            </dd>
          </>
        )}
      </dl>
      {dispute.offerTerms !== "" && (
        <p className={styles.terms}>
          <bdi>{dispute.offerTerms}</bdi>
        </p>
      )}
    </Card>
  );
}

function PaymentDetail({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>
        <bdi>{label}</bdi>
      </dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}
