import { useState, type SubmitEvent } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";
import type { StaffMemberView } from "../../adapters/http/contract/admin/staff-views.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { client } from "../server/client.ts";
import { QrCode } from "./qr-code.tsx";
import styles from "./sign-in.module.css";

/** The second factor: the secret goes into an app, and the app's first code proves it. */
export function EnrolmentForm(props: {
  enrolment: NonNullable<AdminBodyOf<"logInStaff">["enrolment"]>;
  onSignedIn: (member: StaffMemberView) => void;
}) {
  const { t } = useLingui();
  const { token, secret, address } = props.enrolment;
  const [code, setCode] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsSending(true);
    setFailure(undefined);
    const body = { token, code: code.replaceAll(/\s/g, "") };
    const outcome = await client.call("enrolFactor", { body });
    setIsSending(false);
    if (!outcome.ok) return setFailure(outcome.failure);
    if (outcome.data.staff) props.onSignedIn(outcome.data.staff);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>
        <Trans>Scan this with your authenticator app, or enter the secret by hand.</Trans>
      </p>
      <QrCode text={address} />
      <p className={styles.secret}>
        <bdi>{secret}</bdi>
      </p>
      <FailureNote failure={failure} />
      <TextField
        label={t`First authenticator code`}
        name="code"
        error={failure !== undefined}
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 7 } }}
      />
      <Button type="submit" variant="contained" disabled={isSending}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
