import { Trans } from "@lingui/react/macro";
import { Hourglass, Users } from "lucide-react";
import type { ChargebackCard } from "../../adapters/http/contract/admin/chargeback-admin-views.ts";
import type { RepaymentPlanView } from "../../adapters/http/contract/claim/chargeback-views.ts";
import { Chip } from "../design/chip.tsx";
import { FiatAndDollars } from "../design/fiat-and-dollars.tsx";

/** The state of a report, and whom it is waiting for. */
export function ReportChips({ report }: { report: ChargebackCard }) {
  const { state, answerUntil, waitsForSecond, claim } = report;
  return (
    <>
      <StateChip state={state} />
      {state === "pending" && answerUntil !== null && (
        <Chip tone="neutral" icon={Hourglass}>
          <Trans>the buyer can answer</Trans>
        </Chip>
      )}
      {waitsForSecond && (
        <Chip tone="info" icon={Users}>
          <Trans>second person</Trans>
        </Chip>
      )}
      {claim?.plan && <PlanChip state={claim.plan.state} />}
    </>
  );
}

/** How a repayment plan goes. */
export function PlanChip({ state }: Pick<RepaymentPlanView, "state">) {
  switch (state) {
    case "running":
      return (
        <Chip tone="info">
          <Trans>plan runs</Trans>
        </Chip>
      );
    case "missed":
      return (
        <Chip tone="danger">
          <Trans>plan missed</Trans>
        </Chip>
      );
    case "withdrawn":
      return (
        <Chip tone="neutral">
          <Trans>plan withdrawn</Trans>
        </Chip>
      );
    case "settled":
      return (
        <Chip tone="done">
          <Trans>plan over</Trans>
        </Chip>
      );
  }
}

function StateChip({ state }: Pick<ChargebackCard, "state">) {
  switch (state) {
    case "none":
      return null;
    case "pending":
      return (
        <Chip tone="warning">
          <Trans>to decide</Trans>
        </Chip>
      );
    case "dismissed":
      return (
        <Chip tone="neutral">
          <Trans>dismissed</Trans>
        </Chip>
      );
    case "confirmed":
      return (
        <Chip tone="danger">
          <Trans>owed</Trans>
        </Chip>
      );
    case "paid":
      return (
        <Chip tone="done">
          <Trans>settled</Trans>
        </Chip>
      );
  }
}

/** What was paid, and its value in dollars where it was paid in another currency. */
export function MoneyWords({ report }: { report: ChargebackCard }) {
  const { fiatAmount, currency, usdValue } = report;
  return <FiatAndDollars amount={fiatAmount} currency={currency} usdValue={usdValue} />;
}
