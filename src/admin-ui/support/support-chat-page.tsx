import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useParams } from "react-router";
import type { SupportChatView } from "../../adapters/http/contract/admin/support-desk.ts";
import { Card } from "../design/card.tsx";
import { Fact } from "../design/fact.tsx";
import { Facts } from "../design/facts.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { Moment } from "../design/moment.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { SupportActs } from "./support-acts.tsx";
import { SupportEntries } from "./support-entries.tsx";
import { SupportChip, TopicWords } from "./support-words.tsx";
import styles from "../design/record-page.module.css";

/** As often as a case: the person may write at any moment. */
const everyMs = 5_000;

/** A person's chat with support. */
export function SupportChatPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const { data, error, refetch } = useRead("viewSupportChat", { parameters: { id } }, { everyMs });
  const failure = failureIn(error);
  if (data) return <Chat key={id} chat={data} failure={failure} />;
  return (
    <>
      <PageHead name={t`Support`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!failure && <Skeleton variant="rounded" height={420} />}
    </>
  );
}

function Chat(props: { chat: SupportChatView; failure: ReturnType<typeof failureIn> }) {
  const { t } = useLingui();
  const { chat, failure } = props;
  const { traderId, username, topic, waitingSince, workerName } = chat;
  return (
    <>
      <PageHead
        name={t`Support chat of ${username}`}
        end={
          <Link to={`/people/${traderId}/show`}>
            <Trans>View account</Trans>
          </Link>
        }
      >
        <SupportChip chat={chat} />
      </PageHead>
      <FailureNote failure={failure} />
      <div className={styles.page}>
        <div className={styles.column}>
          <Card title={<Trans>Chat</Trans>}>
            <SupportEntries chat={chat} />
          </Card>
        </div>
        <div className={styles.column}>
          <Card title={<Trans>About</Trans>}>
            <Facts>
              <Fact name={<Trans>Subject</Trans>}>
                <TopicWords topic={topic} />
              </Fact>
              <Fact name={<Trans>Taken by</Trans>}>
                {workerName === null ? <Trans>nobody</Trans> : <bdi>{workerName}</bdi>}
              </Fact>
              {waitingSince !== null && (
                <Fact name={<Trans>Waiting since</Trans>}>
                  <Moment at={waitingSince} />
                </Fact>
              )}
            </Facts>
          </Card>
          <SupportActs chat={chat} />
        </div>
      </div>
    </>
  );
}
