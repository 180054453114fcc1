import { lazy, Suspense, useState, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearch } from "wouter";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { usePageState } from "../page-context.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { Switch } from "../design/switch.tsx";
import { client } from "../server/client.ts";
import { suggestedEmail } from "../../http/contract/account/registration-faults.ts";
import { useAct } from "../server/use-act.ts";
import { PolicyNumber } from "../design/policy-number.tsx";
import { cameFrom, goOn } from "./after-signing-in.ts";
import { PasswordField } from "./password-field.tsx";
import { PasswordHints } from "./password-hints.tsx";
import { problemOf } from "./registration-problems.tsx";
import { WorkingNotice } from "./working-notice.tsx";
import styles from "./account-form.module.css";

const nothingTyped = { username: "", email: "", password: "" };

/** An address whose domain looked like a slip, and what was probably meant. */
const notAsked = { about: "", meant: "" };

/** Loaded on demand: few people were given a code. */
const CodeField = lazy(async () => ({
  default: (await import("./referral-code-field.tsx")).CodeField,
}));

const noCode = { typed: "", isWrong: false, isSent: false };

/** Registration on one screen; returns to where the user came from. */
export function RegisterPage() {
  const { t } = useLingui();
  const { brandName, locale } = usePageState();
  const search = useSearch();
  const [typed, setTyped] = useState(nothingTyped);
  const [asked, setAsked] = useState(notAsked);
  const [code, setCode] = useState<typeof noCode>();
  const [isDemo, setDemo] = useState(new URLSearchParams(search).get("account") === "demo");
  const [isWorking, setWorking] = useState(false);
  const { isBusy, isDone, failure, send } = useAct();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (code?.isWrong) return setCode({ ...code, isSent: true });
    const email = typed.email.trim();
    const isMeant = email === asked.about && { is_email_meant: true };
    const brought = code && !isDemo && code.typed !== "" && { referral_code: code.typed };
    const demo = isDemo && { is_demo_account: true };
    const body = {
      ...typed,
      username: typed.username.trim(),
      email,
      ...isMeant,
      ...brought,
      ...demo,
    };
    const outcome = await send(() => client.call("register", { body, onWork: setWorking }));
    if (!outcome) return;
    if (outcome.ok) return goOn(search, locale, outcome.data.redirectTo);
    const meant = outcome.failure.details.find(({ field }) => field === suggestedEmail)?.message;
    setAsked(meant === undefined ? notAsked : { about: email, meant });
  };
  const fieldOf = (name: keyof typeof nothingTyped) => ({
    name,
    value: typed[name],
    error: problemOf(name, failure),
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <section className={styles.page}>
      <div>
        <PageHeading title={t`Open an account`} />
        <p className={styles.lead}>
          {cameFrom(search) ? (
            <Trans>You'll come back to where you were. It takes a minute.</Trans>
          ) : (
            <Trans>
              It takes a minute. <bdi>{brandName}</bdi> holds the crypto of every trade.
            </Trans>
          )}
        </p>
      </div>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {failure && failure.details.length === 0 && (
          <Notice tone="danger">
            <FailureWords failure={failure} />
          </Notice>
        )}
        <Field
          {...fieldOf("username")}
          label={<Trans>Name</Trans>}
          hint={
            <Trans>
              Visible to others.{" "}
              <PolicyNumber of={({ account }) => account.username.fewestCharacters} /> to{" "}
              <PolicyNumber of={({ account }) => account.username.mostCharacters} /> letters, digits
              or underscores.
            </Trans>
          }
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
        <Field
          {...fieldOf("email")}
          label={<Trans>Email</Trans>}
          type="email"
          autoComplete="email"
        />
        {asked.meant !== "" && typed.email.trim() === asked.about && (
          <Button variant="plain" onClick={() => setTyped({ ...typed, email: asked.meant })}>
            <Trans>
              Use <bdi>{asked.meant}</bdi>
            </Trans>
          </Button>
        )}
        <PasswordField
          {...fieldOf("password")}
          hint={<PasswordHints typed={typed.password} />}
          autoComplete="new-password"
        />
        <div className={styles.choice}>
          <Switch
            label={<Trans>Demo account</Trans>}
            shown={isDemo ? <Trans>Demo account: on</Trans> : <Trans>Demo account: off</Trans>}
            isOn={isDemo}
            onChange={setDemo}
          />
          <p className={styles.hint}>
            {isDemo ? (
              <Trans>
                You try everything with play money, together with other demo accounts. A demo
                account never becomes a real one.
              </Trans>
            ) : (
              <Trans>Turn it on to try everything with play money.</Trans>
            )}
          </p>
        </div>
        {isDemo ? null : code ? (
          <Suspense>
            <CodeField code={code} onChange={setCode} />
          </Suspense>
        ) : (
          <Button variant="plain" onClick={() => setCode(noCode)}>
            <Trans>I have a referral code</Trans>
          </Button>
        )}
        <WorkingNotice isWorking={isWorking} />
        <p className={styles.other}>
          <Trans>
            By registering you accept the <AppLink to="/terms-of-service">terms</AppLink> and the{" "}
            <AppLink to="/privacy-policy">privacy policy</AppLink>.
          </Trans>
        </p>
        <Button variant="primary" type="submit" wide busy={isBusy || isDone}>
          <Trans>Register</Trans>
        </Button>
      </form>
      <p className={styles.other}>
        <Trans>
          Already have an account?{" "}
          <AppLink className={styles.link} to={`/login${search && `?${search}`}`}>
            Sign in
          </AppLink>
        </Trans>
      </p>
    </section>
  );
}
