import { useState } from "react";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ChargebackCaseView } from "../../adapters/http/contract/admin/chargeback-admin-views.ts";
import { planPeriods, type PlanPeriod } from "../../domain/chargeback/plan-periods.ts";
import { ActForm } from "../acts/act-form.tsx";
import { useRuling } from "./use-ruling.ts";

/** By when the buyer pays what they owe, as agreed with them. */
export function PlanForm(props: { report: ChargebackCaseView; onDone: () => void }) {
  const { t } = useLingui();
  const { report, onDone } = props;
  const { agree, isSending, failure } = useRuling(report.id);
  const [instalment, setInstalment] = useState("");
  const [everyDays, setEveryDays] = useState<PlanPeriod>(7);
  const [firstDue, setFirstDue] = useState("");
  const { currency } = report.cryptoAmount;
  return (
    <ActForm
      label={t`How the buyer agreed, for the log`}
      send={<Trans>Save the plan</Trans>}
      next={
        <Trans>
          Both are told. What the buyer receives still goes to the seller at once; the plan only
          says by when. An instalment that is missed ends it.
        </Trans>
      }
      isSending={isSending}
      failure={failure}
      onSend={(reason) =>
        agree({ instalment: instalment.trim(), every_days: everyDays, first_due: firstDue, reason })
      }
      onDone={onDone}
    >
      <TextField
        label={t`Instalment, in ${currency}`}
        value={instalment}
        onChange={(event) => setInstalment(event.target.value)}
        slotProps={{ htmlInput: { inputMode: "decimal" } }}
      />
      <TextField
        select
        label={t`How often`}
        value={everyDays}
        onChange={(event) =>
          setEveryDays(planPeriods.find((each) => each === Number(event.target.value)) ?? 7)
        }
      >
        {planPeriods.map((days) => (
          <MenuItem key={days} value={days}>
            <Trans>Every {days} days</Trans>
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        label={t`First one due on`}
        helperText={t`Until the end of that day, UTC.`}
        value={firstDue}
        onChange={(event) => setFirstDue(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </ActForm>
  );
}
