import { useState, type SubmitEvent } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import type { CallFailure } from "../../adapters/http/client/call-types.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { hasFault } from "../design/has-fault.ts";
import { client } from "../server/client.ts";
import { failureIn, useRead } from "../server/use-read.ts";
import { RoleWords } from "../words/role-words.tsx";
import { EnrolmentForm } from "./enrolment-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import styles from "./sign-in.module.css";

/**
 * The target of an invitation link: its secret is in the fragment, which is never sent to a server.
 */
export function InvitationPage() {
  const { t } = useLingui();
  const [token] = useState(() => window.location.hash.slice(1));
  const invitation = useRead("readInvitation", { body: { token } }, { isLogged: true });
  const [username, setUsername] = useState("");
  const [codeName, setCodeName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const [enrolment, setEnrolment] = useState<AdminBodyOf<"acceptInvitation">["enrolment"]>(null);
  const invited = invitation.data;
  const isNamed = invited !== undefined && invited.username !== null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsSending(true);
    setFailure(undefined);
    const names = isNamed ? {} : { username, code_name: codeName };
    const body = { token, ...names, email, password };
    const outcome = await client.call("acceptInvitation", { body });
    setIsSending(false);
    if (!outcome.ok) return setFailure(outcome.failure);
    setEnrolment(outcome.data.enrolment);
  };
  if (enrolment) {
    return (
      <SignInFrame title={<Trans>Set up two-factor</Trans>}>
        <EnrolmentForm
          enrolment={enrolment}
          // A full reload: this page found nobody signed in, and the router remembers that.
          onSignedIn={() => window.location.assign("/")}
        />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={<Trans>Join the console</Trans>}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FailureNote
          failure={failureIn(invitation.error)}
          onRetry={() => void invitation.refetch()}
        />
        {invited && (
          <p>
            <Trans>
              You are invited as <RoleWords role={invited.role} />.
            </Trans>
          </p>
        )}
        <FailureNote failure={failure} />
        <TextField
          label={t`Username`}
          error={hasFault(failure, "username")}
          autoComplete="username"
          value={invited?.username ?? username}
          onChange={(event) => setUsername(event.target.value)}
          slotProps={{ htmlInput: { readOnly: isNamed } }}
        />
        <TextField
          label={t`Code name`}
          error={hasFault(failure, "code_name")}
          helperText={t`Traders see it instead of your name.`}
          value={invited?.codeName ?? codeName}
          onChange={(event) => setCodeName(event.target.value)}
          slotProps={{ htmlInput: { readOnly: isNamed } }}
        />
        <TextField
          label={t`Email`}
          error={hasFault(failure, "email")}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label={t`Password`}
          error={hasFault(failure, "password") || failure?.code === "password_refused"}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="contained" disabled={isSending || !invited}>
          <Trans>Continue</Trans>
        </Button>
      </form>
    </SignInFrame>
  );
}
