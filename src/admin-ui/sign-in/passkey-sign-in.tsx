import { useState } from "react";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import { KeyRound } from "lucide-react";
import type { StaffMemberView } from "../../adapters/http/contract/admin/staff-views.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { askPasskey, canUsePasskeys } from "../proof/passkey-ceremony.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./sign-in.module.css";

/** Signs in with a passkey, without name, password or code; nothing where the browser cannot. */
export function PasskeySignIn(props: { onSignedIn: (member: StaffMemberView) => void }) {
  const { send, isSending, failure } = useAct();
  const [isNotDone, setNotDone] = useState(false);
  const press = async () => {
    setNotDone(false);
    const asked = await send(() => client.call("askStaffPasskeySignIn", {}));
    if (!asked) return;
    const body = await askPasskey(asked);
    if (!body) return setNotDone(true);
    const signedIn = await send(() => client.call("logInStaffWithPasskey", { body }));
    if (signedIn?.staff) props.onSignedIn(signedIn.staff);
  };
  if (!canUsePasskeys()) return null;
  return (
    <div className={styles.form}>
      <Button
        variant="contained"
        startIcon={<KeyRound aria-hidden="true" />}
        disabled={isSending}
        onClick={() => void press()}
      >
        <Trans>Use a passkey</Trans>
      </Button>
      {isNotDone && (
        <Alert severity="info" role="status">
          <Trans>No passkey was used. Choose one again, or sign in with your password.</Trans>
        </Alert>
      )}
      <FailureNote failure={failure} />
      <p className={styles.quiet}>
        <Trans>or with name, password and code</Trans>
      </p>
    </div>
  );
}
