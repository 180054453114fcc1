import type { HistoryPage } from "../../../../application/trade/list-trade-history.ts";
import type { PastTradeItem } from "../../../../application/ports/trade-history.ts";
import type { TradeRecord } from "../../../../application/ports/trade-store.ts";
import { awaitedPayout } from "../../../../domain/multisig-escrow/awaited-payout.ts";
import { tradeCompleted } from "../../../../domain/trade-view/trade-predicates.ts";
import type { AcceptedOfferView, PastTradeView } from "../../contract/trade/trade-history.ts";
import { isoOrNull, presentCard, presentDetails, presentMethod } from "./trade-presenter.ts";
import type { Side } from "../../../../domain/trade/trade.ts";

/** A page of a user's history. */
export function presentHistory(page: HistoryPage, traderId: string) {
  const { trades, ...meta } = page;
  return { data: trades.map((item) => presentPastTrade(item, traderId)), meta };
}

function presentPastTrade(item: PastTradeItem, traderId: string): PastTradeView {
  const { turn: _turn, expiresAt: _expiresAt, ...card } = presentCard(item, traderId);
  const { trade, escrowState } = item;
  return {
    ...card,
    closedAt: isoOrNull(trade.closedAt),
    tradeCompleted: tradeCompleted(trade),
    awaitedPayout: awaitedPayout(escrowState, trade.closedAt !== undefined) ?? null,
  };
}

/** The offer as accepted, as the trade's parties may see it. */
export function presentAcceptedOffer(record: TradeRecord, reader: Side): AcceptedOfferView {
  const { trade, terms, buyer, seller } = record;
  const isSelling = trade.offerOwner === "seller";
  return {
    idHashed: trade.offerId,
    offerVersion: terms.offerVersion,
    owner: (isSelling ? seller : buyer).username,
    type: isSelling ? "sell" : "buy",
    cryptoCurrencyCode: trade.money.amount.asset,
    fiatCurrencyCode: trade.money.fiat.currency,
    paymentMethod: presentMethod(terms.paymentMethod),
    label: terms.label,
    offerTerms: terms.terms,
    tags: [...terms.tags],
    paymentWindowMinutes: trade.windowSeconds / 60,
    ...presentDetails(record, reader),
    margin: terms.margin,
    rateSources: [...terms.rateSources],
    acceptedAt: new Date(trade.startedAt).toISOString(),
  };
}
