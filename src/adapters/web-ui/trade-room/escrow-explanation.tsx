import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { isUnfunded, type TradeFacts } from "../trade/trade-facts.ts";
import { explanation } from "./explanation.tsx";

/** The text below the headline of a trade whose escrow is on the blockchain and holds nothing, or nothing any more. */
export function escrowExplanation(facts: TradeFacts): ReactNode {
  const { status, escrowWait, mySide, partner, crypto, fee, fiat } = facts;
  if (escrowWait === "own_signature" || escrowWait === "other_signature") {
    return payoutExplanation(facts);
  }
  if (status === "released" || status === "feedback_updated") return explanation(facts);
  const isBuyer = mySide === "buyer";
  switch (escrowWait) {
    case "own_key":
      return isBuyer ? (
        <Trans>
          Do it below. Once both of you have given a key, <bdi>{partner}</bdi> funds the escrow with{" "}
          <bdi>{crypto}</bdi>. Don't pay <bdi>{fiat}</bdi> before that.
        </Trans>
      ) : (
        <Trans>
          Do it below. Once both of you have given a key, you pay <bdi>{crypto}</bdi> and the{" "}
          <bdi>{fee}</bdi> fee into the escrow.
        </Trans>
      );
    case "other_key":
      return isBuyer ? (
        <Trans>
          You gave your key. <bdi>{partner}</bdi> has to give theirs, and then funds the escrow. Pay
          only once <bdi>{crypto}</bdi> is held for you.
        </Trans>
      ) : (
        <Trans>
          You gave your key. Once your trade partner has given theirs, you fund the escrow.
        </Trans>
      );
    case "payment":
      return isBuyer ? (
        <Trans>
          <bdi>{partner}</bdi> has to fund the escrow. Pay only once <bdi>{crypto}</bdi> is held for
          you.
        </Trans>
      ) : (
        <Trans>
          The escrow takes one payment, of <bdi>{crypto}</bdi> and the <bdi>{fee}</bdi> fee. Where
          to pay it is shown below.
        </Trans>
      );
    case "underpaid":
      return isBuyer ? (
        <Trans>
          <bdi>{partner}</bdi> paid too little into the escrow, and nothing can be added. Don't pay:
          the trade will end.
        </Trans>
      ) : (
        <Trans>
          Nothing can be added. Don't pay again: the trade will end, and the Bitcoin comes back to
          you.
        </Trans>
      );
    case "confirmations":
      if (!isUnfunded(status)) {
        return (
          <Trans>
            Blocks have to confirm the Bitcoin. Then its payout to the seller is signed.
          </Trans>
        );
      }
      return isBuyer ? (
        <Trans>The escrow is being funded. Pay only once the crypto is held for you.</Trans>
      ) : (
        <Trans>You don't need to do anything.</Trans>
      );
    default:
      return <Trans>Where the Bitcoin is now, and what there is to sign, is shown below.</Trans>;
  }
}

/** Where the Bitcoin of a trade that is over goes, and who signs that. */
function payoutExplanation({ escrow, escrowWait, mySide, partner }: TradeFacts): ReactNode {
  if (escrow === "split") {
    return (
      <Trans>
        Each of you gets a part of the Bitcoin. One of you has to sign the payout: do it below, with
        your twelve words. We sign as the second.
      </Trans>
    );
  }
  if (escrowWait === "other_signature") {
    return (
      <Trans>
        The Bitcoin goes to <bdi>{partner}</bdi>, who has to sign the payout. You don't need to do
        anything, but you can sign it too.
      </Trans>
    );
  }
  return mySide === "buyer" ? (
    <Trans>
      The Bitcoin goes to you. Sign the payout below, with your twelve words. We sign as the second.
    </Trans>
  ) : (
    <Trans>
      The Bitcoin comes back to you. Sign the payout below, with your twelve words. We sign as the
      second.
    </Trans>
  );
}
