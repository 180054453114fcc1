import { Trans } from "@lingui/react/macro";
import type { AdminStopView } from "../../adapters/http/contract/admin/stops.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { StopWords } from "./stop-words.tsx";
import { useStopAct } from "./use-stop-act.ts";

/** Asks for the end of a stop, or confirms it. */
export function EndStopDialog({ stop, onClose }: { stop: AdminStopView; onClose: () => void }) {
  const { send, isSending, failure } = useStopAct();
  const { endAsked } = stop;
  const end = async (reason: string) => {
    const input = { parameters: { id: stop.id }, body: { reason } };
    if (await send(() => client.call("endStop", input))) onClose();
  };
  const name = endAsked ? <Trans>Confirm the end</Trans> : <Trans>Ask for the end</Trans>;
  return (
    <ReasonDialog
      title={name}
      act={name}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void end(reason)}
      onClose={onClose}
    >
      <p>
        <strong>
          <StopWords stop={stop} />
        </strong>
      </p>
      {endAsked ? (
        <p>
          <bdi>{endAsked.username}</bdi>: <bdi>{endAsked.reason}</bdi>
        </p>
      ) : (
        <p>
          <Trans>Another admin has to confirm it. Until then the stop holds.</Trans>
        </p>
      )}
    </ReasonDialog>
  );
}
