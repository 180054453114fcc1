import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { Trans } from "@lingui/react/macro";
import { FailureNote } from "../design/failure-note.tsx";
import { client } from "../server/client.ts";
import { useProofRequest } from "../server/proof-request.ts";
import { useAct } from "../server/use-act.ts";
import { ProofForm, type StaffProof } from "./proof-form.tsx";

/** Shown over a page whose act needs a fresh proof; with it, the act continues by itself. */
export function ProofDialog() {
  const settle = useProofRequest();
  if (!settle) return null;
  return <OpenDialog onSettled={settle} />;
}

function OpenDialog({ onSettled }: { onSettled: (isProven: boolean) => void }) {
  const { send, isSending, failure } = useAct();
  const prove = async (body: StaffProof) => {
    if (await send(() => client.call("proveStaffAgain", { body }))) onSettled(true);
  };
  return (
    <Dialog open onClose={() => onSettled(false)} fullWidth maxWidth="xs" aria-labelledby="proof">
      <DialogTitle id="proof">
        <Trans>Confirm who you are</Trans>
      </DialogTitle>
      <DialogContent>
        <ProofForm
          act={<Trans>Confirm</Trans>}
          isSending={isSending}
          onProof={(proof) => void prove(proof)}
          onClose={() => onSettled(false)}
        >
          <p>
            <Trans>You proved it too long ago for this. Your input is still here.</Trans>
          </p>
          <FailureNote failure={failure} />
        </ProofForm>
      </DialogContent>
    </Dialog>
  );
}
