import { Trans } from "@lingui/react/macro";
import type {
  ClaimView,
  RepaymentPlanView,
} from "../../adapters/http/contract/claim/chargeback-views.ts";
import { Card } from "../design/card.tsx";
import { CoinAmount } from "../design/coin-amount.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { Moment } from "../design/moment.tsx";
import { PlanChip } from "./chargeback-words.tsx";
import styles from "../design/record-page.module.css";

/** What the buyer owes the seller. */
export function ClaimCard({ claim }: { claim: ClaimView }) {
  const { currency, amount, paidBack, writtenOff, open, plan } = claim;
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
      {plan && <PlanFacts plan={plan} currency={currency} />}
    </Card>
  );
}

function PlanFacts(props: { plan: RepaymentPlanView; currency: string }) {
  const { plan, currency } = props;
  const { state, instalment, everyDays, instalments, met, nextDue, dueNext } = plan;
  return (
    <>
      <h3 className={styles.strong}>
        <Trans>Repayment plan</Trans>
      </h3>
      <Facts>
        <Fact name={<Trans>State</Trans>}>
          <PlanChip state={state} />
        </Fact>
        <Fact name={<Trans>Instalments</Trans>}>
          <Trans>
            <CoinAmount units={instalment} currency={currency} /> every {everyDays} days
          </Trans>
        </Fact>
        <Fact name={<Trans>Paid on time</Trans>}>
          <Trans>
            {met} of {instalments}
          </Trans>
        </Fact>
        {nextDue !== null && (
          <>
            <Fact name={<Trans>Next one due by</Trans>}>
              <Moment at={nextDue} />
            </Fact>
            <Fact name={<Trans>Still to arrive by then</Trans>}>
              <CoinAmount units={dueNext} currency={currency} />
            </Fact>
          </>
        )}
      </Facts>
    </>
  );
}
