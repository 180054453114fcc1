import { useState } from "react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import type { PersonReportsView } from "../../adapters/http/contract/admin/person-reports.ts";
import {
  personReportDecisions,
  type PersonReportDecision,
} from "../../domain/person-report/person-report.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { ReasonForm } from "../design/reason-form.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureIn, readKey, useRead } from "../server/use-read.ts";
import { ReportItem } from "./report-item.tsx";
import styles from "../design/record-page.module.css";

/** A reported person: every report, and the one decision on those that are open. */
export function PersonReportsPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const input = { parameters: { id } };
  const { data, error, refetch } = useRead("viewReportedPerson", input, { isLogged: true });
  const failure = failureIn(error);
  if (data) return <Reports key={id} person={data} />;
  return (
    <>
      <PageHead name={t`Reported person`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!failure && <Skeleton variant="rounded" height={420} />}
    </>
  );
}

function Reports({ person }: { person: PersonReportsView }) {
  const { t } = useLingui();
  const { id, username, reports, openReports } = person;
  return (
    <>
      <PageHead
        name={t`Reports about ${username}`}
        end={
          <Link to={`/people/${id}/show`}>
            <Trans>View account</Trans>
          </Link>
        }
      />
      <div className={styles.page}>
        <div className={styles.column}>
          <Card
            title={<Trans>Reports</Trans>}
            aside={
              openReports > 0 && (
                <Trans>
                  <bdi>{openReports}</bdi> open
                </Trans>
              )
            }
          >
            <ul className={styles.list}>
              {reports.map((report) => (
                <ReportItem key={report.id} report={report} personId={id} />
              ))}
            </ul>
          </Card>
        </div>
        <div className={styles.column}>
          <DecideCard person={person} />
        </div>
      </div>
    </>
  );
}

function DecideCard({ person: { id, openReports, reports } }: { person: PersonReportsView }) {
  const { t } = useLingui();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const [decided, setDecided] = useState(0);
  const decide = async (decision: PersonReportDecision, reason: string) => {
    const body = { decision, reason, seen: reports[0]?.id ?? 0 };
    const input = { parameters: { id } };
    const done = await send(() => client.call("decidePersonReports", { ...input, body }));
    if (!done) return;
    memory.setQueryData(readKey("viewReportedPerson", input), done);
    void memory.invalidateQueries({ queryKey: ["person-reports"] });
    setDecided(decided + 1);
  };
  return (
    <Card title={<Trans>Decide</Trans>}>
      {openReports === 0 ? (
        <p role="status">
          <Trans>All reports are decided.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              One decision closes all open reports. Holds and restrictions are set on the person's
              own page.
            </Trans>
          </p>
          <ReasonForm key={decided} label={t`Why`} failure={failure}>
            {(reason) =>
              personReportDecisions.map((decision) => (
                <Button
                  key={decision}
                  variant="outlined"
                  disabled={isSending || reason === ""}
                  onClick={() => void decide(decision, reason)}
                >
                  {decision === "acted" ? (
                    <Trans>Close: action taken</Trans>
                  ) : (
                    <Trans>Close: no action needed</Trans>
                  )}
                </Button>
              ))
            }
          </ReasonForm>
        </>
      )}
    </Card>
  );
}
