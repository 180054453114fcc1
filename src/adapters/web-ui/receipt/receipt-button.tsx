import { lazy, Suspense, useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { ReceiptView } from "../../http/contract/trade/trade-receipt.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";

const ReceiptDialog = lazy(async () => ({
  default: (await import("./receipt-dialog.tsx")).ReceiptDialog,
}));

/** After a completed trade: shows its receipt, and makes it the first time. */
export function ReceiptButton({ view: { id, escrowState } }: { view: TradeView }) {
  const act = useAct();
  const [receipt, setReceipt] = useState<ReceiptView>();
  if (escrowState !== "released" && escrowState !== "split") return null;
  const open = async () => {
    const outcome = await act.send(() => client.call("issueReceipt", { parameters: { id } }));
    if (outcome?.ok) setReceipt(outcome.data);
  };
  return (
    <>
      <Button variant="plain" busy={act.isBusy} onClick={() => void open()}>
        <Trans>Receipt</Trans>
      </Button>
      {act.failure && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
      {receipt && (
        <Suspense fallback={null}>
          <ReceiptDialog receipt={receipt} onClose={() => setReceipt(undefined)} />
        </Suspense>
      )}
    </>
  );
}
