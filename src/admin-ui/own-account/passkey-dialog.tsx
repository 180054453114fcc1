import { useId, useState, type ReactNode } from "react";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { FailureNote } from "../design/failure-note.tsx";
import { makePasskey } from "../proof/passkey-ceremony.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { ProofForm, type StaffProof } from "../proof/proof-form.tsx";
import forms from "../design/forms.module.css";

type Passkey = AdminBodyOf<"listStaffPasskeys">[number];

/** What the user does with their passkeys. */
export type PasskeyDeed =
  | { readonly kind: "add" }
  | { readonly kind: "rename" | "remove"; readonly passkey: Passkey };

interface DialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Adds, renames or removes a passkey. */
export function PasskeyDialog({ deed, ...props }: DialogProps & { deed: PasskeyDeed }) {
  const id = useId();
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{titleOf(deed)}</DialogTitle>
      <DialogContent>{formOf(deed, props)}</DialogContent>
    </Dialog>
  );
}

function titleOf({ kind }: PasskeyDeed): ReactNode {
  if (kind === "add") return <Trans>Add a passkey</Trans>;
  return kind === "rename" ? <Trans>Rename passkey</Trans> : <Trans>Remove passkey</Trans>;
}

function formOf(deed: PasskeyDeed, props: DialogProps): ReactNode {
  if (deed.kind === "add") return <AddForm {...props} />;
  if (deed.kind === "rename") return <RenameForm passkey={deed.passkey} {...props} />;
  return <RemoveForm passkey={deed.passkey} {...props} />;
}

function AddForm({ onDone, ...props }: DialogProps) {
  const { send, isSending, failure } = useAct();
  const [name, setName] = useState("");
  const [isNotMade, setNotMade] = useState(false);
  const add = async (body: StaffProof) => {
    setNotMade(false);
    const begun = await send(() => client.call("beginStaffPasskey", { body }));
    if (!begun) return;
    const made = await makePasskey(begun);
    if (!made) return setNotMade(true);
    const sent = { body: { name, ...made } };
    if (await send(() => client.call("addStaffPasskey", sent))) onDone();
  };
  return (
    <ProofForm
      act={<Trans>Add a passkey</Trans>}
      isSending={isSending}
      onProof={(proof) => void add(proof)}
      {...props}
    >
      <p>
        <Trans>
          Your device asks for your fingerprint, face or screen lock. All other sessions end.
        </Trans>
      </p>
      <NameField name={name} onType={setName} />
      {isNotMade && (
        <Alert severity="info" role="status">
          <Trans>No passkey was made. It may be on this device already.</Trans>
        </Alert>
      )}
      <FailureNote failure={failure} />
    </ProofForm>
  );
}

function RemoveForm({ passkey, onDone, ...props }: DialogProps & { passkey: Passkey }) {
  const { send, isSending, failure } = useAct();
  const remove = async (body: StaffProof) => {
    const sent = { parameters: { id: passkey.id }, body };
    if (await send(() => client.call("removeStaffPasskey", sent))) onDone();
  };
  return (
    <ProofForm
      act={<Trans>Remove</Trans>}
      isSending={isSending}
      onProof={(proof) => void remove(proof)}
      {...props}
    >
      <p>
        <Trans>
          <bdi>{passkey.name}</bdi> can no longer sign you in. All other sessions end.
        </Trans>
      </p>
      <FailureNote failure={failure} />
    </ProofForm>
  );
}

function RenameForm({ passkey, onDone, onClose }: DialogProps & { passkey: Passkey }) {
  const { send, isSending, failure } = useAct();
  const [name, setName] = useState(passkey.name);
  const rename = async () => {
    const sent = { parameters: { id: passkey.id }, body: { name } };
    if (await send(() => client.call("renameStaffPasskey", sent))) onDone();
  };
  return (
    <form
      className={forms.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <NameField name={name} onType={setName} />
      <FailureNote failure={failure} />
      <div className={forms.row}>
        <Button type="submit" variant="contained" disabled={isSending || name.trim() === ""}>
          <Trans>Rename</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </form>
  );
}

function NameField({ name, onType }: { name: string; onType: (name: string) => void }) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Name of the passkey`}
      autoComplete="off"
      value={name}
      onChange={(event) => onType(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 60 } }}
    />
  );
}
