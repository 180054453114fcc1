import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { PhoneView } from "../../http/contract/account/phone.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import type { PhoneCodeState } from "./phone-code-state.ts";
import { SendButton } from "./send-button.tsx";
import styles from "./account-form.module.css";

/** How long a whole code stands before it is sent by itself. */
const confirmMs = 100;
const digits = 6;

/** Takes the code from the text or the call, and has another one sent. */
export function PhoneCodeForm(props: {
  number: string;
  view: PhoneView;
  state: PhoneCodeState;
  onSend: (call: boolean) => Promise<void>;
  onReset: () => Promise<void>;
  onConfirmed: () => void;
}) {
  const { number, view, state, onSend, onReset, onConfirmed } = props;
  const [code, setCode] = useState("");
  const { isBusy, failure, send, forget } = useAct();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const confirm = async (phoneCode: string) => {
    const outcome = await send(() => client.call("confirmPhone", { body: { phoneCode } }));
    if (!outcome) return;
    if (outcome.ok) return onConfirmed();
    input.current?.select();
  };
  const type = (typed: string) => {
    setCode(typed);
    forget();
    clearTimeout(timer.current);
    const plain = plainCode(typed);
    if (plain.length === digits) timer.current = setTimeout(() => void confirm(plain), confirmMs);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    void confirm(plainCode(code));
  };
  return (
    <>
      <p className={styles.lead}>
        {view.way === "call" ? (
          <Trans>
            We are calling <bdi>{number}</bdi> with a code. Enter it here; it works once.
          </Trans>
        ) : (
          <Trans>
            We sent a code to <bdi>{number}</bdi>. Enter it here; it works once.
          </Trans>
        )}
      </p>
      <form className={styles.form} noValidate onSubmit={submit}>
        {failure && failure.details.length === 0 && (
          <Notice tone="danger">
            <FailureWords failure={failure} />
          </Notice>
        )}
        <Field
          ref={input}
          label={<Trans>Code</Trans>}
          name="phoneCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={code}
          error={problemOf(failure)}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button variant="primary" type="submit" wide busy={isBusy}>
          <Trans>Confirm</Trans>
        </Button>
      </form>
      {view.ways.includes("sms") && (
        <SendButton state={state} onSend={() => void onSend(false)}>
          <Trans>Send another code</Trans>
        </SendButton>
      )}
      {view.ways.includes("call") && (
        <SendButton state={state} onSend={() => void onSend(true)}>
          <Trans>Call me instead</Trans>
        </SendButton>
      )}
      <Button variant="plain" wide onClick={() => void onReset()}>
        <Trans>Use another number</Trans>
      </Button>
    </>
  );
}

function plainCode(typed: string): string {
  return typed.replaceAll(/\s/g, "");
}

function problemOf(failure: CallFailure | undefined): ReactNode {
  switch (failure?.details[0]?.code) {
    case undefined:
      return undefined;
    case "code_wrong":
      return (
        <Trans>This isn't the code we sent. Check the latest message, then type it again.</Trans>
      );
    case "code_expired":
      return <Trans>This code no longer works. Send another one.</Trans>;
    case "code_attempts_exceeded":
      return <Trans>Too many wrong codes were entered. Send another one.</Trans>;
    default:
      return <Trans>Enter the 6 digits of the code.</Trans>;
  }
}
