import { useState } from "react";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { ProofForm, type StaffProof } from "../proof/proof-form.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { readAllAgain } from "../server/use-read.ts";
import columns from "../design/columns.module.css";
import styles from "./own-account.module.css";

/** Changes the password: with the current one and a code that was not used yet, or a passkey. */
export function PasswordCard() {
  const { t } = useLingui();
  const { send, isSending, failure } = useAct();
  const [next, setNext] = useState("");
  const [changes, setChanges] = useState(0);
  const change = async (proof: StaffProof) => {
    const body =
      "passkey" in proof ? proof : { current_password: proof.password, code: proof.code };
    const sent = { body: { ...body, new_password: next } };
    if (!(await send(() => client.call("changeStaffPassword", sent)))) return;
    setNext("");
    setChanges(changes + 1);
    await readAllAgain();
  };
  return (
    <Card title={<Trans>Password</Trans>}>
      <p className={columns.second}>
        <Trans>Changing it signs you out everywhere else.</Trans>
      </p>
      <div className={styles.narrow}>
        <ProofForm
          // A new form: what was typed is gone.
          key={changes}
          act={<Trans>Change password</Trans>}
          isSending={isSending}
          isIncomplete={next === ""}
          onProof={(proof) => void change(proof)}
        >
          <FailureNote failure={failure} />
          <TextField
            label={t`New password`}
            type="password"
            autoComplete="new-password"
            helperText={t`At least 10 characters, and none of the common ones.`}
            value={next}
            onChange={(event) => setNext(event.target.value)}
          />
        </ProofForm>
        <p role="status">
          {changes > 0 && next === "" && !failure && <Trans>Password changed.</Trans>}
        </p>
      </div>
    </Card>
  );
}
