import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import { ToldTime } from "../design/printed-moment.tsx";
import type { TradeFacts } from "../trade/trade-facts.ts";

/** The text below the headline: what is held, and what to watch out for. */
export function explanation(facts: TradeFacts): ReactNode {
  return facts.mySide === "buyer" ? forBuyer(facts) : forSeller(facts);
}

function forBuyer(facts: TradeFacts): ReactNode {
  const { status, partner, crypto, disputeFrom, escrow, lastAct, until, debt, isByCard } = facts;
  return match(status)
    .with("pending", "not_funded", () => (
      <Trans>
        <bdi>{partner}</bdi> has to fund the escrow. Pay only once <bdi>{crypto}</bdi> is held for
        you.
      </Trans>
    ))
    .with("funds_processing", "funds_processed", () => (
      <Trans>The escrow is being funded. Pay only once the crypto is held for you.</Trans>
    ))
    .with("active_funded", () => (
      <Trans>
        <bdi>{crypto}</bdi> is held for you.
      </Trans>
    ))
    .with("gcc_info_shared", () => (
      <Trans>
        <bdi>{crypto}</bdi> is held for you. Don't share the code until the card is accepted.
      </Trans>
    ))
    .with("gcc_info_accepted", () => (
      <Trans>
        The card was accepted, and <bdi>{crypto}</bdi> is held for you.
      </Trans>
    ))
    .with("gcc_code_shared", "paid", () =>
      isByCard ? (
        <Trans>
          You shared the code, which counts as your payment. <bdi>{crypto}</bdi> stays in escrow for
          you. <DisputeFrom disputeFrom={disputeFrom} />
        </Trans>
      ) : (
        <Trans>
          You marked the trade as paid. <bdi>{crypto}</bdi> stays in escrow for you.{" "}
          <DisputeFrom disputeFrom={disputeFrom} />
        </Trans>
      ),
    )
    .with("dispute_open", () => (
      <Trans>
        Add proof that you paid. <bdi>{crypto}</bdi> stays in escrow until the decision.
      </Trans>
    ))
    .with("dispute_won_buyer", () =>
      escrow === "held" ? (
        <Trans>
          <bdi>{crypto}</bdi> is held until the decision is carried out. Then it is yours.
        </Trans>
      ) : (
        <Trans>
          <bdi>{crypto}</bdi> is in your wallet.
        </Trans>
      ),
    )
    .with("dispute_won_seller", () =>
      escrow === "held" ? (
        <Trans>
          <bdi>{crypto}</bdi> is held until the decision is carried out. Then it goes back to{" "}
          <bdi>{partner}</bdi>.
        </Trans>
      ) : (
        <Trans>
          <bdi>{crypto}</bdi> went back to <bdi>{partner}</bdi>.
        </Trans>
      ),
    )
    .with("dispute_awarded", () => awarded(facts))
    .with("released", "feedback_updated", () => (
      <Trans>
        <bdi>{partner}</bdi> received your money and released the crypto.
      </Trans>
    ))
    .with("expired", () =>
      escrow === "none" ? (
        <NothingHeld />
      ) : lastAct === "exit" ? (
        <LeftEscrow />
      ) : until === undefined ? (
        <Trans>
          The payment window ended, and the crypto went back to <bdi>{partner}</bdi>.
        </Trans>
      ) : (
        <Trans>
          The payment window ended, and the crypto went back to <bdi>{partner}</bdi>. If you paid,
          ask <bdi>{partner}</bdi> to reopen the trade.
        </Trans>
      ),
    )
    .with("cancelled", "cancelled_buyer", "cancelled_seller", "cancelled_system", () => {
      if (escrow === "none") return <NothingHeld />;
      return lastAct === "give-back" ? (
        <Trans>
          You returned <bdi>{crypto}</bdi> to <bdi>{partner}</bdi>.
        </Trans>
      ) : (
        <Trans>
          <bdi>{crypto}</bdi> went back to <bdi>{partner}</bdi>.
        </Trans>
      );
    })
    .with("chargeback_started", () =>
      debt ? (
        <Trans>It is taken from crypto you receive. You can't start trades until it's paid.</Trans>
      ) : until === undefined ? (
        <Trans>A moderator is reviewing it.</Trans>
      ) : (
        <Trans>
          Tell us what you know. Nothing is decided before you have had time to respond.
        </Trans>
      ),
    )
    .with("chargeback_paid", () => <Trans>Nothing is owed for this trade.</Trans>)
    .exhaustive();
}

