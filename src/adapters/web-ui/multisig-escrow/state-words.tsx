import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { match } from "ts-pattern";
import { payersOf } from "../../../domain/multisig-escrow/replacement.ts";
import type { MultisigEscrowView } from "../../http/contract/multisig-escrow/escrow.ts";
import { cryptoWords } from "../trade/trade-facts.ts";

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
      !hasOwnKeys ? (
        <Trans>
          Three keys will hold the Bitcoin: the buyer's, the seller's and ours. Any two of them pay
          it out, so nobody can take it alone. Your key is made from twelve words. Have pen and
          paper ready: you need the words again to sign.
        </Trans>
      ) : side === "buyer" ? (
        <Trans>You gave your key. The seller has to give theirs.</Trans>
      ) : (
        <Trans>You gave your key. The buyer has to give theirs.</Trans>
      ),
    )
    .with("unused", () => <Unused />)
    .with("address_ready", () =>
      side === "seller" ? (
        <Trans>
          Download the recovery file first. Then pay the escrow in full, in one payment.
        </Trans>
      ) : (
        <Trans>The seller has to fund the escrow. Don't pay the seller yet.</Trans>
      ),
    )
    .with("seen", () =>
      isPaidInFull(escrow) ? (
        <Trans>
          The payment was seen. Blocks have to confirm it: Bitcoin finds one about every 10 minutes.
        </Trans>
      ) : (
        <TooLittle escrow={escrow} />
      ),
    )
    .with("funded", () => <Funded escrow={escrow} />)
    .with("payout_proposed", "signed", () => (
      <Trans>Signed. We add the second signature and send it. You don't need to do anything.</Trans>
    ))
    .with("sent", () => (
      <Trans>
        The payout was sent. Blocks have to confirm it: Bitcoin finds one about every 10 minutes.
        You don't need to do anything.
      </Trans>
    ))
    .with("settled", () =>
      ending?.kind === "return" ? (
        <Trans>The payout is confirmed: the Bitcoin is back with the seller.</Trans>
      ) : (
        <Trans>The payout is confirmed: the Bitcoin was paid out.</Trans>
      ),
    )
    .with("exited", () => <Trans>The Bitcoin left the escrow without our key.</Trans>)
    .exhaustive();
}

function Unused() {
  return <Trans>The trade ended before the escrow had an address.</Trans>;
}

function Funded({ escrow }: { escrow: MultisigEscrowView }) {
  const { ending } = escrow;
  if (ending) return <ToBeSigned kind={ending.kind} side={escrow.side} />;
  if (!isPaidInFull(escrow)) return <TooLittle escrow={escrow} />;
  return <Trans>The escrow is paid and confirmed.</Trans>;
}

/** Where the Bitcoin of a trade that ended goes once a party signs. */
function ToBeSigned(props: {
  kind: NonNullable<MultisigEscrowView["ending"]>["kind"];
  side: MultisigEscrowView["side"];
}) {
  const { kind, side } = props;
  const payers = payersOf({ kind });
  return (
    <>
      {kind === "release" ? (
        <Trans>The trade ended, and the Bitcoin goes to the buyer.</Trans>
      ) : kind === "return" ? (
        <Trans>The trade ended, and the Bitcoin goes back to the seller.</Trans>
      ) : (
        <Trans>The trade ended, and each of you gets a part of the Bitcoin.</Trans>
      )}{" "}
      {payers.length > 1 ? (
        <Trans>One of you has to sign the payout; we sign as the second.</Trans>
      ) : payers.includes(side) ? (
        <Trans>You have to sign the payout; we sign as the second.</Trans>
      ) : (
        <Trans>
          Your trade partner has to sign the payout, and you can too; we sign as the second.
        </Trans>
      )}
    </>
  );
}

/** A coin that is too small can only go back. */
function TooLittle({ escrow: { coin, toPay } }: { escrow: MultisigEscrowView }) {
  const { i18n } = useLingui();
  const paid = cryptoWords(i18n.locale, "BTC", coin?.units ?? "0");
  const wanted = cryptoWords(i18n.locale, "BTC", toPay);
  return (
    <Trans>
      Only <bdi>{paid}</bdi> of <bdi>{wanted}</bdi> was paid, and nothing can be added. Don't pay
      again: the trade will end, and the Bitcoin goes back to the seller.
    </Trans>
  );
}

function isPaidInFull({ coin, toPay }: MultisigEscrowView): boolean {
  return BigInt(coin?.units ?? 0) >= BigInt(toPay);
}
