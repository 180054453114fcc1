import { useState } from "react";
import Skeleton from "@mui/material/Skeleton";
import { Trans, useLingui } from "@lingui/react/macro";
import type { QueuedSendView } from "../../adapters/http/contract/admin/sends.ts";
import type { SendRuling } from "../../domain/send/approve-send.ts";
import { Card } from "../design/card.tsx";
import { FailureNote } from "../design/failure-note.tsx";
import { PageHead } from "../design/page-head.tsx";
import { failureIn, useRead } from "../server/use-read.ts";
import { BlockedAddresses } from "./blocked-addresses.tsx";
import { RaiseFeeDialog } from "./raise-fee-dialog.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import { HeldDeposits } from "./held-deposits.tsx";
import { HotAccounts } from "./hot-accounts.tsx";
import { SendItem } from "./send-item.tsx";
import columns from "../design/columns.module.css";
import page from "../design/page.module.css";

/** How often the page polls for what is new, and for what others did. */
const everyMs = 5_000;

/** What is on its way out to addresses: what waits for staff, and the rest. */
export function SendsPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead("viewSendQueue", {}, { everyMs });
  const [reviewed, setReviewed] = useState<{ send: QueuedSendView; ruling: SendRuling }>();
  const [raised, setRaised] = useState<QueuedSendView>();
  const failure = failureIn(error);
  const waiting = data?.sends.filter(({ state }) => state === "waiting") ?? [];
  const others = data?.sends.filter(({ state }) => state !== "waiting") ?? [];
  return (
    <>
      <PageHead name={t`Sends`} />
      <FailureNote failure={failure} onRetry={() => void refetch()} />
      {!data && !failure && <Skeleton variant="rounded" height={320} />}
      {data && (
        <div className={page.page}>
          <Card title={<Trans>Waiting for staff</Trans>}>
            {waiting.length === 0 && (
              <p className={columns.second}>
                <Trans>
                  Nothing waits. Large sends to addresses appear here; each takes two people.
                </Trans>
              </p>
            )}
            <ul className={columns.list}>
              {waiting.map((send) => (
                <SendItem
                  key={send.id}
                  send={send}
                  onReview={(ruling) => setReviewed({ send, ruling })}
                />
              ))}
            </ul>
          </Card>
          {others.length > 0 && (
            <Card title={<Trans>On their way</Trans>}>
              <ul className={columns.list}>
                {others.map((send) => (
                  <SendItem key={send.id} send={send} onRaise={() => setRaised(send)} />
                ))}
              </ul>
            </Card>
          )}
          <HotAccounts />
          <HeldDeposits />
          <BlockedAddresses />
        </div>
      )}
      {raised && <RaiseFeeDialog send={raised} onClose={() => setRaised(undefined)} />}
      {reviewed && <ReviewDialog {...reviewed} onClose={() => setReviewed(undefined)} />}
    </>
  );
}
