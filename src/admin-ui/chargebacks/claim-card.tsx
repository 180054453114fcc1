import { Trans } from "@lingui/react/macro";
import type { ClaimView } from "../../adapters/http/contract/claim/chargeback-views.ts";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";

/** What the buyer owes the seller. */
export function ClaimCard({ claim }: { claim: ClaimView }) {
  const { currency, amount, paidBack, writtenOff, open } = claim;
  return (
    <Card title={<Trans>The claim</Trans>}>
      <Facts>
        <Fact name={<Trans>Total owed</Trans>}>
          <CoinAmount units={amount} currency={currency} />
        </Fact>
        <Fact name={<Trans>Paid back</Trans>}>
          <CoinAmount units={paidBack} currency={currency} />
        </Fact>
        <Fact name={<Trans>Written off</Trans>}>
          <CoinAmount units={writtenOff} currency={currency} />
        </Fact>
        <Fact name={<Trans>Still open</Trans>}>
          <CoinAmount units={open} currency={currency} />
        </Fact>
      </Facts>
    </Card>
  );
}
