import { useState } from "react";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureIn, useRead } from "../server/use-read.ts";
import { questionNames } from "./question-names.ts";
import styles from "../design/columns.module.css";
import forms from "../design/forms.module.css";

/** The security questions, which support reads only when it asks them. */
export function OwnerCheckCard({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={<Trans>Security questions</Trans>}>
      {isOpen ? (
        <Questions id={id} />
      ) : (
        <>
          <p className={styles.second}>
            <Trans>
              For people who ask support for access to their account. Opening them is logged.
            </Trans>
          </p>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            <Trans>Open the questions</Trans>
          </Button>
        </>
      )}
    </Card>
  );
}

function Questions({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { data, error, refetch } = useRead(
    "askSecurityQuestions",
    { parameters: { id } },
    { isLogged: true },
  );
  const { send, isSending, failure } = useAct();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [isRight, setRight] = useState<boolean>();
  const unread = failureIn(error);
  if (!data) {
    if (unread?.code === "not_found") {
      return (
        <p className={styles.second}>
          <Trans>This person has set no questions.</Trans>
        </p>
      );
    }
    return <FailureNote failure={unread} onRetry={() => void refetch()} />;
  }
  const heard = data.questions.map((question) => answers[question]?.trim() ?? "");
  const check = async () => {
    setRight(undefined);
    const input = { parameters: { id }, body: { answers: heard } };
    setRight((await send(() => client.call("checkSecurityAnswers", input)))?.isRight);
  };
  return (
    <div className={forms.form}>
      <p className={styles.second}>
        <Trans>
          Set <Moment at={data.setAt} />. Answers count from <Moment at={data.standsFrom} />.
        </Trans>
      </p>
      {data.questions.map((question) => (
        <TextField
          key={question}
          label={i18n._(questionNames[question])}
          value={answers[question] ?? ""}
          autoComplete="off"
          onChange={(event) => {
            setAnswers({ ...answers, [question]: event.target.value });
            setRight(undefined);
          }}
        />
      ))}
      <FailureNote failure={failure} />
      {isRight !== undefined && (
        <Alert severity={isRight ? "success" : "warning"}>
          {isRight ? (
            <Trans>All answers are correct. That alone isn't enough: ask for a second proof.</Trans>
          ) : (
            <Trans>At least one answer is wrong.</Trans>
          )}
        </Alert>
      )}
      <div className={forms.row}>
        <Button
          variant="outlined"
          disabled={isSending || heard.includes("")}
          onClick={() => void check()}
        >
          <Trans>Check answers</Trans>
        </Button>
      </div>
    </div>
  );
}
