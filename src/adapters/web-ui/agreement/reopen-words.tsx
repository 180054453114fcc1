import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { TradeFacts } from "../trade/trade-facts.ts";
import type { QuestionWords } from "./offer-words.tsx";
import type { ProposalWords } from "./proposal-words.tsx";
import type { QuoteText } from "./quote-text.ts";

/** The terms on which a trade would continue. */
export interface Reopened {
  /** Undefined while there is no fresh market price. */
  readonly quote: QuoteText | undefined;
  readonly isNewPrice: boolean;
  /** The payment window, "30 minutes". */
  readonly window: string;
}

/** Asks whether to propose reopening the trade to the other side. */
export function askReopenWords(
  facts: TradeFacts,
  reopened: Reopened,
  hasPaid: boolean,
): QuestionWords {
  const { partner, fiat } = facts;
  const effect = (
    <>
      {heldAgainWords(facts, reopened)} {reopenPriceWords(facts, reopened)}
    </>
  );
  return hasPaid
    ? {
        title: (
          <Trans>
            Have you sent <bdi>{fiat}</bdi> to <bdi>{partner}</bdi>?
          </Trans>
        ),
        effect: (
          <>
            <Trans>
              We tell <bdi>{partner}</bdi> that the money may be on its way and ask them to reopen
              the trade. Until then nothing is held for you.
            </Trans>{" "}
            {effect}
          </>
        ),
        confirm: <Trans>Ask to reopen</Trans>,
        variant: "primary",
      }
    : {
        title: (
          <Trans>
            Ask <bdi>{partner}</bdi> to reopen the trade?
          </Trans>
        ),
        effect,
        confirm: <Trans>Ask to reopen</Trans>,
        variant: "primary",
      };
}

/** An open request to reopen the trade. */
export function reopenWishWords(
  { isMine, paidLate }: { readonly isMine: boolean; readonly paidLate: boolean },
  facts: TradeFacts,
  reopened: Reopened,
): ProposalWords {
  const ifAccepted = (
    <>
      {paidLate && facts.mySide === "seller" && (
        <>
          <Trans>Check your account first: the money may be there.</Trans>{" "}
        </>
      )}
      {heldAgainWords(facts, reopened)} {reopenPriceWords(facts, reopened)}
    </>
  );
  return {
    what: wishWords(isMine, paidLate, facts),
    ifAccepted,
    title: <Trans>Reopen this trade?</Trans>,
    effect: ifAccepted,
    confirm: <Trans>Reopen</Trans>,
    variant: "primary",
  };
}

function wishWords(isMine: boolean, paidLate: boolean, { partner, fiat }: TradeFacts): ReactNode {
  if (isMine) {
    return paidLate ? (
      <Trans>You said you paid, and asked to reopen the trade</Trans>
    ) : (
      <Trans>You asked to reopen the trade</Trans>
    );
  }
  return paidLate ? (
    <Trans>
      <bdi>{partner}</bdi> says they sent <bdi>{fiat}</bdi> after all, and asks to reopen the trade
    </Trans>
  ) : (
    <Trans>
      <bdi>{partner}</bdi> asks to reopen the trade
    </Trans>
  );
}

/** The price at which a trade would continue. */
export function reopenPriceWords(
  { fiat, crypto }: TradeFacts,
  { quote, isNewPrice }: Reopened,
): ReactNode {
  if (!quote) {
    return (
      <Trans>There is no current market price. The trade can be reopened when there is one.</Trans>
    );
  }
  return isNewPrice ? (
    <Trans>
      The market moved, so the new price applies: <bdi>{quote.crypto}</bdi> for <bdi>{fiat}</bdi>{" "}
      instead of <bdi>{crypto}</bdi>.
    </Trans>
  ) : (
    <Trans>
      The price stays as you agreed: <bdi>{crypto}</bdi> for <bdi>{fiat}</bdi>.
    </Trans>
  );
}

function heldAgainWords(
  { mySide, partner, crypto, fee }: TradeFacts,
  { quote, window }: Reopened,
): ReactNode {
  const amount = quote?.crypto ?? crypto;
  const sellersFee = quote?.fee ?? fee;
  return mySide === "buyer" ? (
    <Trans>
      If you reopen it, <bdi>{amount}</bdi> is held for you again, and you have <bdi>{window}</bdi>{" "}
      to pay.
    </Trans>
  ) : (
    <Trans>
      If you reopen it, <bdi>{amount}</bdi> and the <bdi>{sellersFee}</bdi> fee move from your
      balance into escrow again, and <bdi>{partner}</bdi> has <bdi>{window}</bdi> to pay.
    </Trans>
  );
}
