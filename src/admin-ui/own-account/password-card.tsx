import { useState, type SubmitEvent } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { readAllAgain } from "../server/use-read.ts";
import columns from "../design/columns.module.css";
import forms from "../design/forms.module.css";
import styles from "./own-account.module.css";

const nothingTyped = { current: "", code: "", next: "" };

/** Changes the password: with the current one, and a code that was not used yet. */
export function PasswordCard() {
  const { t } = useLingui();
  const { send, isSending, failure } = useAct();
  const [typed, setTyped] = useState(nothingTyped);
  const [isDone, setIsDone] = useState(false);
  const change = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsDone(false);
    const { current, code, next } = typed;
    const body = {
      current_password: current,
      code: code.replaceAll(/\s/g, ""),
      new_password: next,
    };
    if (!(await send(() => client.call("changeStaffPassword", { body })))) return;
    setTyped(nothingTyped);
    setIsDone(true);
    await readAllAgain();
  };
  const isReady = Object.values(typed).every((each) => each !== "");
  return (
    <Card title={<Trans>Password</Trans>}>
      <p className={columns.second}>
        <Trans>Changing it signs you out everywhere else.</Trans>
      </p>
      <form className={styles.narrow} noValidate onSubmit={(event) => void change(event)}>
        <div className={forms.form}>
          <FailureNote failure={failure} />
          <TextField
            label={t`Current password`}
            type="password"
            autoComplete="current-password"
            value={typed.current}
            onChange={(event) => setTyped({ ...typed, current: event.target.value })}
          />
          <TextField
            label={t`New password`}
            type="password"
            autoComplete="new-password"
            helperText={t`At least 10 characters, and none of the common ones.`}
            value={typed.next}
            onChange={(event) => setTyped({ ...typed, next: event.target.value })}
          />
          <TextField
            label={t`Code from your app`}
            autoComplete="one-time-code"
            helperText={t`6 digits. Wait for the next code if you used this one to sign in.`}
            value={typed.code}
            onChange={(event) => setTyped({ ...typed, code: event.target.value })}
            slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 7 } }}
          />
          <div>
            <Button type="submit" variant="contained" disabled={isSending || !isReady}>
              <Trans>Change password</Trans>
            </Button>
          </div>
          <p role="status">{isDone && <Trans>Password changed.</Trans>}</p>
        </div>
      </form>
    </Card>
  );
}
