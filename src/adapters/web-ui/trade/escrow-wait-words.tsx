import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { EscrowWait } from "../../../domain/multisig-escrow/escrow-wait.ts";

/** Where the escrow on the blockchain of a trade that goes on is. */
export function escrowWaitWords(wait: EscrowWait): ReactNode {
  return match(wait)
    .with("own_key", () => <Trans>Escrow on the blockchain: your key is missing</Trans>)
    .with("other_key", () => <Trans>Escrow on the blockchain: waiting for the other key</Trans>)
    .with("payment", () => <Trans>Escrow on the blockchain: not paid yet</Trans>)
    .with("confirmations", () => <Trans>Escrow on the blockchain: paid, not confirmed yet</Trans>)
    .with("nothing", () => <Trans>Escrow on the blockchain: paid and confirmed</Trans>)
    .exhaustive();
}
