import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import { ListBase } from "react-admin";
import { CaseTable } from "../disputes/case-table.tsx";
import { listOptions } from "../server/list-options.ts";
import { TakeNext } from "../disputes/take-next.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { useStaffSession } from "../server/staff-session.ts";
import { failureIn } from "../server/use-read.ts";
import { useQueues } from "../server/use-queues.ts";
import { QueueCard } from "./queue-card.tsx";
import styles from "./home-page.module.css";

/** Pending work: the user's own first, then every queue. */
export function HomePage() {
  const { t } = useLingui();
  const { member } = useStaffSession();
  const queues = useQueues();
  const worksOnCases = member?.permissions.includes("work_cases") ?? false;
  const hasCases = queues.data?.some(({ name, mine }) => name === "disputes" && mine > 0) ?? false;
  const mineFirst = queues.data?.toSorted((left, right) => right.mine - left.mine);
  return (
    <>
      <PageHead name={t`Queues`} end={worksOnCases && <TakeNext />} />
      {!queues.data && (
        <FailureNote failure={failureIn(queues.error)} onRetry={() => void queues.refetch()} />
      )}
      {queues.isPending && <Skeleton variant="rounded" height={140} />}
      {worksOnCases && hasCases && (
        <section className={styles.mine} aria-labelledby="mine">
          <h2 className={styles.heading} id="mine">
            <Trans>Your cases</Trans>
          </h2>
          <ListBase
            {...listOptions}
            resource="disputes"
            storeKey="disputes.home"
            filter={{ queue: "mine" }}
          >
            <CaseTable folder="disputes" />
          </ListBase>
        </section>
      )}
      {mineFirst?.length === 0 && (
        <p>
          <Trans>There are no queues for your role. Look things up by their ID.</Trans>
        </p>
      )}
      {mineFirst && mineFirst.length > 0 && (
        <ul className={styles.queues}>
          {mineFirst.map((queue) => (
            <li key={queue.name}>
              <QueueCard queue={queue} now={queues.dataUpdatedAt} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
