import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { problemOf } from "./registration-problems.tsx";
import styles from "./account-form.module.css";

/** Takes another address in the place of the unconfirmed one, and has a code sent there. */
export function ChangeEmailForm({ onChanged }: { onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState("");
  const { isBusy, failure, send, forget } = useAct();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = { email: email.trim() };
    const outcome = await send(() => client.call("changeUnconfirmedEmail", { body }));
    if (outcome?.ok !== true) return;
    setEmail("");
    setOpen(false);
    onChanged();
  };
  if (!isOpen) {
    return (
      <Button variant="plain" wide onClick={() => setOpen(true)}>
        <Trans>Use another address</Trans>
      </Button>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure && failure.details.length === 0 && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <Field
        label={<Trans>New email address</Trans>}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        error={problemOf("email", failure)}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          forget();
        }}
      />
      <Button variant="primary" type="submit" wide busy={isBusy}>
        <Trans>Send code</Trans>
      </Button>
    </form>
  );
}
