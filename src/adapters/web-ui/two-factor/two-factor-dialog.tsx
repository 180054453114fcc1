import { useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { Outcome } from "../../http/client/call-types.ts";
import type {
  AuthenticatorBody,
  TwoFactorBody,
} from "../../http/contract/two-factor/two-factor.ts";
import { isAboutProof, lacksProof, ProofField, typedProof } from "../account/proof-field.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { HoldTime } from "../design/policy-number.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { AppToSetUp } from "./app-to-set-up.tsx";
import { purposeWords } from "./purpose-words.tsx";
import { RecoveryCodesDialog } from "./recovery-codes.tsx";
import type { FactorDeed } from "./factor-deed.ts";

/**
 * Changes two-factor in its steps: what begins it is proven, a new app is shown, a code confirms it,
 * and new recovery codes are shown once.
 */
export function TwoFactorDialog(props: {
  deed: FactorDeed;
  hasApp: boolean;
  onCancel: () => void;
  /** The change was made; the session has a new secret. */
  onDone: () => void;
}) {
  const { deed, hasApp, onCancel, onDone } = props;
  const [isBegun, setBegun] = useState(deed.kind === "codes" || (deed.kind === "switch" && hasApp));
  const [app, setApp] = useState<AuthenticatorBody>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [password, setPassword] = useState("");
  const [current, setCurrent] = useState("");
  const [code, setCode] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  const act = useAct();
  const takesRecovery = deed.kind === "switch" && deed.setting === 2 && !app;
  const begin = async () => {
    const isReplaced = deed.kind === "replace" && hasApp;
    const lacks = password === "" || (isReplaced && current.trim() === "");
    setIncomplete(lacks);
    if (lacks) return;
    const outcome = await act.send(() =>
      sendBegin(deed, password, isReplaced ? current : undefined),
    );
    if (outcome?.ok !== true) return;
    setApp(outcome.data.authenticator ?? undefined);
    setIncomplete(false);
    setBegun(true);
  };
  const confirm = async () => {
    setIncomplete(lacksProof("code", code));
    if (lacksProof("code", code)) return;
    const outcome = await act.send(() => sendConfirm(deed, code, hasApp));
    if (outcome?.ok !== true) return;
    if (outcome.data.recoveryCodes) setCodes(outcome.data.recoveryCodes);
    else onDone();
  };
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onDone} />;
  const { failure } = act;
  return (
    <ConfirmDialog
      open
      variant="primary"
      title={titleOf(deed)}
      effect={isBegun ? <StepWords deed={deed} hasNewApp={app !== undefined} /> : <BeginWords />}
      confirmLabel={isBegun ? <Trans>Confirm</Trans> : <Trans>Continue</Trans>}
      busy={act.isBusy}
      onConfirm={() => void (isBegun ? confirm() : begin())}
      onCancel={onCancel}
    >
      {!isBegun && (
        <ProofField
          kind="password"
          value={password}
          isMissing={isIncomplete}
          failure={failure?.code === "wrong_code" ? undefined : failure}
          onType={setPassword}
        />
      )}
      {!isBegun && deed.kind === "replace" && hasApp && (
        <AnyCodeField
          value={current}
          isMissing={isIncomplete}
          isWrong={failure?.code === "wrong_code"}
          onType={setCurrent}
        />
      )}
      {app && <AppToSetUp app={app} />}
      {isBegun && !takesRecovery && (
        <ProofField
          kind="code"
          value={code}
          isMissing={isIncomplete}
          failure={failure}
          onType={setCode}
        />
      )}
      {isBegun && takesRecovery && (
        <AnyCodeField
          value={code}
          isMissing={isIncomplete}
          isWrong={failure?.code === "wrong_code"}
          onType={setCode}
        />
      )}
      {failure && !isAboutProof(failure) && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}

type Answer = Promise<Outcome<TwoFactorBody, undefined>>;

function sendBegin(deed: FactorDeed, password: string, current: string | undefined): Answer {
  if (deed.kind === "switch") {
    const { purpose, setting } = deed;
    return client.call("changeTwoFactor", { parameters: { purpose }, body: { setting, password } });
  }
  const code = current === undefined ? {} : { code: current.trim() };
  return client.call("beginAuthenticator", { body: { password, ...code } });
}

/** With an app, a switch is asked for and confirmed by one press. */
async function sendConfirm(deed: FactorDeed, typed: string, hasApp: boolean): Answer {
  const code = typed.trim();
  if (deed.kind === "codes") return client.call("renewRecoveryCodes", { body: typedCode(typed) });
  if (deed.kind === "replace") {
    return client.call("confirmAuthenticator", { body: typedCode(typed) });
  }
  const { purpose, setting } = deed;
  const parameters = { purpose };
  if (hasApp) {
    const asked = await client.call("changeTwoFactor", { parameters, body: { setting } });
    if (!asked.ok) return asked;
  }
  return client.call("changeTwoFactor", { parameters, body: { setting, code } });
}

function typedCode(typed: string): { readonly code: string } {
  const proof = typedProof("code", typed);
  return { code: "code" in proof ? proof.code : "" };
}

/** Takes a code of the app, or a recovery code. */
function AnyCodeField(props: {
  value: string;
  isMissing: boolean;
  isWrong: boolean;
  onType: (typed: string) => void;
}) {
  const { value, isMissing, isWrong, onType } = props;
  const error = isWrong ? (
    <Trans>Wrong code, or it was already used. Wait for the next one.</Trans>
  ) : isMissing && value.trim() === "" ? (
    <Trans>Enter a code from your app, or a recovery code.</Trans>
  ) : undefined;
  return (
    <Field
      label={<Trans>Authenticator or recovery code</Trans>}
      name="any_code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      value={value}
      error={error}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}

function titleOf(deed: FactorDeed): ReactNode {
  if (deed.kind === "codes") return <Trans>New recovery codes</Trans>;
  if (deed.kind === "replace") return <Trans>Set up another authenticator app</Trans>;
  const { on, off } = purposeWords[deed.purpose];
  return deed.setting === 1 ? on() : off();
}

function BeginWords() {
  return (
    <Trans>
      You need an authenticator app on your phone. Afterwards all other sessions end, and for{" "}
      <HoldTime /> you can't start a sale.
    </Trans>
  );
}

function StepWords({ deed, hasNewApp }: { deed: FactorDeed; hasNewApp: boolean }) {
  if (hasNewApp) {
    return (
      <Trans>Scan the code with your app, or type the key. Then enter the code it shows.</Trans>
    );
  }
  if (deed.kind === "codes") return <Trans>Your earlier recovery codes stop working.</Trans>;
  return (
    <Trans>
      Afterwards all other sessions end, and for <HoldTime /> you can't start a sale.
    </Trans>
  );
}
