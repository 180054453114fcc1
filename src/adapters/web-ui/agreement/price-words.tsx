import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { TradeFacts } from "../trade/trade-facts.ts";
import type { QuestionWords } from "./offer-words.tsx";
import type { ProposalWords } from "./proposal-words.tsx";
import type { QuoteText } from "./quote-text.ts";

/** Asks whether to propose the new price to the other side. */
export function askPriceWords(facts: TradeFacts, next: QuoteText): QuestionWords {
  const { partner } = facts;
  return {
    title: (
      <Trans>
        Propose the new price to <bdi>{partner}</bdi>?
      </Trans>
    ),
    effect: (
      <>
        {newPriceWords(facts, next)}{" "}
        <Trans>
          It takes effect once <bdi>{partner}</bdi> accepts; until then nothing changes.
        </Trans>
      </>
    ),
    confirm: <Trans>Propose the new price</Trans>,
    variant: "primary",
  };
}

/** An open request for a new price. */
export function pricePartWords(isMine: boolean, facts: TradeFacts, next: QuoteText): ProposalWords {
  const { partner } = facts;
  const ifAccepted = newPriceWords(facts, next);
  return {
    what: isMine ? (
      <Trans>
        You proposed a new price: <bdi>{next.price}</bdi>
      </Trans>
    ) : (
      <Trans>
        <bdi>{partner}</bdi> proposes a new price: <bdi>{next.price}</bdi>
      </Trans>
    ),
    ifAccepted,
    title: (
      <Trans>
        Accept the new price of <bdi>{next.price}</bdi>?
      </Trans>
    ),
    effect: (
      <>
        {ifAccepted} <Trans>The payment window stays as it is.</Trans>
      </>
    ),
    confirm: <Trans>Accept the new price</Trans>,
    variant: "primary",
  };
}

/** What changes for the user, and that the amount to pay does not. */
function newPriceWords({ mySide, partner, fiat, crypto }: TradeFacts, next: QuoteText): ReactNode {
  if (mySide === "buyer") {
    return (
      <Trans>
        You still pay <bdi>{fiat}</bdi>, and get <bdi>{next.crypto}</bdi> instead of{" "}
        <bdi>{crypto}</bdi>.
      </Trans>
    );
  }
  return (
    <>
      <Trans>
        <bdi>{partner}</bdi> still pays <bdi>{fiat}</bdi>, and gets <bdi>{next.crypto}</bdi> instead
        of <bdi>{crypto}</bdi>. Your fee becomes <bdi>{next.fee}</bdi>.
      </Trans>{" "}
      {next.isMore ? (
        <Trans>The difference goes from your balance into escrow.</Trans>
      ) : (
        <Trans>The difference comes back from escrow to your balance.</Trans>
      )}
    </>
  );
}
