import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { QueuedSendView } from "../../adapters/http/contract/admin/sends.ts";
import type { SendRuling } from "../../domain/send/approve-send.ts";
import { CoinAmount } from "../design/coin-amount.tsx";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";

/** Approves a send, or declines it. */
export function ReviewDialog(props: {
  send: QueuedSendView;
  ruling: SendRuling;
  onClose: () => void;
}) {
  const { send: reviewed, ruling, onClose } = props;
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const { id, traderId, username, cryptoCurrencyCode: asset, amount, address, act } = reviewed;
  const review = async (reason: string) => {
    const body = { send: id, ruling, reason };
    const done = await send(() =>
      username === null
        ? client.call("reviewColdMove", { body })
        : client.call("reviewSend", { parameters: { id: traderId }, body }),
    );
    void memory.invalidateQueries({ queryKey: ["listQueues"] });
    await memory.invalidateQueries({ queryKey: ["viewSendQueue"] });
    if (done) onClose();
  };
  const name =
    ruling === "decline" ? (
      <Trans>Decline this send</Trans>
    ) : act === "confirm" ? (
      <Trans>Confirm this send</Trans>
    ) : (
      <Trans>Approve this send</Trans>
    );
  return (
    <ReasonDialog
      title={name}
      act={name}
      isDangerous={ruling === "decline"}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void review(reason)}
      onClose={onClose}
    >
      <p>
        {username === null ? <Trans>To cold storage</Trans> : <bdi>{username}</bdi>}:{" "}
        <CoinAmount currency={asset} units={amount} />
        <br />
        <bdi>{address}</bdi>
      </p>
      <p>
        {ruling === "decline" ? (
          username === null ? (
            <Trans>It is cancelled, and stays in the hot account.</Trans>
          ) : (
            <Trans>It is cancelled, and everything goes back to their balance.</Trans>
          )
        ) : act === "confirm" ? (
          <Trans>
            You are the second person. It is sent next, or when its hold ends if it has one. Once
            sent, it can&apos;t be taken back.
          </Trans>
        ) : (
          <Trans>Another person has to confirm it. Until then it stays here.</Trans>
        )}
      </p>
    </ReasonDialog>
  );
}
