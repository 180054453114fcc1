import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { HotAccountsView } from "../../adapters/http/contract/admin/hot-accounts.ts";
import { CoinAmount } from "../design/coin-amount.tsx";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";

/** Proposes to move what a hot account has above its ceiling. */
export function ColdMoveDialog(props: {
  asset: HotAccountsView["accounts"][number]["coins"][number]["cryptoCurrencyCode"];
  amount: string;
  address: string;
  onClose: () => void;
}) {
  const { asset, amount, address, onClose } = props;
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const propose = async (reason: string) => {
    if (asset !== "BTC" && asset !== "ETH" && asset !== "USDT") return;
    const done = await send(() =>
      client.call("proposeColdMove", { body: { asset, amount, reason } }),
    );
    void memory.invalidateQueries({ queryKey: ["viewSendQueue"] });
    await memory.invalidateQueries({ queryKey: ["viewHotAccounts"] });
    if (done) onClose();
  };
  return (
    <ReasonDialog
      title={<Trans>Move to cold storage</Trans>}
      act={<Trans>Propose the move</Trans>}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void propose(reason)}
      onClose={onClose}
    >
      <p>
        <CoinAmount currency={asset} units={amount} />
        <br />
        <bdi>{address}</bdi>
      </p>
      <p>
        <Trans>
          You are the first of two people. Once another person confirms it, it is signed and sent,
          and only the keys of cold storage can bring it back.
        </Trans>
      </p>
    </ReasonDialog>
  );
}
