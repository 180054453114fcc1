import type { ShownChargeback } from "../../../../application/claim/view-chargeback.ts";
import type { ReportedTrade } from "../../../../application/ports/claim-store.ts";
import { formatFiat } from "../../../../domain/money/fiat.ts";
import type { Instant } from "../../../../domain/trade/trade.ts";
import type {
  ChargebackCard,
  ChargebackCaseView,
} from "../../contract/admin/chargeback-admin-views.ts";
import { presentClaim, presentStatements } from "../trade/chargeback-presenter.ts";
import { presentTimeline } from "../trade/timeline-presenter.ts";
import { isoOrNull, presentMethod } from "../trade/trade-presenter.ts";

/** A report as shown in the queue. */
export function presentChargebackCard({
  trade,
  buyer,
  seller,
  paymentMethod,
  reportedAt,
  claim,
}: Pick<
  ReportedTrade,
  "trade" | "buyer" | "seller" | "paymentMethod" | "reportedAt" | "claim"
>): ChargebackCard {
  const { amount, fiat, usdCents } = trade.money;
  return {
    id: trade.id,
    status: trade.status,
    state: trade.chargeback,
    buyer: buyer.username,
    seller: seller.username,
    cryptoAmount: { amount: String(amount.units), currency: amount.asset },
    fiatAmount: formatFiat(fiat),
    currency: fiat.currency,
    usdValue: formatFiat({ currency: "USD", minor: usdCents }),
    paymentMethodName: presentMethod(paymentMethod).name,
    reportedAt: iso(reportedAt),
    answerUntil: isoOrNull(trade.deadlines.chargeback_answer),
    waitsForSecond: trade.memory.waiting.some(
      ({ matter }) => matter === "chargeback" || matter === "write-off",
    ),
    claim: claim ? presentClaim(claim, trade) : null,
  };
}

/** A report on one page. */
export function presentChargebackCase({
  record,
  reportedAt,
  notice,
  acts,
}: ShownChargeback): ChargebackCaseView {
  const { trade, buyer, seller, funds, now } = record;
  const { paymentMethod, claim } = funds;
  return {
    ...presentChargebackCard({ trade, buyer, seller, paymentMethod, reportedAt, claim }),
    version: trade.version,
    buyerId: buyer.id,
    sellerId: seller.id,
    startedAt: iso(trade.startedAt),
    paidAt: isoOrNull(trade.paidAt),
    closedAt: isoOrNull(trade.closedAt),
    ...presentStatements(record),
    notice: presentNotice(notice),
    timeline: presentTimeline(record),
    acts: [...acts],
    now: iso(now),
  };
}

function presentNotice(notice: ShownChargeback["notice"]): ChargebackCaseView["notice"] {
  const { name, url, thumbnailUrl } = notice ?? {};
  if (name === undefined || url === undefined || thumbnailUrl === undefined) return null;
  return { name, url, thumbnailUrl };
}

function iso(instant: Instant): string {
  return new Date(instant).toISOString();
}
