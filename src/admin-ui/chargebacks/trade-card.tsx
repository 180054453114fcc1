import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { ChargebackCaseView } from "../../adapters/http/contract/admin/chargeback-admin-views.ts";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { Moment } from "../design/moment.tsx";
import { MoneyWords } from "./chargeback-words.tsx";

/** Who traded with whom, and the trade's money. */
export function TradeCard({ report }: { report: ChargebackCaseView }) {
  const { buyerId, buyer, sellerId, seller, cryptoAmount, paymentMethodName } = report;
  return (
    <Card title={<Trans>The trade</Trans>}>
      <Facts>
        <Fact name={<Trans>Buyer</Trans>}>
          <Link to={`/people/${buyerId}/show`}>
            <bdi>{buyer}</bdi>
          </Link>
        </Fact>
        <Fact name={<Trans>Seller</Trans>}>
          <Link to={`/people/${sellerId}/show`}>
            <bdi>{seller}</bdi>
          </Link>
        </Fact>
        <Fact name={<Trans>Amount</Trans>}>
          <CoinAmount units={cryptoAmount.amount} currency={cryptoAmount.currency} />
        </Fact>
        <Fact name={<Trans>Price</Trans>}>
          <MoneyWords report={report} />
        </Fact>
        <Fact name={<Trans>Method</Trans>}>
          <bdi>{paymentMethodName}</bdi>
        </Fact>
        <Fact name={<Trans>Started</Trans>}>
          <Moment at={report.startedAt} />
        </Fact>
        {report.paidAt !== null && (
          <Fact name={<Trans>Paid</Trans>}>
            <Moment at={report.paidAt} />
          </Fact>
        )}
        {report.closedAt !== null && (
          <Fact name={<Trans>Released</Trans>}>
            <Moment at={report.closedAt} />
          </Fact>
        )}
      </Facts>
    </Card>
  );
}
