import { useState } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { ReleaseConsentView } from "../../adapters/http/contract/admin/release-consents.ts";
import { Card } from "../design/card.tsx";
import { Chip } from "../design/chip.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { FiatAmount } from "../design/fiat-amount.tsx";
import { Moment } from "../design/moment.tsx";
import { ReasonForm } from "../design/reason-form.tsx";
import { client } from "../server/client.ts";
import { useStaffSession } from "../server/staff-session.ts";
import { useAct } from "../server/use-act.ts";
import { failureIn, readKey, useRead } from "../server/use-read.ts";
import { questionNames } from "./question-names.ts";
import styles from "../design/columns.module.css";
import forms from "../design/forms.module.css";

/** What a compromised account may release early, if two members of staff agree. */
export function ReleaseConsentCard({ id }: { id: string }) {
  const { data, error, refetch } = useRead("listReleaseConsents", { parameters: { id } });
  return (
    <Card title={<Trans>Early releases</Trans>}>
      <p className={styles.second}>
        <Trans>
          For 24 hours after the reset, this account releases only what two members of staff agreed
          to. One asks the security questions, and a supermoderator consents.
        </Trans>
      </p>
      <FailureNote failure={failureIn(error)} onRetry={() => void refetch()} />
      {data?.length === 0 && (
        <p className={styles.second}>
          <Trans>Nothing is waiting to be released.</Trans>
        </p>
      )}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((consent) => (
            <li className={styles.item} key={consent.trade}>
              <Consent id={id} consent={consent} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface ConsentProps {
  readonly id: string;
  readonly consent: ReleaseConsentView;
}

function Consent({ id, consent }: ConsentProps) {
  const { trade, partner, usdValue, proposed, givenAt } = consent;
  return (
    <>
      <div className={styles.line}>
        <bdi>{trade}</bdi>
        <ConsentChip consent={consent} />
      </div>
      <p className={styles.second}>
        <Trans>
          sells to <bdi>{partner}</bdi>
        </Trans>{" "}
        · <FiatAmount amount={usdValue} />
      </p>
      {proposed && (
        <>
          <p className={styles.text}>
            <bdi dir="auto">{proposed.words}</bdi>
          </p>
          <p className={styles.second}>
            <Trans>
              Asked by <bdi>{proposed.by}</bdi>, <Moment at={proposed.at} />
            </Trans>
          </p>
        </>
      )}
      {givenAt === null ? (
        <Steps id={id} consent={consent} />
      ) : (
        <p className={styles.second}>
          <Trans>
            Consented, <Moment at={givenAt} />
          </Trans>
        </p>
      )}
    </>
  );
}

function ConsentChip({ consent: { proposed, givenAt } }: Pick<ConsentProps, "consent">) {
  if (givenAt !== null) {
    return (
      <Chip tone="done">
        <Trans>may release</Trans>
      </Chip>
    );
  }
  return proposed ? (
    <Chip tone="danger">
      <Trans>waiting for a second person</Trans>
    </Chip>
  ) : (
    <Chip tone="neutral">
      <Trans>no consent</Trans>
    </Chip>
  );
}

function Steps({ id, consent }: ConsentProps) {
  const { member } = useStaffSession();
  const [isHearing, setHearing] = useState(false);
  const mayConsent = member?.permissions.includes("consent_to_releases") ?? false;
  if (isHearing) return <Hearing id={id} consent={consent} onDone={() => setHearing(false)} />;
  return (
    <>
      {consent.proposed && mayConsent && <Consenting id={id} consent={consent} />}
      <div className={forms.row}>
        <Button variant="outlined" size="small" onClick={() => setHearing(true)}>
          {consent.proposed ? <Trans>Ask the owner again</Trans> : <Trans>Ask the owner</Trans>}
        </Button>
      </div>
    </>
  );
}

function useConsents(id: string) {
  const memory = useQueryClient();
  return (data: readonly ReleaseConsentView[]) =>
    memory.setQueryData(readKey("listReleaseConsents", { parameters: { id } }), data);
}

function Consenting({ id, consent }: ConsentProps) {
  const { t } = useLingui();
  const { send, isSending, failure } = useAct();
  const keep = useConsents(id);
  const give = async (reason: string) => {
    const input = { parameters: { id }, body: { trade: consent.trade, reason } };
    const done = await send(() => client.call("giveReleaseConsent", input));
    if (done) keep(done);
  };
  return (
    <ReasonForm label={t`Why`} hint={t`For staff alone.`} failure={failure}>
      {(reason) => (
        <Button
          variant="contained"
          disabled={isSending || reason === ""}
          onClick={() => void give(reason)}
        >
          <Trans>Consent to the release</Trans>
        </Button>
      )}
    </ReasonForm>
  );
}

/** The security questions, and what the owner answers. */
function Hearing({ id, consent, onDone }: ConsentProps & { readonly onDone: () => void }) {
  const { t, i18n } = useLingui();
  const parameters = { id };
  const { data, error, refetch } = useRead(
    "askSecurityQuestions",
    { parameters },
    { isLogged: true },
  );
  const { send, isSending, failure } = useAct();
  const keep = useConsents(id);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const unread = failureIn(error);
  if (!data) {
    if (unread?.code === "not_found") {
      return (
        <p role="status" className={styles.second}>
          <Trans>This person has set no questions, so the 24 hours have to pass.</Trans>
        </p>
      );
    }
    return <FailureNote failure={unread} onRetry={() => void refetch()} />;
  }
  const heard = data.questions.map((question) => answers[question]?.trim() ?? "");
  const propose = async (reason: string) => {
    const body = { trade: consent.trade, answers: heard, reason };
    const done = await send(() => client.call("proposeReleaseConsent", { parameters, body }));
    if (!done) return;
    keep(done);
    onDone();
  };
  return (
    <div className={forms.form}>
      {data.questions.map((question) => (
        <TextField
          key={question}
          label={i18n._(questionNames[question])}
          value={answers[question] ?? ""}
          autoComplete="off"
          onChange={(event) => setAnswers({ ...answers, [question]: event.target.value })}
        />
      ))}
      <ReasonForm label={t`What the owner answered`} hint={t`For staff alone.`} failure={failure}>
        {(reason) => (
          <>
            <Button
              variant="contained"
              disabled={isSending || reason === "" || heard.includes("")}
              onClick={() => void propose(reason)}
            >
              <Trans>Propose a consent</Trans>
            </Button>
            <Button variant="outlined" onClick={onDone}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        )}
      </ReasonForm>
    </div>
  );
}
