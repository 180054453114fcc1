import { Trans } from "@lingui/react/macro";
import type { AdminHaltView } from "../../adapters/http/contract/admin/halts.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { HaltWords } from "./halt-words.tsx";
import { useHaltAct } from "./use-halt-act.ts";

/** Asks for a halt to be ended, or confirms it. */
export function EndHaltDialog({ halt, onClose }: { halt: AdminHaltView; onClose: () => void }) {
  const { send, isSending, failure } = useHaltAct();
  const { endAsked } = halt;
  const end = async (reason: string) => {
    const input = { parameters: { id: halt.id }, body: { reason } };
    if (await send(() => client.call("endHalt", input))) onClose();
  };
  const name = endAsked ? <Trans>Confirm the end</Trans> : <Trans>Ask to end it</Trans>;
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
          <HaltWords halt={halt} />
        </strong>
      </p>
      {endAsked ? (
        <p>
          <bdi>{endAsked.username}</bdi>: <bdi>{endAsked.reason}</bdi>
        </p>
      ) : (
        <p>
          <Trans>Another admin has to confirm it. Until then the halt stays.</Trans>
        </p>
      )}
    </ReasonDialog>
  );
}
