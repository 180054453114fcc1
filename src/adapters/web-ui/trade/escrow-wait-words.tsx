import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { EscrowWait } from "../../../domain/multisig-escrow/escrow-wait.ts";

/** Where the escrow on the blockchain of a trade is. */
export function escrowWaitWords(wait: EscrowWait): ReactNode {
  return match(wait)
    .with("own_key", () => <Trans>Escrow on the blockchain: your key is missing</Trans>)
    .with("other_key", () => <Trans>Escrow on the blockchain: waiting for the other key</Trans>)
    .with("payment", () => <Trans>Escrow on the blockchain: not paid yet</Trans>)
    .with("underpaid", () => <Trans>Escrow on the blockchain: not paid in full</Trans>)
    .with("confirmations", () => <Trans>Escrow on the blockchain: paid, not confirmed yet</Trans>)
    .with("nothing", () => <Trans>Escrow on the blockchain: paid and confirmed</Trans>)
    .with("own_signature", () => <Trans>Escrow on the blockchain: sign the payout</Trans>)
    .with("other_signature", () => (
      <Trans>Escrow on the blockchain: your trade partner has to sign the payout</Trans>
    ))
    .with("payout", () => <Trans>Escrow on the blockchain: the payout is on its way</Trans>)
    .exhaustive();
}
