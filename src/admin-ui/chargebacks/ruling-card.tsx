import { Trans, useLingui } from "@lingui/react/macro";
import type { ChargebackCaseView } from "../../adapters/http/contract/admin/chargeback-admin-views.ts";
import { ActForm } from "../acts/act-form.tsx";
import { ActsCard, type OpenAct } from "../acts/acts-card.tsx";
import { PlanForm } from "./plan-form.tsx";
import { useRuling, type ChargebackAct, type Ruling } from "./use-ruling.ts";

const acts: readonly OpenAct<ChargebackAct>[] = [
  { name: "confirm", hotkey: "C", label: <Trans>Confirm</Trans> },
  { name: "dismiss", hotkey: "D", label: <Trans>Dismiss</Trans> },
  { name: "allow-again", hotkey: "A", label: <Trans>Allow another report</Trans> },
  { name: "write-off", hotkey: "W", label: <Trans>Write off</Trans> },
  { name: "agree-plan", hotkey: "P", label: <Trans>Repayment plan</Trans> },
  { name: "withdraw-plan", hotkey: "B", label: <Trans>Withdraw the plan</Trans> },
];

/** The decisions on the report currently open to the user. */
export function RulingCard({ report }: { report: ChargebackCaseView }) {
  const mine = acts.filter(({ name }) => report.acts.includes(name));
  return (
    <ActsCard
      acts={mine}
      nothing={<Trans>There is nothing for you to decide about this report now.</Trans>}
    >
      {(act, onDone) =>
        act === "agree-plan" ? (
          <PlanForm key={act} report={report} onDone={onDone} />
        ) : (
          <RulingForm key={act} act={act} id={report.id} onDone={onDone} />
        )
      }
    </ActsCard>
  );
}

function RulingForm(props: { act: Ruling; id: string; onDone: () => void }) {
  const { t } = useLingui();
  const { act, id, onDone } = props;
  const { rule, isSending, failure } = useRuling(id);
  return (
    <ActForm
      label={t`Reason, for the log`}
      send={<SendWords act={act} />}
      next={<NextWords act={act} />}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => rule(act, reason)}
      onDone={onDone}
    />
  );
}

function SendWords({ act }: { act: Ruling }) {
  switch (act) {
    case "confirm":
      return <Trans>Confirm the report</Trans>;
    case "dismiss":
      return <Trans>Dismiss the report</Trans>;
    case "allow-again":
      return <Trans>Let them report again</Trans>;
    case "write-off":
      return <Trans>Write off claim</Trans>;
    case "withdraw-plan":
      return <Trans>Withdraw the plan</Trans>;
  }
}

function NextWords({ act }: { act: Ruling }) {
  switch (act) {
    case "confirm":
      return (
        <Trans>
          The buyer owes what they received. Above 10,000 USD a second moderator has to confirm it.
        </Trans>
      );
    case "dismiss":
      return <Trans>The trade goes back to its state before the report.</Trans>;
    case "allow-again":
      return <Trans>The seller can report again.</Trans>;
    case "write-off":
      return <Trans>The remaining debt is cancelled. A second admin has to confirm it.</Trans>;
    case "withdraw-plan":
      return <Trans>Both are told. The debt stays the same, and another plan can be agreed.</Trans>;
  }
}
