import { useState, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { problemOf } from "./registration-problems.tsx";
import { WorkingNotice } from "./working-notice.tsx";
import styles from "./account-form.module.css";

/** Asks for a link to set a new password. What it says is the same for every address. */
export function AskRecoveryPage() {
  const { t } = useLingui();
  const [email, setEmail] = useState("");
  const [isWorking, setWorking] = useState(false);
  const { isBusy, isDone, failure, send, forget } = useAct();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = { email: email.trim() };
    await send(() => client.call("askRecovery", { body, onWork: setWorking }));
  };
  return (
    <section className={styles.page}>
      <div>
        <PageHeading title={t`Reset your password`} />
        <p className={styles.lead}>
          <Trans>Enter the email address that you confirmed. We'll send a link there.</Trans>
        </p>
      </div>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {failure && failure.details.length === 0 && (
          <Notice tone="danger">
            <FailureWords failure={failure} />
          </Notice>
        )}
        {isDone && (
          <Notice tone="done">
            <Trans>
              If an account has this address, an email with a link is on its way. The link works
              once, for a short time.
            </Trans>
          </Notice>
        )}
        <Field
          label={<Trans>Email</Trans>}
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
        <WorkingNotice isWorking={isWorking} />
        <Button variant="primary" type="submit" wide busy={isBusy}>
          <Trans>Send the link</Trans>
        </Button>
      </form>
      <p className={styles.other}>
        <AppLink className={styles.link} to="/recover/two-factor">
          <Trans>Lost your two-factor?</Trans>
        </AppLink>
      </p>
      <p className={styles.other}>
        <AppLink className={styles.link} to="/login">
          <Trans>Back to sign-in</Trans>
        </AppLink>
      </p>
    </section>
  );
}
