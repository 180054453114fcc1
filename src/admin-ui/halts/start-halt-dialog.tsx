import { useState } from "react";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import { realAssets } from "../../domain/money/asset.ts";
import { haltKinds, type HaltKind } from "../../domain/halt/halt.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useHaltAct } from "./use-halt-act.ts";

const allCoins = "all";

/** Halts something immediately. */
export function StartHaltDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { send, isSending, failure } = useHaltAct();
  const [kind, setKind] = useState<HaltKind>("trading");
  const [coin, setCoin] = useState<string>(allCoins);
  const names: Readonly<Record<HaltKind, string>> = {
    trading: t`Trading`,
    withdrawals: t`Withdrawals`,
    sends: t`Sends to addresses`,
    lightning: t`Payments over Lightning`,
    spot: t`Spot trading`,
    deposits: t`Deposits`,
  };
  const effects: Readonly<Record<HaltKind, string>> = {
    trading: t`No trade starts or reopens, no escrow is funded, and no price changes.`,
    withdrawals: t`Nothing goes from escrow to a buyer, and nothing is sent: no releases, and no verdicts for the buyer.`,
    sends: t`No transaction to an address is signed. Releases and sends between people go on.`,
    lightning: t`No payment over Lightning begins. Those under way end as their node says.`,
    spot: t`No order is placed on the books of the coin. Orders can be cancelled.`,
    deposits: t`What arrives is seen and kept, and credited only after the halt.`,
  };
  const halt = async (reason: string) => {
    const code = realAssets.find((each) => each === coin);
    const body = { kind, ...(code && { crypto_currency_code: code }), reason };
    if (await send(() => client.call("startHalt", { body }))) onClose();
  };
  return (
    <ReasonDialog
      title={<Trans>Start a halt</Trans>}
      act={<Trans>Halt now</Trans>}
      isDangerous
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void halt(reason)}
      onClose={onClose}
    >
      <p>
        <Trans>
          It takes effect at once, everywhere. Traders see what is halted, not why. Ending it takes
          two admins.
        </Trans>
      </p>
      <TextField
        select
        label={t`What`}
        helperText={effects[kind]}
        value={kind}
        onChange={(event) => {
          const chosen = haltKinds.find((each) => each === event.target.value);
          if (chosen) setKind(chosen);
        }}
      >
        {haltKinds.map((each) => (
          <MenuItem key={each} value={each}>
            {names[each]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t`Coin`}
        value={coin}
        onChange={(event) => setCoin(event.target.value)}
      >
        <MenuItem value={allCoins}>
          <Trans>All coins</Trans>
        </MenuItem>
        {realAssets.map((code) => (
          <MenuItem key={code} value={code}>
            <bdi>{code}</bdi>
          </MenuItem>
        ))}
      </TextField>
    </ReasonDialog>
  );
}
