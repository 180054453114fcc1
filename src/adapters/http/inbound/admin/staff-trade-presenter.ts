import type { TradeListItem, TradeRecord } from "../../../../application/ports/trade-store.ts";
import { formatFiat } from "../../../../domain/money/fiat.ts";
import { formatPrice } from "../../../../domain/money/price.ts";
import type { Side } from "../../../../domain/trade/trade.ts";
import type { StaffTradeCard, StaffTradeView } from "../../contract/admin/people-views.ts";
import { presentEvent } from "../trade/trade-presenter.ts";
import { iso, isoOrNull, usd } from "./people-presenter.ts";

/** A trade in the list of all. */
export function presentTradeCard({
  trade,
  buyer,
  seller,
  paymentMethod,
}: Omit<TradeListItem, "now">): StaffTradeCard {
  const { amount, fiat, usdCents } = trade.money;
  return {
    id: trade.id,
    status: trade.status,
    buyer: buyer.username,
    seller: seller.username,
    cryptoAmount: { amount: String(amount.units), currency: amount.asset },
    fiatAmount: formatFiat(fiat),
    currency: fiat.currency,
    usdValue: usd(usdCents),
    paymentMethod,
    startedAt: iso(trade.startedAt),
    closedAt: isoOrNull(trade.closedAt),
  };
}

/** A trade as staff read it who work on no case of it. */
export function presentStaffTrade(record: TradeRecord): StaffTradeView {
  const { trade, terms, accounts, timeline, now } = record;
  const party = (side: Side) => ({ ...record[side], states: [...accounts[side].states] });
  const { payment_window: payment, funding_window: funding } = trade.deadlines;
  return {
    ...presentTradeCard({ ...record, paymentMethod: terms.paymentMethod }),
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
    timeline: timeline.map((event) => presentEvent(event, record)),
    now: iso(now),
  };
}
