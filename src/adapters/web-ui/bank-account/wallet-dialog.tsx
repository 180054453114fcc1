import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { walletMethodsIn } from "../../../domain/mobile-money/wallet-methods.ts";
import type { MobileWalletCard } from "../../http/contract/mobile-money/mobile-wallet.ts";
import { isAboutProof, ProofField, typedProof } from "../account/proof-field.tsx";
import { useProofKind } from "../account/use-proof-kind.ts";
import { Button } from "../design/button.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead } from "../server/use-read.ts";
import { WalletMethods } from "./wallet-methods.tsx";
import { walletProblem } from "./wallet-problems.tsx";
import styles from "./payment-settings.module.css";
import { WalletRegion } from "./wallet-region.tsx";

/** Adds a wallet, or edits the one that is given. */
export function WalletDialog(props: {
  wallet: MobileWalletCard | undefined;
  /** Where the user lives. */
  country: string;
  onSaved: () => void;
  onCancel: () => void;
}) {
  const { wallet, onSaved, onCancel } = props;
  const [country, setCountry] = useState(wallet?.country_id ?? props.country);
  const [holderName, setHolderName] = useState(wallet?.holder_name ?? "");
  const [chosen, setChosen] = useState(wallet?.payment_methods.map(({ slug }) => slug) ?? []);
  const [typedPhone, setTypedPhone] = useState("");
  const [code, setCode] = useState("");
  const [isCodeSent, setCodeSent] = useState(false);
  const [proof, setProof] = useState("");
  const [needsProof, setNeedsProof] = useState(false);
  const kind = useProofKind();
  const saving = useAct();
  const sending = useAct();
  const countries = useRead("listPhoneCountries", {});
  const calling = countries.data?.data.find(({ iso }) => iso === country)?.callingCode;
  const text = typedPhone.trim();
  const phone = text.startsWith("+") || calling === undefined ? text : `+${calling} ${text}`;

  const send = async () => {
    const sent = await sending.send(() => client.call("sendWalletCode", { body: { phone } }));
    if (sent?.ok === true) setCodeSent(true);
  };
  const save = async () => {
    const body = {
      country_id: country,
      holder_name: holderName.trim(),
      payment_methods: chosen,
      ...(code.trim() !== "" && { verification_code: code.trim() }),
    };
    const keepsNumber = text === "";
    const outcome = await saving.send(() =>
      wallet
        ? client.call("changeMobileWallet", {
            parameters: { id: wallet.id },
            body: {
              ...body,
              ...(!keepsNumber && { phone }),
              ...(needsProof && typedProof(kind, proof)),
            },
          })
        : client.call("addMobileWallet", { body: { ...body, phone: phone || "+" } }),
    );
    if (outcome?.ok === true) return onSaved();
    if (outcome?.ok === false && isAboutProof(outcome.failure)) setNeedsProof(true);
  };
  const { failure } = saving;
  const isElsewhere = failure && (failure.details.length > 0 || isAboutProof(failure));
  const problem =
    walletProblem("phone", failure) ||
    walletProblem("phone", sending.failure) ||
    (sending.failure && <FailureWords failure={sending.failure} />);
  const isWrongProof = failure !== undefined && failure.code !== "proof_needed";
  return (
    <ConfirmDialog
      open
      variant="primary"
      title={wallet ? <Trans>Edit wallet</Trans> : <Trans>New wallet</Trans>}
      effect={
        <Trans>We store it encrypted. Buyers see it only in a trade, once they can pay.</Trans>
      }
      confirmLabel={<Trans>Save wallet</Trans>}
      busy={saving.isBusy}
      onConfirm={() => void save()}
      onCancel={onCancel}
    >
      <div className={styles.fields}>
        <WalletRegion
          country={country}
          error={walletProblem("country_id", failure)}
          onChange={(next) => {
            setCountry(next);
            setChosen([]);
          }}
        />
        <WalletMethods
          methods={walletMethodsIn(country)}
          chosen={chosen}
          error={walletProblem("payment_methods", failure)}
          onChange={setChosen}
        />
        <Field
          label={<Trans>Name on the wallet</Trans>}
          name="holder_name"
          value={holderName}
          error={walletProblem("holder_name", failure)}
          autoComplete="name"
          dir="auto"
          maxLength={120}
          onChange={(event) => setHolderName(event.currentTarget.value)}
        />
        <Field
          label={<Trans>Phone number</Trans>}
          hint={
            wallet ? (
              <Trans>
                Leave it empty to keep the number ending in <bdi>{wallet.last}</bdi>.
              </Trans>
            ) : (
              calling !== undefined && (
                <Trans>
                  Country code <bdi dir="ltr">{`+${calling}`}</bdi>
                </Trans>
              )
            )
          }
          name="phone"
          type="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={40}
          value={typedPhone}
          error={text === "" ? problem && <Trans>Fill in this field.</Trans> : problem}
          onChange={(event) => {
            setTypedPhone(event.currentTarget.value);
            setCodeSent(false);
            sending.forget();
          }}
        />
        {text !== "" && (
          <div>
            <Button variant="plain" disabled={sending.isBusy} onClick={() => void send()}>
              {isCodeSent ? <Trans>Send another code</Trans> : <Trans>Send a code</Trans>}
            </Button>
          </div>
        )}
        {(isCodeSent || walletProblem("verification_code", failure)) && (
          <Field
            label={<Trans>Code from the text</Trans>}
            name="verification_code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={code}
            error={walletProblem("verification_code", failure)}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        {needsProof && (
          <ProofField
            kind={kind}
            value={proof}
            onType={setProof}
            isMissing={false}
            failure={isWrongProof ? failure : undefined}
          />
        )}
      </div>
      {failure && !isElsewhere && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}
