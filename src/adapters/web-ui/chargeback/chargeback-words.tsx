import { Trans } from "@lingui/react/macro";
import type { StepWords } from "../trade/coming-steps.tsx";
import type { Happened } from "../trade/happened.ts";

/** Events of a report other than the trade's own actions. */
type ReportAct =
  | "answer-chargeback"
  | "answer-over"
  | "allow-chargeback"
  | "write-off-claim"
  | "agree-plan"
  | "withdraw-plan"
  | "instalment-soon"
  | "instalment-met"
  | "plan-missed";

/** The texts for events of a report; the trade's actions have theirs with those of the case. */
export const reportWords: Readonly<Record<ReportAct, (happened: Happened) => StepWords>> = {
  "answer-chargeback": ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You responded to the report</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> responded to the report
      </Trans>
    ),
  }),
  "answer-over": () => ({ what: <Trans>The time to answer the report ran out</Trans> }),
  "allow-chargeback": () => ({ what: <Trans>You can report it again</Trans> }),
  "write-off-claim": () => ({ what: <Trans>Staff reviewed what is still owed</Trans> }),
  "agree-plan": () => ({ what: <Trans>Staff and the buyer agreed on a repayment plan</Trans> }),
  "withdraw-plan": () => ({ what: <Trans>Staff withdrew the repayment plan</Trans> }),
  "instalment-soon": () => ({ what: <Trans>The next instalment is due soon</Trans> }),
  "instalment-met": () => ({ what: <Trans>An instalment was paid on time</Trans> }),
  "plan-missed": () => ({ what: <Trans>An instalment was missed. The plan has ended</Trans> }),
};
