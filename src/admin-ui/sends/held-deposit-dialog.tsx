import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { HeldDepositsView } from "../../adapters/http/contract/admin/held-deposits.ts";
import type { DepositRuling } from "../../domain/deposit/deposit.ts";
import { CoinAmount } from "../design/coin-amount.tsx";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";

/** Releases a deposit that is on hold, or keeps it there. */
export function HeldDepositDialog(props: {
  deposit: HeldDepositsView["deposits"][number];
  ruling: DepositRuling;
  onClose: () => void;
}) {
  const { deposit, ruling, onClose } = props;
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const { id, traderId, username, cryptoCurrencyCode: asset, amount, blockedSender } = deposit;
  const rule = async (reason: string) => {
    const input = { parameters: { id: traderId }, body: { deposit: id, ruling, reason } };
    const done = await send(() => client.call("reviewDeposit", input));
    void memory.invalidateQueries({ queryKey: ["listQueues"] });
    await memory.invalidateQueries({ queryKey: ["viewHeldDeposits"] });
    if (done) onClose();
  };
  const name =
    ruling === "release" ? (
      <Trans>Release this deposit</Trans>
    ) : (
      <Trans>Keep this deposit on hold</Trans>
    );
  return (
    <ReasonDialog
      title={name}
      act={name}
      isDangerous={ruling === "release"}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void rule(reason)}
      onClose={onClose}
    >
      <p>
        <bdi>{username}</bdi>: <CoinAmount currency={asset} units={amount} />
        {blockedSender !== null && (
          <>
            <br />
            <bdi>{blockedSender}</bdi>
          </>
        )}
      </p>
      <p>
        {ruling === "release" ? (
          <Trans>
            It is in their balance in a moment, and they can spend it. That can&apos;t be undone.
          </Trans>
        ) : (
          <Trans>It stays in no balance, and they are told. You can release it later.</Trans>
        )}
      </p>
    </ReasonDialog>
  );
}
