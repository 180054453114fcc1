import type { ReactNode } from "react";
import Button from "@mui/material/Button";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BackgroundWorkView } from "../../adapters/http/contract/admin/background-work.ts";
import { Card } from "../design/card.tsx";
import { Moment } from "../design/moment.tsx";
import columns from "../design/columns.module.css";
import type { FailedWork } from "./retry-dialog.tsx";

/** What is no longer retried automatically: failed jobs, and events that subscribers parked. */
export function FailedCard(props: {
  work: Pick<BackgroundWorkView, "failedJobs" | "parkedEvents">;
  onRetry: (work: FailedWork) => void;
}) {
  const { t } = useLingui();
  const { failedJobs, parkedEvents } = props.work;
  return (
    <Card title={<Trans>Failed</Trans>}>
      {failedJobs.length + parkedEvents.length === 0 && (
        <p className={columns.second}>
          <Trans>
            Nothing failed. Jobs that failed for good and events that a subscriber gave up are
            listed here.
          </Trans>
        </p>
      )}
      <ul className={columns.list}>
        {parkedEvents.map((event) => (
          <Failed
            key={`${event.subscriber} ${event.number}`}
            name={`${event.subscriber} · ${event.kind}`}
            about={`${event.aggregate} ${event.aggregateId}`}
            tries={event.failures}
            at={event.parkedAt}
            label={t`Retry event ${event.number} of ${event.subscriber}`}
            onRetry={() => props.onRetry({ ...event, kind: "event" })}
          />
        ))}
        {failedJobs.map((job) => (
          <Failed
            key={job.id}
            name={job.queue}
            about={job.id}
            tries={job.tries}
            at={job.failedAt}
            label={t`Retry job ${job.id} of ${job.queue}`}
            onRetry={() => props.onRetry({ ...job, kind: "job" })}
          />
        ))}
      </ul>
    </Card>
  );
}

function Failed(props: {
  name: string;
  about: string;
  tries: number;
  at: string;
  label: string;
  onRetry: () => void;
}): ReactNode {
  const { name, about, tries, at, label, onRetry } = props;
  return (
    <li className={columns.item}>
      <div className={columns.line}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Button size="small" variant="outlined" aria-label={label} onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      </div>
      <p className={columns.second}>
        <bdi>{about}</bdi>
        {" · "}
        <Trans>
          tried <bdi>{tries}</bdi> times
        </Trans>
        {" · "}
        <Moment at={at} exact />
      </p>
    </li>
  );
}
