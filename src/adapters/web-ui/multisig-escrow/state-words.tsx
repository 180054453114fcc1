import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { MultisigEscrowView } from "../../http/contract/multisig-escrow/escrow.ts";

/** Where an escrow is, and what comes next; less where its trade is over. */
export function stateWords(escrow: MultisigEscrowView, isOver: boolean): ReactNode {
  const { state, side, hasBuyersKeys, hasSellersKeys, ending } = escrow;
  const hasOwnKeys = side === "buyer" ? hasBuyersKeys : hasSellersKeys;
  if (isOver && state === "keys_wanted") return <Unused />;
  if (isOver && state === "address_ready") {
    return <Trans>The trade ended before the escrow was paid. Don't pay it.</Trans>;
  }
  return match(state)
    .with("keys_wanted", () =>
      hasOwnKeys ? (
        <Trans>You gave your key. The other side has to give theirs.</Trans>
      ) : (
        <Trans>
          This trade's Bitcoin is held by three keys: the buyer's, the seller's and ours. Any two of
          them pay it out, so nobody can take it alone. Make your key first.
        </Trans>
      ),
    )
    .with("unused", () => <Unused />)
    .with("address_ready", () =>
      side === "seller" ? (
        <Trans>
          Pay the escrow in full, in one payment. Download the recovery file before you do.
        </Trans>
      ) : (
        <Trans>The seller has to pay the escrow. Don't pay the seller yet.</Trans>
      ),
    )
    .with("seen", () => <Trans>The payment was seen. It needs more confirmations.</Trans>)
    .with("funded", () => <Funded escrow={escrow} />)
    .with("payout_proposed", "signed", () => <Trans>Signed. We are signing and sending it.</Trans>)
    .with("sent", () => <Trans>The payout was sent. It needs confirmations.</Trans>)
    .with("settled", () =>
      ending?.kind === "return" ? (
        <Trans>The Bitcoin was returned to the seller.</Trans>
      ) : (
        <Trans>The Bitcoin was paid out.</Trans>
      ),
    )
    .with("exited", () => <Trans>The Bitcoin left the escrow without our key.</Trans>)
    .exhaustive();
}

function Unused() {
  return <Trans>The trade ended before the escrow had an address.</Trans>;
}

function Funded({ escrow: { ending } }: { escrow: MultisigEscrowView }) {
  return ending ? (
    <Trans>The trade ended. One of you has to sign the payout; we sign as the second.</Trans>
  ) : (
    <Trans>The escrow is paid and confirmed.</Trans>
  );
}
