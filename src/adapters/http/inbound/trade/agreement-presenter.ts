import { formatFiat } from "../../../../domain/money/fiat.ts";
import { amendment } from "../../../../domain/agreement/amendment.ts";
import { moneyAt } from "../../../../domain/agreement/re-quote.ts";
import type { Proposal } from "../../../../domain/trade/proposal.ts";
import { sideOf, type Trade } from "../../../../domain/trade/trade.ts";
import type { ProposalView } from "../../contract/trade/trade-views.ts";
import { presentQuote } from "./market-presenter.ts";

/** What is offered and not answered yet, as one of the parties sees it. */
export function presentProposals(trade: Trade, traderId: string): ProposalView[] {
  const mySide = sideOf(trade, traderId);
  return trade.proposals.map(({ id, terms, by, validUntil }) => ({
    id,
    kind: terms.kind,
    isMine: by === mySide,
    until: new Date(validUntil).toISOString(),
    amendment: presentAmendment(trade, terms),
    quote:
      terms.kind === "re-quote"
        ? presentQuote(moneyAt(trade.money, terms.price, terms.marketPrice))
        : null,
    paidLate: terms.kind === "reopen" && terms.paidLate,
  }));
}

function presentAmendment(trade: Trade, terms: Proposal["terms"]): ProposalView["amendment"] {
  if (terms.kind !== "amend") return null;
  const { buyerGets, sellerGetsBack } = amendment(trade, terms.received);
  return {
    received: formatFiat(terms.received),
    buyerGets: String(buyerGets.units),
    sellerGetsBack: String(sellerGetsBack.units),
  };
}
