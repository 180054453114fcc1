import { useState, type ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type {
  AuthenticatorBody,
  TwoFactorBody,
} from "../../http/contract/two-factor/two-factor.ts";
import { isAboutProof, lacksProof, ProofField } from "../account/proof-field.tsx";
import type { CodeChannel } from "../account/code-channels.ts";
import { CodeSendButtons } from "../account/code-send-buttons.tsx";
import { useCodeChannels } from "../account/use-code-channels.ts";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { HoldTime } from "../design/policy-number.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { useAct } from "../server/use-act.ts";
import { AppToSetUp } from "./app-to-set-up.tsx";
import { AnyCodeField } from "./any-code-field.tsx";
import { lacksContact, MethodChoice } from "./method-choice.tsx";
import { sendBegin, sendConfirm } from "./two-factor-calls.ts";
import { purposeWords } from "./purpose-words.tsx";
import { RecoveryCodesDialog } from "./recovery-codes.tsx";
import type { FactorDeed, FactorMethod } from "./factor-deed.ts";

/**
 * Changes two-factor in its steps: what begins it is proven, a new app is shown, a code confirms it,
 * and new recovery codes are shown once.
 */
export function TwoFactorDialog(props: {
  deed: FactorDeed;
  read: TwoFactorBody;
  onCancel: () => void;
  /** The change was made; the session has a new secret. */
  onDone: () => void;
}) {
  const { deed, read, onCancel, onDone } = props;
  const { hasApp } = read;
  const isSwitchedOn = deed.kind === "switch" && deed.setting === 1;
  const isOnlyConfirmed = deed.kind === "codes" || (deed.kind === "switch" && !isSwitchedOn);
  const [method, setMethod] = useState<FactorMethod>("App");
  const [isBegun, setBegun] = useState(
    isOnlyConfirmed || (isSwitchedOn && hasApp && read.methods.length < 2),
  );
  const [isAsked, setAsked] = useState(false);
  const [app, setApp] = useState<AuthenticatorBody>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [password, setPassword] = useState("");
  const [current, setCurrent] = useState("");
  const [code, setCode] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  const act = useAct();
  const isSent = isSwitchedOn && method !== "App";
  const takesRecovery = deed.kind === "switch" && deed.setting === 2 && !app;
  const sending = useCodeChannels(() => setCode(""));
  /** Whoever has the app switches it on for more by its code alone. */
  const needsProof = !(isSwitchedOn && method === "App" && hasApp);
  const asksCurrent = needsProof && (hasApp || isAnyOn(read));
  const begin = async () => {
    if (isSwitchedOn && lacksContact(read, method)) return;
    const lacks = needsProof && (password === "" || (asksCurrent && current.trim() === ""));
    setIncomplete(lacks);
    if (lacks) return;
    if (needsProof) {
      const outcome = await act.send(() => sendBegin(deed, { method, password, current }));
      if (outcome?.ok !== true) return;
      setApp(outcome.data.authenticator ?? undefined);
      setAsked(true);
    }
    setIncomplete(false);
    setBegun(true);
    const [first] = sentBy[method];
    if (needsProof && isSwitchedOn && first) {
      await sending.send(first, { purpose: "setup", password });
    }
  };
  const confirm = async () => {
    setIncomplete(lacksProof("code", code));
    if (lacksProof("code", code)) return;
    const outcome = await act.send(() => sendConfirm(deed, code, { isAsked }));
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
      {!isBegun && isSwitchedOn && (
        <MethodChoice read={read} method={method} onChoose={setMethod} />
      )}
      {!isBegun && needsProof && (
        <ProofField
          kind="password"
          value={password}
          isMissing={isIncomplete}
          failure={failure?.code === "wrong_code" ? undefined : failure}
          onType={setPassword}
        />
      )}
      {!isBegun && asksCurrent && (
        <AnyCodeField
          password={password}
          value={current}
          isMissing={isIncomplete}
          isWrong={failure?.code === "wrong_code"}
          onType={setCurrent}
        />
      )}
      {app && <AppToSetUp app={app} />}
      {isBegun && isSent && (
        <CodeSendButtons
          sending={sending}
          offered={sentBy[method]}
          onSend={(channel) => void sending.send(channel, { purpose: "setup", password })}
        />
      )}
      {isBegun && !takesRecovery && (
        <ProofField
          kind="code"
          isCodeHere={isSent || app !== undefined}
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

/** By which channels the codes of a method come; the first is used at once. */
const sentBy: Readonly<Record<FactorMethod, readonly CodeChannel[]>> = {
  App: [],
  Sms: ["sms", "call"],
  Telegram: ["telegram"],
  Email: ["email"],
};

function isAnyOn({ login, release, sendout }: TwoFactorBody): boolean {
  return [login, release, sendout].some(({ type }) => type !== "none");
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
      Your password alone isn't enough then. Afterwards all other sessions end, and for <HoldTime />{" "}
      you can't start a sale.
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
