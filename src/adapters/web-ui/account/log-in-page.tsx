import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useSearch } from "wouter";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { usePageState } from "../page-context.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { goOn } from "./after-signing-in.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { PasswordField } from "./password-field.tsx";
import { closedAccountModal } from "./closed-account-modal.ts";
import { closedAccountSearch } from "./closed-account-search.ts";
import { WorkingNotice } from "./working-notice.tsx";
import styles from "./account-form.module.css";

/** Only codes that are sent need it. */
const LogInCodes = lazy(async () => ({
  default: (await import("./log-in-codes.tsx")).LogInCodes,
}));

/** Only who is asked to approve on another device needs it. */
const LogInWaiting = lazy(async () => ({
  default: (await import("./log-in-waiting.tsx")).LogInWaiting,
}));

/** Signs in, and returns to where the user came from. */
export function LogInPage() {
  const { t } = useLingui();
  const { locale } = usePageState();
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [asksCode, setAsksCode] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const { isBusy, isDone, failure, send } = useAct();
  const codeInput = useRef<HTMLInputElement>(null);
  const signIn = async () => {
    const body = { login: login.trim(), password, ...(code.trim() && { code: code.trim() }) };
    const outcome = await send(() => client.call("logIn", { body, onWork: setWorking }));
    if (!outcome) return;
    if (outcome.ok) return goOn(search, locale, outcome.data.redirectTo);
    if (outcome.failure.code === "account_closed") navigate(closedAccountModal(path));
    if (outcome.failure.code !== "wrong_credentials") return;
    // Whatever was wrong: the answer does not say whether this account uses two-factor.
    setAsksCode(true);
    codeInput.current?.select();
  };
  // It comes with a press of either button: people type on in it.
  useEffect(() => {
    if (asksCode) codeInput.current?.focus();
  }, [asksCode]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void signIn();
  };
  const isWaiting = failure?.code === "authorization_pending";
  const isMissing = failure?.code === "validation";
  const missing = (value: string): ReactNode =>
    isMissing && value.trim() === "" && <Trans>Fill in this field.</Trans>;
  return (
    <section className={styles.page}>
      <PageHeading title={t`Sign in`} />
      {search === closedAccountSearch && (
        <Notice tone="done">
          <Trans>Your account is closed.</Trans>
        </Notice>
      )}
      <PasskeySignIn onSignedIn={(redirectTo) => goOn(search, locale, redirectTo)} />
      <form className={styles.form} noValidate onSubmit={submit}>
        {isWaiting && (
          <Suspense>
            <LogInWaiting onApproved={() => void signIn()} />
          </Suspense>
        )}
        {failure && !isMissing && !isWaiting && (
          <div id={failure.code === "account_banned" ? "banner-banned" : undefined}>
            <Notice tone="danger">
              <FailureWords failure={failure} />
            </Notice>
            {failure.code === "account_banned" && (
              <AppLink className={styles.link} to="/recover">
                <Trans>Send me a link to my open cases</Trans>
              </AppLink>
            )}
          </div>
        )}
        <Field
          label={<Trans>Name or email</Trans>}
          name="login"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          value={login}
          error={missing(login)}
          onChange={(event) => setLogin(event.currentTarget.value)}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          value={password}
          error={missing(password)}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {asksCode ? (
          <>
            <Field
              ref={codeInput}
              label={<Trans>Two-factor code</Trans>}
              hint={<Trans>Only if you use two-factor. A recovery code works, too.</Trans>}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Suspense>
              <LogInCodes
                login={login.trim()}
                password={password}
                onClear={() => setCode("")}
                onWork={setWorking}
              />
            </Suspense>
            <AppLink className={styles.link} to="/recover/two-factor">
              <Trans>Lost your two-factor?</Trans>
            </AppLink>
          </>
        ) : (
          <Button variant="plain" onClick={() => setAsksCode(true)}>
            <Trans>Enter a two-factor code</Trans>
          </Button>
        )}
        <WorkingNotice isWorking={isWorking} />
        <Button variant="primary" type="submit" wide busy={isBusy || isDone}>
          <Trans>Sign in</Trans>
        </Button>
      </form>
      <p className={styles.other}>
        <AppLink className={styles.link} to="/recover">
          <Trans>Forgot your password?</Trans>
        </AppLink>
      </p>
      <p className={styles.other}>
        <Trans>
          No account yet?{" "}
          <AppLink className={styles.link} to={`/register${search && `?${search}`}`}>
            Register
          </AppLink>
        </Trans>
      </p>
    </section>
  );
}
