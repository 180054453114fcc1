import { useState } from "react";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { PersonView } from "../../adapters/http/contract/admin/people-views.ts";
import { statesThatMoveTrades, type AccountState } from "../../domain/account/account-states.ts";
import { needsEnd } from "../../domain/staff/state-authority.ts";
import { Card } from "../design/card.tsx";
import { ReasonForm } from "../design/reason-form.tsx";
import { StateWords } from "../design/state-chips.tsx";
import { client } from "../server/client.ts";
import { useStaffSession } from "../server/staff-session.ts";
import { usePersonAct } from "./use-person-act.ts";
import columns from "../design/columns.module.css";
import styles from "../design/forms.module.css";

/** Starts a state that the user's role may start. */
export function BeginStateCard({ person }: { person: PersonView }) {
  const { t } = useLingui();
  const { member } = useStaffSession();
  const { send, isSending, failure } = usePersonAct();
  const [state, setState] = useState<AccountState>();
  const [end, setEnd] = useState("");
  const [begun, setBegun] = useState(0);
  const possible = person.mayBegin.filter((each) => !person.states.includes(each));
  const chosen = possible.find((each) => each === state);
  const isEndNeeded = chosen !== undefined && !!member && needsEnd(member.role, chosen);
  const hours = Math.floor(person.restrictionAtMostSeconds / 3_600);
  const begin = async (reason: string) => {
    if (!chosen) return;
    const until = end === "" ? {} : { until: new Date(end).toISOString() };
    const input = { parameters: { id: person.id }, body: { state: chosen, reason, ...until } };
    if (!(await send(() => client.call("beginAccountState", input)))) return;
    setState(undefined);
    setEnd("");
    setBegun(begun + 1);
  };
  return (
    <Card title={<Trans>Set account state</Trans>}>
      <div className={`${styles.form} ${columns.after}`}>
        <TextField
          select
          label={t`State`}
          value={chosen ?? ""}
          onChange={(event) => setState(possible.find((each) => each === event.target.value))}
        >
          {possible.map((each) => (
            <MenuItem key={each} value={each}>
              <StateWords state={each} />
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="datetime-local"
          label={t`End`}
          helperText={
            isEndNeeded ? (
              <Plural
                value={hours}
                one="With your role it ends within # hour."
                other="With your role it ends within # hours."
              />
            ) : (
              t`Leave empty to keep it until it's lifted.`
            )
          }
          value={end}
          onChange={(event) => setEnd(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {chosen && statesThatMoveTrades.includes(chosen) && (
          <p>
            <Trans>Active trades are affected: paid ones become cases, unpaid ones end.</Trans>
          </p>
        )}
        <ReasonForm
          key={begun}
          label={t`Why`}
          hint={t`For staff; recorded in the log.`}
          failure={failure}
        >
          {(reason) => (
            <Button
              variant="contained"
              color="error"
              disabled={isSending || !chosen || reason === "" || (isEndNeeded && end === "")}
              onClick={() => void begin(reason)}
            >
              <Trans>Set state</Trans>
            </Button>
          )}
        </ReasonForm>
      </div>
    </Card>
  );
}
