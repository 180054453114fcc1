import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { BackgroundWorkView } from "../../adapters/http/contract/admin/background-work.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";

type Job = BackgroundWorkView["failedJobs"][number];
type Event = BackgroundWorkView["parkedEvents"][number];

/** What an admin wants to be done again. */
export type FailedWork =
  | ({ readonly kind: "job" } & Pick<Job, "id" | "queue">)
  | ({ readonly kind: "event" } & Pick<Event, "subscriber" | "number">);

/** Asks why something is to be retried, and has it retried. */
export function RetryDialog({ work, onClose }: { work: FailedWork; onClose: () => void }) {
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const retry = async (reason: string) => {
    const body = { reason };
    const done = await send(() =>
      work.kind === "job"
        ? client.call("retryJob", { parameters: { queue: work.queue, id: work.id }, body })
        : client.call("retryEvent", {
            parameters: { subscriber: work.subscriber, number: String(work.number) },
            body,
          }),
    );
    await memory.invalidateQueries({ queryKey: ["viewBackgroundWork"] });
    if (done) onClose();
  };
  return (
    <ReasonDialog
      title={work.kind === "job" ? <Trans>Retry the job</Trans> : <Trans>Retry the event</Trans>}
      act={<Trans>Retry</Trans>}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void retry(reason)}
      onClose={onClose}
    >
      <p>
        {work.kind === "job" ? (
          <Trans>
            The job <bdi>{work.queue}</bdi> runs again as soon as a worker is free.
          </Trans>
        ) : (
          <Trans>
            <bdi>{work.subscriber}</bdi> retries event <bdi>{work.number}</bdi> now. Later events of
            the same thing may have been handled before it.
          </Trans>
        )}
      </p>
    </ReasonDialog>
  );
}
