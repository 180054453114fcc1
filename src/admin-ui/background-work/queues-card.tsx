import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BackgroundWorkView } from "../../adapters/http/contract/admin/background-work.ts";
import { Card } from "../design/card.tsx";
import { NumbersTable } from "./numbers-table.tsx";
import { SecondsWords } from "./seconds-words.tsx";

type Queue = BackgroundWorkView["queues"][number];

/** A job that waits longer than this finds no worker. */
const lateSeconds = 60;

/** Every kind of job: what waits, runs and failed. */
export function QueuesCard({ queues }: { queues: readonly Queue[] }) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>Queues</Trans>} aside={<Trans>failed and done: last hour</Trans>}>
      <NumbersTable
        label={t`Queues`}
        first={t`Job`}
        rows={queues}
        columns={[
          { label: t`Waiting`, show: ({ waiting }) => waiting },
          {
            label: t`Oldest waits`,
            show: oldestWords,
            isBad: ({ waiting, oldestSeconds }) => waiting > 0 && oldestSeconds > lateSeconds,
          },
          { label: t`Active`, show: ({ running }) => running },
          { label: t`Failed`, show: ({ failed }) => failed, isBad: ({ failed }) => failed > 0 },
          {
            label: t`Last done`,
            show: doneWords,
          },
        ]}
      />
    </Card>
  );
}

function oldestWords({ waiting, oldestSeconds }: Queue): ReactNode {
  return waiting === 0 ? "–" : <SecondsWords seconds={oldestSeconds} />;
}

function doneWords({ doneSecondsAgo }: Queue): ReactNode {
  if (doneSecondsAgo === null) return <Trans>not within the hour</Trans>;
  return (
    <Trans>
      <SecondsWords seconds={doneSecondsAgo} /> ago
    </Trans>
  );
}
