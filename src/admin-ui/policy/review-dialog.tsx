import { Plural, Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { ChangeList } from "./change-list.tsx";
import type { Draft } from "./use-draft.ts";

/** Shows what changes from what to what, asks why, and changes it. */
export function ReviewDialog(props: {
  version: number;
  draft: Draft;
  onDone: () => void;
  onClose: () => void;
}) {
  const { version, draft, onDone, onClose } = props;
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const change = async (reason: string) => {
    const body = { patch: draft.patch, version, reason };
    const done = await send(() => client.call("changePolicy", { body }));
    // After a refusal too: somebody else may have changed it.
    await memory.invalidateQueries({ queryKey: ["viewPolicy"] });
    if (done) onDone();
  };
  return (
    <ReasonDialog
      title={<Plural value={draft.changed.length} one="Change # value" other="Change # values" />}
      act={<Trans>Change the policy</Trans>}
      isReady={draft.changed.length > 0 && draft.faults.length === 0}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void change(reason)}
      onClose={onClose}
    >
      <ChangeList
        changes={draft.changed.map(({ path, unit, value, to }) => ({
          path,
          unit,
          from: value,
          to,
        }))}
      />
      <p>
        <Trans>
          The new values apply everywhere within 5 seconds. Active trades keep the values they
          started under.
        </Trans>
      </p>
    </ReasonDialog>
  );
}
