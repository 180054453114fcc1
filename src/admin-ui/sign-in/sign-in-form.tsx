import { useRef, useState, type SubmitEvent } from "react";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";
import type { StaffMemberView } from "../../adapters/http/contract/admin/staff-views.ts";
import { consoleState } from "../server/console-state.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { hasFault } from "../design/has-fault.ts";
import { client } from "../server/client.ts";
import { DemoCodes } from "./demo-codes.tsx";
import { EnrolmentForm } from "./enrolment-form.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import styles from "./sign-in.module.css";

type SignIn = AdminBodyOf<"logInStaff">;

/** A passkey, or name, password and code; the second factor is set up the first time. */
export function SignInForm(props: {
  /** Who must sign in; by default any staff member. */
  username?: string | undefined;
  onSignedIn: (member: StaffMemberView) => void;
}) {
  const { t } = useLingui();
  const [username, setUsername] = useState(props.username ?? "");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const [enrolment, setEnrolment] = useState<SignIn["enrolment"]>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsSending(true);
    setFailure(undefined);
    const body = { username: username.trim(), password, code: code.replaceAll(/\s/g, "") };
    const outcome = await client.call("logInStaff", { body, onWork: setIsWorking });
    setIsSending(false);
    if (!outcome.ok) {
      setFailure(outcome.failure);
      // Nobody is told what was wrong. The button had the focus, and lost it while it was off.
      if (outcome.failure.details.length === 0) passwordInput.current?.select();
      return;
    }
    if (outcome.data.staff) return props.onSignedIn(outcome.data.staff);
    setEnrolment(outcome.data.enrolment);
  };
  if (enrolment) return <EnrolmentForm enrolment={enrolment} onSignedIn={props.onSignedIn} />;
  return (
    <>
      <PasskeySignIn onSignedIn={props.onSignedIn} />
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FailureNote failure={failure} />
        <TextField
          label={t`Name`}
          name="username"
          error={hasFault(failure, "username")}
          autoComplete="username"
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <TextField
          label={t`Password`}
          name="password"
          error={hasFault(failure, "password")}
          type="password"
          autoComplete="current-password"
          value={password}
          inputRef={passwordInput}
          onChange={(event) => setPassword(event.target.value)}
        />
        <TextField
          label={t`Authenticator code`}
          name="code"
          error={hasFault(failure, "code")}
          autoComplete="one-time-code"
          helperText={t`6 digits. Leave it empty the first time.`}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 7 } }}
        />
        {isWorking && (
          <Alert severity="info" role="status">
            <Trans>Checking your browser. This takes a few seconds.</Trans>
          </Alert>
        )}
        <Button type="submit" variant="contained" disabled={isSending}>
          <Trans>Sign in</Trans>
        </Button>
      </form>
      {consoleState.isDemo && (
        <DemoCodes
          onChoose={(chosen) => {
            setUsername(chosen.username);
            setCode(chosen.code);
            passwordInput.current?.focus();
          }}
        />
      )}
    </>
  );
}
