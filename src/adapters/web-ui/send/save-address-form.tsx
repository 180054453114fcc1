import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import type { RealAsset } from "../../../domain/money/asset.ts";
import type { AddressBookView } from "../../http/contract/send/address-book.ts";
import {
  isAboutProof,
  lacksProof,
  ProofField,
  typedProof,
  type TypedProof,
} from "../account/proof-field.tsx";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { coins } from "../market/coins.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "../account/account-form.module.css";
import type { SendWish } from "./send-wish.ts";

/** Saves an address; with a proof while only saved ones count. `given`: what it begins with. */
export function SaveAddressForm(props: {
  book: AddressBookView;
  given: Pick<SendWish, "asset" | "recipient">;
  onSaved: () => Promise<void>;
}) {
  const { book, given, onSaved } = props;
  const asks = book.isOnlySaved ? book.asks : "nothing";
  const [asset, setAsset] = useState<RealAsset>(given.asset);
  const [name, setName] = useState("");
  const [address, setAddress] = useState(given.recipient);
  const [typed, setTyped] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { isBusy, isDone, failure, send, forget } = useAct();
  const isNameMissing = name.trim() === "";
  const isAddressMissing = address.trim() === "";
  const save = async (proof: TypedProof) => {
    setChecked(true);
    if (isNameMissing || isAddressMissing) return;
    const body = { crypto_currency_code: asset, name, address: address.trim(), ...proof };
    const done = await send(() => client.call("saveAddress", { body }));
    if (!done?.ok) return;
    setChecked(false);
    setName("");
    setAddress("");
    setTyped("");
    await onSaved();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!lacksProof(asks, typed)) void save(typedProof(asks, typed));
  };
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={submit}>
        <h2>
          <Trans>Save an address</Trans>
        </h2>
        <SegmentedSwitch
          label={<Trans>Coin</Trans>}
          value={asset}
          segments={coins.map(({ code }) => ({ value: code, label: <bdi>{code}</bdi> }))}
          onChange={(next) => {
            forget();
            setAsset(next);
          }}
        />
        <Field
          label={<Trans>Name</Trans>}
          name="name"
          autoComplete="off"
          maxLength={60}
          value={name}
          error={isChecked && isNameMissing && <Trans>Enter a name for it.</Trans>}
          onChange={(event) => {
            forget();
            setName(event.currentTarget.value);
          }}
        />
        <Field
          label={<Trans>Address</Trans>}
          name="address"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          value={address}
          error={isChecked && isAddressMissing && <Trans>Enter the address.</Trans>}
          onChange={(event) => {
            forget();
            setAddress(event.currentTarget.value);
          }}
        />
        <ProofField
          kind={asks}
          use="sendout"
          value={typed}
          isMissing={isChecked}
          failure={failure}
          onType={setTyped}
          onPasskey={(passkey) => void save({ passkey })}
        />
        {failure && !isAboutProof(failure) && (
          <Notice tone="danger">
            <FailureWords failure={failure} />
          </Notice>
        )}
        {isDone && (
          <Notice tone="done">
            <Trans>Saved.</Trans>
          </Notice>
        )}
        <Button variant="primary" type="submit" wide busy={isBusy}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </Card>
  );
}
