import { useState, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { HoldTime } from "../design/policy-number.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { PasswordField } from "./password-field.tsx";
import { PasswordHints } from "./password-hints.tsx";
import { problemOf } from "./registration-problems.tsx";
import styles from "./account-form.module.css";

/** Sets a new password by the link from the mail, whose secret stands after the `#`. */
export function RecoverPage() {
  const { t } = useLingui();
  const [token] = useState(() => window.location.hash.slice(1));
  const [password, setPassword] = useState("");
  const { isBusy, isDone, failure, send, forget } = useAct();
  // A part of a link, or something else, is no link: the server says so of its secret.
  const isNoLink = failure?.details.some(({ field }) => field === "token");
  const isOver = token === "" || failure?.code === "recovery_link_over" || isNoLink === true;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = { token, new_password: password };
    await send(() => client.call("recover", { body }));
  };
  return (
    <section className={styles.page}>
      <PageHeading title={t`Set a new password`} />
      {isDone ? (
        <>
          <Notice tone="done">
            <Trans>
              Your password is set, and every other session has ended. For <HoldTime /> you can't
              sell or send.
            </Trans>
          </Notice>
          <Button variant="primary" wide href="/login">
            <Trans>Sign in</Trans>
          </Button>
        </>
      ) : isOver ? (
        <>
          <Notice tone="danger">
            <Trans>This link no longer works. It works once, for a short time.</Trans>
          </Notice>
          <p className={styles.other}>
            <AppLink className={styles.link} to="/recover">
              <Trans>Send a new link</Trans>
            </AppLink>
          </p>
        </>
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          {failure && failure.details.length === 0 && (
            <Notice tone="danger">
              <FailureWords failure={failure} />
            </Notice>
          )}
          <PasswordField
            name="new_password"
            label={<Trans>New password</Trans>}
            hint={<PasswordHints typed={password} />}
            autoComplete="new-password"
            value={password}
            error={problemOf("new_password", failure)}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              forget();
            }}
          />
          <Button variant="primary" type="submit" wide busy={isBusy}>
            <Trans>Set password</Trans>
          </Button>
        </form>
      )}
    </section>
  );
}
