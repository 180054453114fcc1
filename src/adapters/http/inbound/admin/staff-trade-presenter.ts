import type { ShownTrade } from "../../../../application/people/view-trade-record.ts";
import type { FoundTrade } from "../../../../application/ports/staff-trades.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import { isPlay } from "../../../../domain/money/asset.ts";
import { formatFiat } from "../../../../domain/money/fiat.ts";
import { formatPrice } from "../../../../domain/money/price.ts";
import type { Side } from "../../../../domain/trade/trade.ts";
import type { StaffTradeCard, StaffTradeView } from "../../contract/admin/people-views.ts";
import { presentTimeline } from "../trade/timeline-presenter.ts";
import { presentStaffEscrow } from "./staff-escrow-presenter.ts";
import { iso, isoOrNull, usd } from "./people-presenter.ts";

/** A trade in the list of all trades. */
export function presentTradeCard({
  trade,
  hasCase,
  buyer,
  seller,
  paymentMethod,
}: Omit<FoundTrade, "now">): StaffTradeCard {
  const { amount, fiat, usdCents } = trade.money;
  return {
    id: trade.id,
    status: trade.status,
    buyer: buyer.username,
    seller: seller.username,
    market: isPlay(amount.asset) ? "play" : "real",
    cryptoAmount: { amount: String(amount.units), currency: amount.asset },
    fiatAmount: formatFiat(fiat),
    currency: fiat.currency,
    usdValue: usd(usdCents),
    paymentMethod: findPaymentMethod(paymentMethod)?.name ?? paymentMethod,
    startedAt: iso(trade.startedAt),
    closedAt: isoOrNull(trade.closedAt),
    hasCase,
  };
}

/** A trade as shown to staff who have no case on it. */
export function presentStaffTrade(record: ShownTrade): StaffTradeView {
  const { trade, terms, accounts, acts, now } = record;
  const hasCase = record.disputeCase !== undefined;
  const party = (side: Side) => {
    const { id, username, completedTrades } = record[side];
    return { id, username, completedTrades, states: [...accounts[side].states] };
  };
  const { payment_window: payment, funding_window: funding } = trade.deadlines;
  return {
    ...presentTradeCard({ ...record, paymentMethod: terms.paymentMethod, hasCase }),
    parties: { buyer: party("buyer"), seller: party("seller") },
    escrowState: trade.escrow,
    disputeState: trade.dispute,
    chargebackState: trade.chargeback,
    feedbackState: trade.feedback,
    version: trade.version,
    fee: String(trade.money.fee.units),
    price: formatPrice(trade.money.price),
    marketPrice: formatPrice(trade.money.marketPrice),
    offerId: trade.offerId,
    offerTerms: terms.terms,
    label: terms.label,
    paidAt: isoOrNull(trade.paidAt),
    expiresAt: isoOrNull(payment ?? funding),
    isChatClosed: record.isChatClosed,
    timeline: presentTimeline(record),
    multisigEscrow: presentStaffEscrow(record.escrow),
    acts: [...acts],
    now: iso(now),
  };
}
