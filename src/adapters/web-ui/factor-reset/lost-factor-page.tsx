import { useState, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { AnswerFields, firstQuestions, type ChosenQuestion } from "../account/answer-fields.tsx";
import styles from "../account/account-form.module.css";
import { PasswordField } from "../account/password-field.tsx";
import { WorkingNotice } from "../account/working-notice.tsx";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";

/** Asks support to turn two-factor off, for who lost what it takes. */
export function LostFactorPage() {
  const { t } = useLingui();
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [chosen, setChosen] = useState(firstQuestions);
  const [isIncomplete, setIncomplete] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const act = useAct();
  const lacks = (value: string) => value.trim() === "";
  const missing = (value: string) =>
    isIncomplete && lacks(value) && <Trans>Fill in this field.</Trans>;
  const change = (place: number, part: Partial<ChosenQuestion>) => {
    setChosen(chosen.map((each) => (each.place === place ? { ...each, ...part } : each)));
    act.forget();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const isMissing = [login, password, ...chosen.map(({ answer }) => answer)].some(lacks);
    setIncomplete(isMissing);
    if (isMissing) return;
    const answers = chosen.map(({ question, answer }) => ({ question, answer }));
    const body = { login: login.trim(), password, answers };
    await act.send(() => client.call("askFactorReset", { body, onWork: setWorking }));
  };
  const { failure } = act;
  const isAboutAnswers = failure?.details.some(({ field }) => field.startsWith("answers."));
  return (
    <section className={styles.page}>
      <div>
        <PageHeading title={t`Lost your two-factor`} />
        <p className={styles.lead}>
          <Trans>
            Try a recovery code first: sign in with it in place of the two-factor code. Without one,
            support can turn two-factor off if you know your password and your security questions.
          </Trans>
        </p>
      </div>
      {act.isDone ? (
        <Notice tone="done">
          <Trans>
            Support has your request. Two members of staff check it, and you get an email when it is
            done. Afterwards nothing can be sold or sent from your account for a day.
          </Trans>
        </Notice>
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          {failure && isAboutAnswers !== true && (
            <Notice tone="danger">
              <FailureWords failure={failure} />
            </Notice>
          )}
          <Field
            label={<Trans>Name or email</Trans>}
            name="login"
            autoComplete="username"
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
          {chosen.map((each) => (
            <AnswerFields
              key={each.place}
              chosen={each}
              field="answers"
              isMissing={isIncomplete && lacks(each.answer)}
              failure={failure}
              onChange={(part) => change(each.place, part)}
            />
          ))}
          <WorkingNotice isWorking={isWorking} />
          <Button variant="primary" type="submit" wide busy={act.isBusy}>
            <Trans>Ask support</Trans>
          </Button>
        </form>
      )}
      <p className={styles.other}>
        <AppLink className={styles.link} to="/recover">
          <Trans>Forgot your password?</Trans>
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
