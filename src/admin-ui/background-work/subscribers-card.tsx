import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BackgroundWorkView } from "../../adapters/http/contract/admin/background-work.ts";
import { Card } from "../design/card.tsx";
import columns from "../design/columns.module.css";
import { NumbersTable } from "./numbers-table.tsx";
import { SecondsWords } from "./seconds-words.tsx";

type Subscriber = BackgroundWorkView["subscribers"][number];

/** Subscribers to published events: how far they are, and which process runs them. */
export function SubscribersCard({ subscribers }: { subscribers: readonly Subscriber[] }) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>Subscribers</Trans>}>
      {subscribers.length === 0 ? (
        <p className={columns.second}>
          <Trans>No subscriber has run yet.</Trans>
        </p>
      ) : (
        <NumbersTable
          label={t`Subscribers`}
          first={t`Subscriber`}
          rows={subscribers}
          columns={[
            { label: t`Place`, show: ({ place }) => place },
            { label: t`Behind`, show: ({ behind }) => behind },
            {
              label: t`Lag`,
              show: lagWords,
            },
            {
              label: t`Retrying`,
              show: ({ failing }) => failing,
              isBad: ({ failing }) => failing > 0,
            },
            { label: t`Parked`, show: ({ parked }) => parked, isBad: ({ parked }) => parked > 0 },
            { label: t`Missed`, show: ({ missed }) => missed, isBad: ({ missed }) => missed > 0 },
            {
              label: t`Leased by`,
              show: leaseWords,
            },
          ]}
        />
      )}
    </Card>
  );
}

function lagWords({ behind, behindSeconds }: Subscriber): ReactNode {
  return behind === 0 ? "–" : <SecondsWords seconds={behindSeconds} />;
}

function leaseWords({ leasedBy }: Subscriber): ReactNode {
  return leasedBy === null ? <Trans>nobody</Trans> : <bdi>{leasedBy}</bdi>;
}
