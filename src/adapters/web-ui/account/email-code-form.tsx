import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./account-form.module.css";

/** Takes the code. `onConfirmed` gets the address to go on to. */
export function EmailCodeForm({ onConfirmed }: { onConfirmed: (goesTo: string) => void }) {
  const [code, setCode] = useState("");
  const { isBusy, failure, send, forget } = useAct();
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const outcome = await send(() => client.call("verifyEmail", { body: { code } }));
    if (!outcome) return;
    if (outcome.ok) return onConfirmed(outcome.data.redirectTo);
    input.current?.select();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure && failure.details.length === 0 && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <Field
        ref={input}
        label={<Trans>Code from the email</Trans>}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        error={problemOf(failure)}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          forget();
        }}
      />
      <Button variant="primary" type="submit" wide busy={isBusy}>
        <Trans>Confirm</Trans>
      </Button>
    </form>
  );
}

function problemOf(failure: CallFailure | undefined): ReactNode {
  switch (failure?.details[0]?.code) {
    case undefined:
      return undefined;
    case "code_wrong":
      return (
        <Trans>This isn't the code we sent. Check the latest email, then type it again.</Trans>
      );
    case "code_expired":
      return <Trans>This code no longer works. Send another one.</Trans>;
    case "code_attempts_exceeded":
      return <Trans>Too many wrong codes were entered. Send another one.</Trans>;
    default:
      return <Trans>Enter the 6 digits from the email.</Trans>;
  }
}
