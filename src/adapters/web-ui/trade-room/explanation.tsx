import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { TradeFacts } from "../trade/trade-facts.ts";

/** What stands under the headline: what is held, and what to mind. */
export function explanation(facts: TradeFacts): ReactNode {
  return facts.mySide === "buyer" ? forBuyer(facts) : forSeller(facts);
}

function forBuyer(facts: TradeFacts): ReactNode {
  const { status, partner, crypto, disputeFrom, escrow, lastAct, until, debt } = facts;
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
        <bdi>{crypto}</bdi> is held for you. Keep the code to yourself until the card is accepted.
      </Trans>
    ))
    .with("gcc_info_accepted", () => (
      <Trans>
        The card was accepted, and <bdi>{crypto}</bdi> is held for you.
      </Trans>
    ))
    .with("gcc_code_shared", "paid", () =>
      disputeFrom === undefined ? (
        <Trans>
          You said that you paid. <bdi>{crypto}</bdi> stays held for you.
        </Trans>
      ) : (
        <Trans>
          You said that you paid. <bdi>{crypto}</bdi> stays held for you. If nothing happens, you
          can open a dispute at <bdi>{disputeFrom}</bdi>.
        </Trans>
      ),
    )
    .with("dispute_open", () => (
      <Trans>
        Add what shows that you paid. <bdi>{crypto}</bdi> stays held until the decision.
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
      ) : until === undefined ? (
        <Trans>
          The time to pay is over, and the crypto went back to <bdi>{partner}</bdi>.
        </Trans>
      ) : (
        <Trans>
          The time to pay is over, and the crypto went back to <bdi>{partner}</bdi>. Did you pay?
          Then ask <bdi>{partner}</bdi> to reopen the trade.
        </Trans>
      ),
    )
    .with("cancelled", "cancelled_buyer", "cancelled_seller", "cancelled_system", () => {
      if (escrow === "none") return <NothingHeld />;
      return lastAct === "give-back" ? (
        <Trans>
          You gave <bdi>{crypto}</bdi> back to <bdi>{partner}</bdi>.
        </Trans>
      ) : (
        <Trans>
          <bdi>{crypto}</bdi> went back to <bdi>{partner}</bdi>.
        </Trans>
      );
    })
    .with("chargeback_started", () =>
      debt ? (
        <Trans>
          It is taken from the crypto that comes in. Until it is paid back you can start no trade.
        </Trans>
      ) : until === undefined ? (
        <Trans>A moderator is looking at it.</Trans>
      ) : (
        <Trans>Say what you know about it. Nothing is decided before you were heard.</Trans>
      ),
    )
    .with("chargeback_paid", () => <Trans>Nothing is owed for this trade any more.</Trans>)
    .exhaustive();
}

function forSeller(facts: TradeFacts): ReactNode {
  const { status, partner, crypto, fee, fiat, escrow, lastAct, debt } = facts;
  return match(status)
    .with("pending", () => (
      <Trans>
        <bdi>{crypto}</bdi> and <bdi>{fee}</bdi> fee go from your balance into escrow.
      </Trans>
    ))
    .with("not_funded", () => (
      <Trans>
        Your balance did not cover <bdi>{crypto}</bdi> and <bdi>{fee}</bdi> fee. Add what is
        missing, then fund the escrow.
      </Trans>
    ))
    .with("funds_processing", "funds_processed", () => <Trans>You need not do anything.</Trans>)
    .with("active_funded", () => (
      <Trans>
        <bdi>{crypto}</bdi> is held. Do not release before the money is in your account.
      </Trans>
    ))
    .with("gcc_info_shared", () => (
      <Trans>
        Accept it if the card is what you agreed on. <bdi>{crypto}</bdi> stays held either way.
      </Trans>
    ))
    .with("gcc_info_accepted", () => (
      <Trans>
        <bdi>{crypto}</bdi> is held. Do not release before you have used the code.
      </Trans>
    ))
    .with("gcc_code_shared", "paid", () => (
      <Trans>
        <bdi>{partner}</bdi> says that the money was sent. Look into the app itself, not at a mail
        or a picture, and release only what has arrived.
      </Trans>
    ))
    .with("dispute_open", () => (
      <Trans>
        Add your statement. <bdi>{crypto}</bdi> stays held until the decision.
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
      ) : (
        <Trans>
          Not paid in time. <bdi>{crypto}</bdi> and the fee are back.
        </Trans>
      ),
    )
    .with("cancelled", "cancelled_buyer", "cancelled_seller", "cancelled_system", () => {
      if (escrow === "none") return <NothingHeld />;
      return lastAct === "give-back" ? (
        <Trans>
          <bdi>{partner}</bdi> gave the crypto back. <bdi>{crypto}</bdi> and the fee are yours
          again.
        </Trans>
      ) : (
        <Back crypto={crypto} />
      );
    })
    .with("chargeback_started", () =>
      debt ? (
        <Trans>
          Crypto of this kind that <bdi>{partner}</bdi> receives goes to you until it is paid back.
        </Trans>
      ) : (
        <Trans>
          You said that <bdi>{fiat}</bdi> was taken back. <bdi>{partner}</bdi> is heard before
          anything is decided.
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
    <Trans>The crypto was divided as the decision says.</Trans>
  );
}

function Back({ crypto }: { crypto: string }) {
  return (
    <Trans>
      <bdi>{crypto}</bdi> and the fee are back.
    </Trans>
  );
}

function NothingHeld() {
  return <Trans>Nothing had been held, and nobody loses anything.</Trans>;
}
