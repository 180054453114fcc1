import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { RepaymentPlanView } from "../../http/contract/claim/chargeback-views.ts";
import { Money } from "../design/money.tsx";
import { UtcMoment } from "../design/utc-moment.tsx";
import styles from "./chargeback-card.module.css";

/** By when the buyer pays back what they owe, as both of the parties see it. */
export function RepaymentPlan(props: {
  plan: RepaymentPlanView;
  currency: string;
  isDebtor: boolean;
}) {
  const { plan, currency, isDebtor } = props;
  const { instalment, everyDays, instalments, met, nextDue, dueNext, state } = plan;
  return (
    <section className={styles.plan} aria-labelledby="repayment-plan">
      <h3 id="repayment-plan" className={styles.title}>
        <Trans>Repayment plan</Trans>
      </h3>
      <p className={styles.words}>{planWords(state, isDebtor)}</p>
      <dl className={styles.details}>
        <Detail name={<Trans>Instalments</Trans>}>
          <Trans>
            <Money asset={currency} amount={instalment} /> every {everyDays} days
          </Trans>
        </Detail>
        <Detail name={<Trans>Paid on time</Trans>}>
          <Trans>
            {met} of {instalments}
          </Trans>
        </Detail>
        {nextDue !== null && (
          <>
            <Detail name={<Trans>Next one due by</Trans>}>
              <UtcMoment at={nextDue} />
            </Detail>
            <Detail name={<Trans>Still to arrive by then</Trans>}>
              <Money asset={currency} amount={dueNext} />
            </Detail>
          </>
        )}
      </dl>
    </section>
  );
}

function planWords(state: RepaymentPlanView["state"], isDebtor: boolean): ReactNode {
  return match(state)
    .returnType<ReactNode>()
    .with("running", () =>
      isDebtor ? (
        <Trans>
          Deposit each instalment before it is due. Paying earlier counts. An instalment that is
          missed ends the plan.
        </Trans>
      ) : (
        <Trans>
          Staff agreed it with the buyer. What arrives earlier goes to you at once. An instalment
          that is missed ends the plan.
        </Trans>
      ),
    )
    .with("missed", () =>
      isDebtor ? (
        <Trans>
          An instalment was missed, so the plan has ended. You still owe the rest. Contact support
          to agree on a new one.
        </Trans>
      ) : (
        <Trans>An instalment was missed, so the plan has ended. The rest is still owed.</Trans>
      ),
    )
    .with("withdrawn", () => <Trans>Staff withdrew this plan. What is owed stays the same.</Trans>)
    .with("settled", () => <Trans>The plan is over: nothing is owed any more.</Trans>)
    .exhaustive();
}

function Detail(props: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
