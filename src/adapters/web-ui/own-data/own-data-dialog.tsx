import { Trans } from "@lingui/react/macro";
import { saveFile } from "../design/save-file.ts";
import { ProofDialog } from "../account/proof-dialog.tsx";
import type { TypedProof } from "../account/proof-field.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";

/** Asks for a proof, then saves what is kept about the user as a file. */
export function OwnDataDialog(props: { onCancel: () => void; onSaved: () => void }) {
  const act = useAct();
  const download = async (body: TypedProof) => {
    const outcome = await act.send(() => client.call("downloadOwnData", { body }));
    if (outcome?.ok !== true) return;
    saveFile("my-data.json", JSON.stringify(outcome.data, undefined, 2));
    props.onSaved();
  };
  return (
    <ProofDialog
      title={<Trans>Download my data</Trans>}
      effect={
        <Trans>
          You get one file (JSON) with everything we keep about you. Keep it safe: it contains your
          bank accounts and messages.
        </Trans>
      }
      confirmLabel={<Trans>Download</Trans>}
      busy={act.isBusy}
      failure={act.failure}
      onConfirm={(proof) => void download(proof)}
      onCancel={props.onCancel}
    />
  );
}
