import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import type { BadgeApplicationView } from "../../adapters/http/contract/admin/badge-applications.ts";
import { Card } from "../design/card.tsx";
import { DecisionCard } from "../design/decision-card.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { PageHead } from "../design/page-head.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureIn, readKey, useRead } from "../server/use-read.ts";
import { BadgeWords } from "../words/badge-words.tsx";
import { StateChip } from "./application-list.tsx";
import styles from "../design/record-page.module.css";

/** An application for a badge, and the decision on it. */
export function ApplicationPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const input = { parameters: { id } };
  const { data, error, refetch } = useRead("viewBadgeApplication", input, { isLogged: true });
  const failure = failureIn(error);
  if (data) return <Application key={id} application={data} />;
  return (
    <>
      <PageHead name={t`Application for a badge`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!failure && <Skeleton variant="rounded" height={320} />}
    </>
  );
}

function Application({ application }: { application: BadgeApplicationView }) {
  const { t } = useLingui();
  const { traderId, username, badge, heldBadge, level, text, termsVersion, at } = application;
  return (
    <>
      <PageHead
        name={t`Application of ${username}`}
        end={
          <Link to={`/people/${traderId}/show`}>
            <Trans>View account</Trans>
          </Link>
        }
      >
        <StateChip application={application} />
      </PageHead>
      <div className={styles.page}>
        <div className={styles.column}>
          <Card title={<Trans>Application</Trans>}>
            <Facts>
              <Fact name={<Trans>Badge</Trans>}>
                <BadgeWords badge={badge} />
              </Fact>
              <Fact name={<Trans>Badge now</Trans>}>
                <BadgeWords badge={heldBadge} />
              </Fact>
              <Fact name={<Trans>Level</Trans>}>
                <bdi>L{level}</bdi>
              </Fact>
              <Fact name={<Trans>Sent</Trans>}>
                <Moment at={at} />
              </Fact>
              {termsVersion !== null && (
                <Fact name={<Trans>Vendor terms accepted</Trans>}>
                  <Trans>
                    version <bdi>{termsVersion}</bdi>
                  </Trans>
                </Fact>
              )}
            </Facts>
            <p className={styles.text}>
              <bdi dir="auto">{text}</bdi>
            </p>
          </Card>
        </div>
        <div className={styles.column}>
          <DecideCard application={application} />
        </div>
      </div>
    </>
  );
}

function DecideCard({ application }: { application: BadgeApplicationView }) {
  const { t } = useLingui();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const { id, traderId, decided } = application;
  const decide = async (approved: boolean, reason: string) => {
    const body = { application: Number(id), approved, reason };
    const parameters = { id: traderId };
    const done = await send(() => client.call("decideBadgeApplication", { parameters, body }));
    if (!done) return false;
    const input = { parameters: { id } };
    memory.setQueryData(readKey("viewBadgeApplication", input), done);
    void memory.invalidateQueries({ queryKey: ["badge-applications"] });
    return true;
  };
  return (
    <DecisionCard
      decided={decided}
      hint={t`The applicant reads this.`}
      accept={<Trans>Approve</Trans>}
      isSending={isSending}
      failure={failure}
      onDecide={decide}
    />
  );
}
