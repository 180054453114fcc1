import { useState } from "react";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "../design/card.tsx";
import { ReasonForm } from "../design/reason-form.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import columns from "../design/columns.module.css";
import styles from "../design/forms.module.css";

const kinds = ["requested", "forced", "none"] as const;
type Asked = (typeof kinds)[number];

/** Asks a person to verify their identity, by a deadline or without, or takes that back. */
export function AskVerificationCard({ id }: { id: string }) {
  const { t } = useLingui();
  const { send, isSending, failure } = useAct();
  const [asked, setAsked] = useState<Asked>("requested");
  const [deadline, setDeadline] = useState("");
  const [done, setDone] = useState(0);
  const isForced = asked === "forced";
  const words: Readonly<Record<Asked, string>> = {
    requested: t`Ask, without a deadline`,
    forced: t`Require by a deadline`,
    none: t`Take the request back`,
  };
  const ask = async (reason: string) => {
    const until = isForced ? { deadline: new Date(deadline).toISOString() } : {};
    const input = { parameters: { id }, body: { asked, reason, ...until } };
    if (await send(() => client.call("askVerification", input))) setDone(done + 1);
  };
  return (
    <Card title={<Trans>Identity</Trans>}>
      <div className={`${styles.form} ${columns.after}`}>
        <TextField
          select
          label={t`Verification`}
          value={asked}
          onChange={(event) =>
            setAsked(kinds.find((each) => each === event.target.value) ?? "requested")
          }
        >
          {kinds.map((each) => (
            <MenuItem key={each} value={each}>
              {words[each]}
            </MenuItem>
          ))}
        </TextField>
        {isForced && (
          <TextField
            type="datetime-local"
            label={t`Deadline`}
            helperText={t`After that, they can't trade or send.`}
            value={deadline}
            onChange={(event) => setDeadline(event.target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
        <ReasonForm key={done} label={t`Why`} hint={t`The person reads this.`} failure={failure}>
          {(reason) => (
            <Button
              variant="contained"
              disabled={isSending || reason === "" || (isForced && deadline === "")}
              onClick={() => void ask(reason)}
            >
              <Trans>Save</Trans>
            </Button>
          )}
        </ReasonForm>
        {done > 0 && (
          <p role="status" className={columns.second}>
            <Trans>Saved. The person was told.</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}
