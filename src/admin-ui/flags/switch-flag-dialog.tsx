import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { PolicyFieldView, PolicyView } from "../../adapters/http/contract/admin/policy.ts";
import type { Json } from "../../domain/policy/field.ts";
import type { FlagName } from "../../domain/policy/flags.ts";
import { patchOf } from "../../domain/policy/policy-changes.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { flagWords } from "./flag-words.ts";

/** Asks why, then switches a flag to what it is not. */
export function SwitchFlagDialog(props: {
  name: FlagName;
  field: PolicyFieldView;
  policy: PolicyView;
  onClose: () => void;
}) {
  const { name, field, policy, onClose } = props;
  const { i18n } = useLingui();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const [label, effect] = flagWords[name];
  const isOn = field.value === "true";
  const change = async (reason: string) => {
    const typed = isOn ? "false" : "true";
    const patch = patchOf(policy.policy as Json, [{ row: field, typed }]) as Record<string, Json>;
    const body = { patch, version: policy.version, reason };
    const done = await send(() => client.call("changePolicy", { body }));
    // After a refusal too: somebody else may have changed it.
    await memory.invalidateQueries({ queryKey: ["viewPolicy"] });
    if (done) onClose();
  };
  const title = i18n._(label);
  return (
    <ReasonDialog
      title={
        isOn ? (
          <Trans>
            Switch off: <bdi>{title}</bdi>
          </Trans>
        ) : (
          <Trans>
            Switch on: <bdi>{title}</bdi>
          </Trans>
        )
      }
      act={isOn ? <Trans>Switch it off</Trans> : <Trans>Switch it on</Trans>}
      isDangerous={isOn}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void change(reason)}
      onClose={onClose}
    >
      <p>{i18n._(effect)}</p>
      <p>
        <Trans>It takes effect within 5 seconds. Pages that are open show it after a reload.</Trans>
      </p>
    </ReasonDialog>
  );
}
