import { useState } from "react";
import Skeleton from "@mui/material/Skeleton";
import { useLingui } from "@lingui/react/macro";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { ClocksCard } from "./clocks-card.tsx";
import { FailedCard } from "./failed-card.tsx";
import { OutagesCard } from "./outages-card.tsx";
import { QueuesCard } from "./queues-card.tsx";
import { RetryDialog, type FailedWork } from "./retry-dialog.tsx";
import { SubscribersCard } from "./subscribers-card.tsx";
import page from "../design/page.module.css";

/** How often the page is read again. */
const everyMs = 5_000;

/** Jobs, subscribers and leases, and what failed with the way to have it done again. */
export function BackgroundWorkPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead("viewBackgroundWork", {}, { everyMs });
  const [retried, setRetried] = useState<FailedWork>();
  const failure = data ? undefined : failureIn(error);
  return (
    <>
      <PageHead name={t`Background work`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!data && !failure && <Skeleton variant="rounded" height={320} />}
      {data && (
        <div className={page.page}>
          <FailedCard work={data} onRetry={setRetried} />
          <QueuesCard queues={data.queues} />
          <SubscribersCard subscribers={data.subscribers} />
          <ClocksCard work={data} />
          <OutagesCard outages={data.outages} />
        </div>
      )}
      {retried && <RetryDialog work={retried} onClose={() => setRetried(undefined)} />}
    </>
  );
}
