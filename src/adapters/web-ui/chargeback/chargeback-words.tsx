import { Trans } from "@lingui/react/macro";
import type { StepWords } from "../trade/coming-steps.tsx";
import type { Happened } from "../trade/happened.ts";

/** What happens to a report beside the acts of the table of trades. */
type ReportAct = "answer-chargeback" | "answer-over" | "allow-chargeback" | "write-off-claim";

/** The words of what happens to a report; the acts of the table have theirs with the case's. */
export const reportWords: Readonly<Record<ReportAct, (happened: Happened) => StepWords>> = {
  "answer-chargeback": ({ facts: { partner }, byMe }) => ({
    what: byMe ? (
      <Trans>You answered the report</Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> answered the report
      </Trans>
    ),
  }),
  "answer-over": () => ({ what: <Trans>The time to answer the report ran out</Trans> }),
  "allow-chargeback": () => ({ what: <Trans>Another report can be made</Trans> }),
  "write-off-claim": () => ({ what: <Trans>Staff looked at what is still owed</Trans> }),
};