function forSeller(facts: TradeFacts): ReactNode {
  const { status, partner, crypto, fee, fiat, escrow, lastAct, debt, isByCard } = facts;
  return match(status)
    .with("pending", () => (
      <Trans>
        <bdi>{crypto}</bdi> and the <bdi>{fee}</bdi> fee move from your balance into escrow.
      </Trans>
    ))
    .with("not_funded", () => (
      <Trans>
        Your balance didn't cover <bdi>{crypto}</bdi> and the <bdi>{fee}</bdi> fee. Add what is
        missing, then fund the escrow.
      </Trans>
    ))
    .with("funds_processing", "funds_processed", () => (
      <Trans>You don't need to do anything.</Trans>
    ))
    .with("active_funded", () =>
      isByCard ? (
        <HeldForCode crypto={crypto} />
      ) : (
        <Trans>
          <bdi>{crypto}</bdi> is held in escrow. Don't release it before the money is in your
          account.
        </Trans>
      ),
    )
    .with("gcc_info_shared", () => (
      <Trans>
        Accept it if the card is what you agreed on. <bdi>{crypto}</bdi> stays in escrow either way.
      </Trans>
    ))
    .with("gcc_info_accepted", () => <HeldForCode crypto={crypto} />)
    .with("gcc_code_shared", "paid", () =>
      isByCard ? (
        <Trans>
          <bdi>{partner}</bdi> shared the code. Check it with the issuer, and release only once its
          value is yours.
        </Trans>
      ) : (
        <Trans>
          <bdi>{partner}</bdi> says they sent the money. Check your bank app itself, not an email or
          a screenshot, and release only what has arrived.
        </Trans>
      ),
    )
    .with("dispute_open", () => (
      <Trans>
        Add your account statement. <bdi>{crypto}</bdi> stays in escrow until the decision.
      </Trans>
    ))
    .with("dispute_won_seller", () =>
      escrow === "held" ? (
        <Trans>
          <bdi>{crypto}</bdi> and the fee are held until the decision is carried out. Then they are
          yours again.
        </Trans>
      ) : (
        <Back crypto={crypto} />
      ),
    )
    .with("dispute_won_buyer", () =>
      escrow === "held" ? (
        <Trans>
          <bdi>{crypto}</bdi> is held until the decision is carried out. Then it goes to{" "}
          <bdi>{partner}</bdi>.
        </Trans>
      ) : (
        <Trans>
          <bdi>{crypto}</bdi> went to <bdi>{partner}</bdi>.
        </Trans>
      ),
    )
    .with("dispute_awarded", () => awarded(facts))
    .with("released", "feedback_updated", () => (
      <Trans>
        You released <bdi>{crypto}</bdi> to <bdi>{partner}</bdi>.
      </Trans>
    ))
    .with("expired", () =>
      escrow === "none" ? (
        <NothingHeld />
      ) : lastAct === "exit" ? (
        <LeftEscrow />
      ) : (
        <Trans>
          Not paid in time. <bdi>{crypto}</bdi> and the fee are back in your wallet.
        </Trans>
      ),
    )
    .with("cancelled", "cancelled_buyer", "cancelled_seller", "cancelled_system", () => {
      if (escrow === "none") return <NothingHeld />;
      return lastAct === "give-back" ? (
        <Trans>
          <bdi>{partner}</bdi> returned the crypto. <bdi>{crypto}</bdi> and the fee are back in your
          wallet.
        </Trans>
      ) : (
        <Back crypto={crypto} />
      );
    })
    .with("chargeback_started", () =>
      debt ? (
        <Trans>
          When <bdi>{partner}</bdi> receives this crypto, it goes to you until the debt is paid.
        </Trans>
      ) : (
        <Trans>
          You reported that <bdi>{fiat}</bdi> was reversed. <bdi>{partner}</bdi> can respond before
          a moderator decides.
        </Trans>
      ),
    )
    .with("chargeback_paid", () => <Trans>Your report is closed.</Trans>)
    .exhaustive();
}

function awarded({ crypto, escrow }: TradeFacts): ReactNode {
  return escrow === "held" ? (
    <Trans>
      <bdi>{crypto}</bdi> is held until the decision is carried out.
    </Trans>
  ) : (
    <Trans>The crypto was split as decided.</Trans>
  );
}

function HeldForCode({ crypto }: { crypto: string }) {
  return (
    <Trans>
      <bdi>{crypto}</bdi> is held in escrow. Don't release it before you have used the code.
    </Trans>
  );
}

/** From when the buyer can open a dispute, if not now. */
function DisputeFrom({ disputeFrom }: { disputeFrom: TradeFacts["disputeFrom"] }) {
  if (disputeFrom === undefined) return null;
  return (
    <Trans>
      If nothing happens, you can open a dispute from <ToldTime of={disputeFrom} />.
    </Trans>
  );
}

function Back({ crypto }: { crypto: string }) {
  return (
    <Trans>
      <bdi>{crypto}</bdi> and the fee are back in your wallet.
    </Trans>
  );
}

function NothingHeld() {
  return <Trans>Nothing was held, and nobody loses anything.</Trans>;
}

/** Of an escrow on the blockchain that was paid out without us. */
function LeftEscrow() {
  return (
    <Trans>
      The Bitcoin left the escrow without our key: the seller took it back after its time was over,
      or both of you signed. Look up the escrow's address to see where it went.
    </Trans>
  );
}
