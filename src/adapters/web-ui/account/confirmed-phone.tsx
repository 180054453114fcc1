import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { HoldTime } from "../design/policy-number.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { ProofDialog } from "./proof-dialog.tsx";
import type { TypedProof } from "./proof-field.tsx";

/** A confirmed number, which its owner can remove to confirm another. */
export function ConfirmedPhone({ number, onRemoved }: { number: string; onRemoved: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const { isBusy, failure, send, forget } = useAct();
  const remove = async (proof: TypedProof) => {
    const outcome = await send(() => client.call("resetPhone", { body: proof }));
    if (outcome?.ok === true) onRemoved();
  };
  const ask = () => {
    forget();
    setAsked(true);
  };
  return (
    <>
      <Notice tone="done">
        <Trans>
          <bdi>{number}</bdi> is confirmed.
        </Trans>
      </Notice>
      <Button variant="plain" wide onClick={ask}>
        <Trans>Use another number</Trans>
      </Button>
      {isAsked && (
        <ProofDialog
          title={<Trans>Remove this number?</Trans>}
          effect={
            <Trans>
              Until you confirm another one, your limits may be lower. For <HoldTime /> you can't
              start a sale.
            </Trans>
          }
          confirmLabel={<Trans>Remove number</Trans>}
          busy={isBusy}
          failure={failure}
          onConfirm={(proof) => void remove(proof)}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
