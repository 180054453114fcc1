import { useState, type ReactNode } from "react";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PasskeyProof } from "../../adapters/http/client/passkey-options.ts";
import { askPasskey, canUsePasskeys } from "./passkey-ceremony.ts";
import { client } from "../server/client.ts";
import { useRead } from "../server/use-read.ts";
import forms from "../design/forms.module.css";

/** What a member of staff proves with who they are. */
export type StaffProof =
  | { readonly password: string; readonly code: string }
  | { readonly passkey: PasskeyProof };

/** Asks for password and code, or for a passkey where there is one, before it carries the act out. */
export function ProofForm(props: {
  children?: ReactNode;
  /** The button's label. */
  act: ReactNode;
  isSending: boolean;
  /** What else the act needs is not filled in. */
  isIncomplete?: boolean;
  onProof: (proof: StaffProof) => void;
  /** A form that stands on its page has nothing to close. */
  onClose?: () => void;
}) {
  const { t } = useLingui();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [isNotDone, setNotDone] = useState(false);
  const { data: passkeys = [] } = useRead("listStaffPasskeys", {});
  const { isSending, onProof, onClose } = props;
  const isBlocked = isSending || props.isIncomplete === true;
  const usePasskey = async () => {
    setNotDone(false);
    const asked = await client.call("askStaffPasskeyProof", {});
    const passkey = asked.ok ? await askPasskey(asked.data) : undefined;
    if (passkey) onProof({ passkey });
    else setNotDone(true);
  };
  return (
    <form
      className={forms.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onProof({ password, code: code.replaceAll(/\s/g, "") });
      }}
    >
      {props.children}
      <TextField
        label={t`Current password`}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextField
        label={t`Code from your app`}
        autoComplete="one-time-code"
        helperText={t`6 digits. Wait for the next code if you used this one to sign in.`}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 7 } }}
      />
      {isNotDone && (
        <Alert severity="info" role="status">
          <Trans>No passkey was used. Choose one again, or fill in the fields.</Trans>
        </Alert>
      )}
      <div className={forms.row}>
        <Button
          type="submit"
          variant="contained"
          disabled={isBlocked || password === "" || code === ""}
        >
          {props.act}
        </Button>
        {passkeys.length > 0 && canUsePasskeys() && (
          <Button variant="outlined" disabled={isBlocked} onClick={() => void usePasskey()}>
            <Trans>Use a passkey</Trans>
          </Button>
        )}
        {onClose && (
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
