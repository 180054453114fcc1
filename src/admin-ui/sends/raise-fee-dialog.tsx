import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { QueuedSendView } from "../../adapters/http/contract/admin/sends.ts";
import { CoinAmount } from "../design/coin-amount.tsx";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { failureIn, useRead } from "../server/use-read.ts";

/** Shows what a send of Bitcoin would pay, and asks for it. */
export function RaiseFeeDialog(props: { send: QueuedSendView; onClose: () => void }) {
  const { send: raised, onClose } = props;
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const { id, traderId, username, amount, address } = raised;
  const quote = useRead("viewSendFee", { parameters: { id: traderId }, query: { send: id } });
  const raise = async (reason: string) => {
    if (!quote.data) return;
    const body = { send: id, fee: quote.data.next, reason };
    const done = await send(() =>
      client.call("raiseSendFee", { parameters: { id: traderId }, body }),
    );
    await memory.invalidateQueries({ queryKey: ["viewSendQueue"] });
    if (done) onClose();
  };
  return (
    <ReasonDialog
      title={<Trans>Raise the fee of this send</Trans>}
      act={<Trans>Raise the fee</Trans>}
      isReady={quote.data !== undefined}
      isSending={isSending}
      failure={failure ?? failureIn(quote.error)}
      onSend={(reason) => void raise(reason)}
      onClose={onClose}
    >
      <p>
        <bdi>{username}</bdi>: <CoinAmount currency="BTC" units={amount} />
        <br />
        <bdi>{address}</bdi>
      </p>
      {quote.data && (
        <p>
          <Trans>
            The network gets <CoinAmount currency="BTC" units={quote.data.next} /> instead of{" "}
            <CoinAmount currency="BTC" units={quote.data.fee} />. We pay the difference, from what
            comes back to us. Whichever transaction a block takes counts.
          </Trans>
        </p>
      )}
    </ReasonDialog>
  );
}
