import { useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { PasskeyBody } from "../../http/contract/passkey/passkey.ts";
import { deviceOf } from "../../../domain/account/device.ts";
import { ProofDialog } from "../account/proof-dialog.tsx";
import type { TypedProof } from "../account/proof-field.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { HoldTime } from "../design/policy-number.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import type { PasskeyDeed } from "./passkey-deed.ts";

interface DialogProps {
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Adds, renames or removes a passkey. */
export function PasskeyDialog({ deed, ...props }: DialogProps & { deed: PasskeyDeed }) {
  switch (deed.kind) {
    case "add":
      return <AddDialog {...props} />;
    case "rename":
      return <RenameDialog passkey={deed.passkey} {...props} />;
    case "remove":
      return <RemoveDialog passkey={deed.passkey} {...props} />;
  }
}

function AddDialog({ onCancel, onDone }: DialogProps) {
  const { brandName } = usePageState();
  const act = useAct();
  const [name, setName] = useState(nameOfThisDevice);
  const [isNotMade, setNotMade] = useState(false);
  const add = async (body: TypedProof) => {
    setNotMade(false);
    const begun = await act.send(() => client.call("beginPasskey", { body }));
    if (begun?.ok !== true) return;
    const { makePasskey } = await import("../account/passkey-ceremony.ts");
    const made = await makePasskey(begun.data, brandName);
    if (!made) return setNotMade(true);
    const added = await act.send(() => client.call("addPasskey", { body: { name, ...made } }));
    if (added?.ok === true) onDone();
  };
  return (
    <ProofDialog
      title={<Trans>Add a passkey</Trans>}
      effect={
        <Trans>
          Your device asks for your fingerprint, face or screen lock. All other sessions end, and
          for <HoldTime /> you can&apos;t start a sale.
        </Trans>
      }
      confirmLabel={<Trans>Add a passkey</Trans>}
      busy={act.isBusy}
      failure={act.failure}
      onConfirm={(proof) => void add(proof)}
      onCancel={onCancel}
    >
      <NameField name={name} failure={act.failure} onType={setName} />
      {isNotMade && (
        <Notice tone="info">
          <Trans>No passkey was made. It may be on this device already.</Trans>
        </Notice>
      )}
    </ProofDialog>
  );
}

function RenameDialog({ passkey, onCancel, onDone }: DialogProps & { passkey: PasskeyBody }) {
  const act = useAct();
  const [name, setName] = useState(passkey.name);
  const rename = async () => {
    const sent = { parameters: { id: passkey.id }, body: { name } };
    const outcome = await act.send(() => client.call("renamePasskey", sent));
    if (outcome?.ok === true) onDone();
  };
  const { failure } = act;
  return (
    <ConfirmDialog
      open
      variant="primary"
      title={<Trans>Rename passkey</Trans>}
      effect={<Trans>Only you see the name.</Trans>}
      confirmLabel={<Trans>Rename</Trans>}
      busy={act.isBusy}
      onConfirm={() => void rename()}
      onCancel={onCancel}
    >
      <NameField name={name} failure={failure} onType={setName} />
      {failure && !isAboutName(failure) && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}

function RemoveDialog({ passkey, onCancel, onDone }: DialogProps & { passkey: PasskeyBody }) {
  const act = useAct();
  const remove = async (body: TypedProof) => {
    const sent = { parameters: { id: passkey.id }, body };
    const outcome = await act.send(() => client.call("removePasskey", sent));
    if (outcome?.ok === true) onDone();
  };
  const { name } = passkey;
  return (
    <ProofDialog
      title={<Trans>Remove passkey</Trans>}
      effect={
        <Trans>
          <bdi>{name}</bdi> can no longer sign you in. All other sessions end, and for <HoldTime />{" "}
          you can&apos;t start a sale.
        </Trans>
      }
      confirmLabel={<Trans>Remove</Trans>}
      busy={act.isBusy}
      failure={act.failure}
      onConfirm={(proof) => void remove(proof)}
      onCancel={onCancel}
    />
  );
}

function NameField(props: {
  name: string;
  failure: CallFailure | undefined;
  onType: (name: string) => void;
}): ReactNode {
  const { name, failure, onType } = props;
  return (
    <Field
      label={<Trans>Name of the passkey</Trans>}
      name="passkey_name"
      maxLength={60}
      value={name}
      error={failure && isAboutName(failure) && <FailureWords failure={failure} />}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}

function isAboutName({ code, details }: CallFailure): boolean {
  return code === "passkey_name_unusable" || details.some(({ field }) => field === "name");
}

/** What most people would call it. */
function nameOfThisDevice(): string {
  const { browser, system } = deviceOf(navigator.userAgent);
  return [system, browser].filter((each) => each !== undefined).join(" · ");
}
