import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import { isUnfunded, type TradeBasics } from "./trade-facts.ts";

/** What the user has to do or know first. Every status has its text for each side. */
export function headline(basics: TradeBasics): ReactNode {
  return (
    escrowHeadline(basics) ??
    (basics.mySide === "buyer" ? buyerHeadline(basics) : sellerHeadline(basics))
  );
}

/** Keys and signatures come before everything else; what the buyer has to know before the payment is not to pay. */
function escrowHeadline({ escrowWait, escrowMissing, mySide, partner, status }: TradeBasics) {
  if (escrowWait === "own_key") return <Trans>Give your key for the escrow</Trans>;
  if (escrowWait === "own_signature") return <Trans>Sign the payout</Trans>;
  if (escrowWait === "other_signature") {
    return (
      <Trans>
        Waiting for <bdi>{partner}</bdi> to sign the payout
      </Trans>
    );
  }
  if (mySide === "buyer") return undefined;
  if (escrowWait === "underpaid") {
    return (
      <Trans>
        Paid too little into the escrow: <bdi>{escrowMissing}</bdi> missing
      </Trans>
    );
  }
  // With the fee it is more than the trade is about: what to pay is shown below.
  if (escrowWait === "payment") return <Trans>Fund the escrow</Trans>;
  // Blocks may confirm the payment of a trade that is over.
  if (escrowWait === "confirmations" && isUnfunded(status)) {
    return <Trans>The escrow is being funded</Trans>;
  }
  if (escrowWait === "other_key") {
    return (
      <Trans>
        Waiting for <bdi>{partner}</bdi> to give a key
      </Trans>
    );
  }
  return undefined;
}

function buyerHeadline(basics: TradeBasics): ReactNode {
  const { status, partner, crypto, fiat, brandName, debt } = basics;
  if (basics.isByCard && status === "active_funded") {
    return (
      <Trans>
        Show <bdi>{partner}</bdi> a card worth <bdi>{fiat}</bdi>
      </Trans>
    );
  }
  return match(status)
    .with("pending", "not_funded", "funds_processing", "funds_processed", () => (
      <Trans>Don't pay yet</Trans>
    ))
    .with("active_funded", () => (
      <Trans>
        Pay <bdi>{fiat}</bdi> to <bdi>{partner}</bdi>
      </Trans>
    ))
    .with("gcc_info_shared", () => (
      <Trans>
        <bdi>{partner}</bdi> is checking the card
      </Trans>
    ))
    .with("gcc_info_accepted", () => (
      <Trans>
        Share the code with <bdi>{partner}</bdi>
      </Trans>
    ))
    .with("gcc_code_shared", "paid", () =>
      basics.isByCard ? (
        <Trans>
          <bdi>{partner}</bdi> is checking the code
        </Trans>
      ) : (
        <Trans>
          <bdi>{partner}</bdi> is checking your payment
        </Trans>
      ),
    )
    .with("dispute_open", () => inDispute(basics))
    .with("dispute_won_buyer", () => <Trans>Decided for you</Trans>)
    .with("dispute_won_seller", () => (
      <Trans>
        Decided for <bdi>{partner}</bdi>
      </Trans>
    ))
    .with("dispute_awarded", () => <Trans>Decided: each of you gets a part</Trans>)
    .with("released", "feedback_updated", () =>
      basics.isOnChain ? (
        <Trans>
          Released: <bdi>{crypto}</bdi>, less the network fee, to your Bitcoin address
        </Trans>
      ) : (
        <Trans>
          Done. <bdi>{crypto}</bdi> is in your wallet
        </Trans>
      ),
    )
    .with("expired", () => <Trans>The time ran out</Trans>)
    .with("cancelled", () => <Trans>Cancelled by both of you</Trans>)
    .with("cancelled_buyer", () => <Trans>Cancelled by you</Trans>)
    .with("cancelled_seller", () => (
      <Trans>
        Cancelled by <bdi>{partner}</bdi>
      </Trans>
    ))
    .with("cancelled_system", () => (
      <Trans>
        Cancelled by <bdi>{brandName}</bdi>
      </Trans>
    ))
    .with("chargeback_started", () =>
      debt ? (
        <Trans>
          You owe <bdi>{debt.open}</bdi> to <bdi>{partner}</bdi>
        </Trans>
      ) : (
        <Trans>
          <bdi>{partner}</bdi> says your payment was reversed
        </Trans>
      ),
    )
    .with("chargeback_paid", () => (
      <Trans>
        The debt to <bdi>{partner}</bdi> was paid
      </Trans>
    ))
    .exhaustive();
}

function sellerHeadline(basics: TradeBasics): ReactNode {
  const { status, partner, crypto, fiat, brandName, debt } = basics;
  if (basics.isByCard && status === "active_funded") {
    return (
      <Trans>
        Waiting for <bdi>{partner}</bdi> to show a card
      </Trans>
    );
  }
  return match(status)
    .with("pending", "not_funded", () => (
      <Trans>
        Fund the escrow: <bdi>{crypto}</bdi>
      </Trans>
    ))
    .with("funds_processing", "funds_processed", () => <Trans>The escrow is being funded</Trans>)
    .with("active_funded", () => (
      <Trans>
        Waiting for <bdi>{partner}</bdi> to pay <bdi>{fiat}</bdi>
      </Trans>
    ))
    .with("gcc_info_shared", () => <Trans>Check the card</Trans>)
    .with("gcc_info_accepted", () => (
      <Trans>
        Waiting for <bdi>{partner}</bdi> to share the code
      </Trans>
    ))
    .with("gcc_code_shared", "paid", () =>
      basics.isByCard ? (
        <Trans>
          Check the code: is the card worth <bdi>{fiat}</bdi>?
        </Trans>
      ) : (
        <Trans>
          Check your bank app: has <bdi>{fiat}</bdi> arrived?
        </Trans>
      ),
    )
    .with("dispute_open", () => inDispute(basics))
    .with("dispute_won_seller", () => <Trans>Decided for you</Trans>)
    .with("dispute_won_buyer", () => (
      <Trans>
        Decided for <bdi>{partner}</bdi>
      </Trans>
    ))
    .with("dispute_awarded", () => <Trans>Decided: each of you gets a part</Trans>)
    .with("released", "feedback_updated", () => (
      <Trans>
        Done. You received <bdi>{fiat}</bdi>
      </Trans>
    ))
    .with("expired", () => <Trans>The time ran out</Trans>)
    .with("cancelled", () => <Trans>Cancelled by both of you</Trans>)
    .with("cancelled_seller", () => <Trans>Cancelled by you</Trans>)
    .with("cancelled_buyer", () => (
      <Trans>
        Cancelled by <bdi>{partner}</bdi>
      </Trans>
    ))
    .with("cancelled_system", () => (
      <Trans>
        Cancelled by <bdi>{brandName}</bdi>
      </Trans>
    ))
    .with("chargeback_started", () =>
      debt ? (
        <Trans>
          Paid back: <bdi>{debt.paidBack}</bdi> of <bdi>{debt.whole}</bdi>
        </Trans>
      ) : (
        <Trans>We are reviewing your report</Trans>
      ),
    )
    .with("chargeback_paid", () => (
      <Trans>
        Paid back: <bdi>{debt?.paidBack ?? crypto}</bdi>
      </Trans>
    ))
    .exhaustive();
}

function inDispute({ isMyTurn }: TradeBasics): ReactNode {
  return isMyTurn ? <Trans>Answer the case worker</Trans> : <Trans>A case worker decides</Trans>;
}
