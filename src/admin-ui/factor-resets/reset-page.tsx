import { useState } from "react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import type { FactorResetView } from "../../adapters/http/contract/admin/factor-resets.ts";
import type { ResetDecision } from "../../domain/factor-reset/factor-reset.ts";
import { Card } from "../design/card.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { PageHead } from "../design/page-head.tsx";
import { ReasonForm } from "../design/reason-form.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureIn, readKey, useRead } from "../server/use-read.ts";
import { AnswersWords } from "./answers-words.tsx";
import { ResetChip } from "./reset-list.tsx";
import styles from "../design/record-page.module.css";

/** A request to turn somebody's two-factor off, and the decision on it. */
export function ResetPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const input = { parameters: { id } };
  const { data, error, refetch } = useRead("viewFactorReset", input, { isLogged: true });
  const failure = failureIn(error);
  if (data) return <Reset key={id} reset={data} />;
  return (
    <>
      <PageHead name={t`Lost two-factor`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!failure && <Skeleton variant="rounded" height={320} />}
    </>
  );
}

function Reset({ reset }: { reset: FactorResetView }) {
  const { t } = useLingui();
  const { traderId, username, answers, askedAt, proposed } = reset;
  return (
    <>
      <PageHead
        name={t`Two-factor of ${username}`}
        end={
          <Link to={`/people/${traderId}/show`}>
            <Trans>View account</Trans>
          </Link>
        }
      >
        <ResetChip reset={reset} />
      </PageHead>
      <div className={styles.page}>
        <div className={styles.column}>
          <Card title={<Trans>Request</Trans>}>
            <Facts>
              <Fact name={<Trans>Password</Trans>}>
                <Trans>entered correctly</Trans>
              </Fact>
              <Fact name={<Trans>Security questions</Trans>}>
                <AnswersWords answers={answers} />
              </Fact>
              <Fact name={<Trans>Asked</Trans>}>
                <Moment at={askedAt} />
              </Fact>
              {proposed && (
                <Fact name={<Trans>Proposed</Trans>}>
                  <bdi>{proposed.by}</bdi> <Moment at={proposed.at} />
                </Fact>
              )}
            </Facts>
            {proposed && (
              <p className={styles.text}>
                <bdi dir="auto">{proposed.words}</bdi>
              </p>
            )}
          </Card>
        </div>
        <div className={styles.column}>
          <DecideCard reset={reset} />
        </div>
      </div>
    </>
  );
}

function DecideCard({ reset }: { reset: FactorResetView }) {
  const { t } = useLingui();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const [decisions, setDecisions] = useState(0);
  const { id, traderId, answers, proposed, closed } = reset;
  const decide = async (decision: ResetDecision, reason: string) => {
    const body = { reset: Number(id), decision, reason };
    const parameters = { id: traderId };
    const done = await send(() => client.call("decideFactorReset", { parameters, body }));
    if (!done) return;
    memory.setQueryData(readKey("viewFactorReset", { parameters: { id } }), done);
    void memory.invalidateQueries({ queryKey: ["factor-resets"] });
    setDecisions(decisions + 1);
  };
  if (closed) {
    return (
      <Card title={<Trans>Decided</Trans>}>
        <p role="status" className={styles.second}>
          <bdi dir="auto">{closed.words}</bdi> <bdi>{closed.by}</bdi> <Moment at={closed.at} />
        </p>
      </Card>
    );
  }
  return (
    <Card title={<Trans>Decide</Trans>}>
      {answers !== "right" && (
        <p className={styles.second}>
          <Trans>Without correct answers this can only be declined.</Trans>
        </p>
      )}
      <ReasonForm key={decisions} label={t`Why`} hint={t`For staff alone.`} failure={failure}>
        {(reason) => (
          <>
            {answers === "right" && (
              <Button
                variant="contained"
                disabled={isSending || reason === ""}
                onClick={() => void decide(proposed ? "approve" : "propose", reason)}
              >
                {proposed ? <Trans>Turn two-factor off</Trans> : <Trans>Propose turning off</Trans>}
              </Button>
            )}
            <Button
              variant="outlined"
              disabled={isSending || reason === ""}
              onClick={() => void decide("decline", reason)}
            >
              <Trans>Decline</Trans>
            </Button>
          </>
        )}
      </ReasonForm>
    </Card>
  );
}
