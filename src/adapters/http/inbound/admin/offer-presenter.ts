import type { ModeratedOffer } from "../../../../application/moderation/view-moderated-offer.ts";
import type {
  OfferInModeration,
  RecordedOfferReport,
} from "../../../../application/ports/offer-moderation.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import { formatPrice } from "../../../../domain/money/price.ts";
import { formatMultiplier } from "../../../../domain/offer/exchange-pricing.ts";
import type { Offer } from "../../../../domain/offer/offer.ts";
import { formatBasisPoints } from "../../../../domain/offer/basis-points.ts";
import type { OfferSignal } from "../../../../domain/offer/offer-signals.ts";
import type { ModeratedOfferCard, ModeratedOfferView } from "../../contract/admin/offer-views.ts";
import { amountsView, priceText } from "../offer/offer-presenter.ts";
import { presentEntry } from "./staff-presenter.ts";

/** The offer as shown in the console's list. */
export function presentModeratedCard(seen: OfferInModeration): ModeratedOfferCard {
  const { offer, owner, openReports, waitsSince, deletedAt, marks } = seen;
  const { pricing, paymentMethod: slug, moderation } = offer;
  return {
    id: offer.id,
    version: offer.version,
    owner: { id: owner.id, username: owner.username },
    offerType: offer.side,
    cryptoCurrencyCode: offer.asset,
    fiatCurrencyCode: offer.currency,
    paymentMethod: { slug, name: findPaymentMethod(slug)?.name ?? slug },
    margin: pricing.kind === "margin" ? formatBasisPoints(BigInt(pricing.basisPoints)) : null,
    fixedPrice: pricing.kind === "fixed" ? formatPrice(pricing.price) : null,
    exchangeFormula: exchangeFormula(offer),
    ...amountsView(offer.amounts),
    label: offer.label,
    isActive: offer.active,
    isDeleted: deletedAt !== undefined,
    moderationStatus: moderation.status,
    heldBy: moderation.heldBy ?? null,
    openReports,
    isStickied: marks.isStickied,
    isFeaturedByModerator: marks.isFeaturedByModerator,
    isPromoted: marks.isPromoted,
    penalty: seen.penaltyPoints,
    waitsSince: iso(waitsSince),
    createdAt: new Date(offer.createdAt).toISOString(),
  };
}

/** "kraken bid × 1.015, 50000.00 – 70000.00". */
function exchangeFormula({ pricing }: Offer): string | null {
  if (pricing.kind !== "exchange") return null;
  const { source, point, multiplierBasisPoints, floor, ceiling } = pricing;
  const bounds = [floor, ceiling].map((bound) => (bound ? formatPrice(bound) : "…"));
  const within = (floor ?? ceiling) ? `, ${bounds.join(" – ")}` : "";
  return `${source} ${point} × ${formatMultiplier(multiplierBasisPoints)}${within}`;
}

/** The offer on its page in the console. */
export function presentModerated(seen: ModeratedOffer): ModeratedOfferView {
  const { offer, now } = seen;
  const { decided, appeal } = offer.moderation;
  return {
    ...presentModeratedCard(seen),
    terms: offer.terms,
    tags: [...offer.tags],
    windowMinutes: Math.floor(offer.windowSeconds / 60),
    price: priceText(seen.price),
    marketPrice: priceText(seen.market),
    reason: decided?.reason ?? null,
    decidedAt: iso(decided?.at),
    appeal: appeal ? { text: appeal.text, at: new Date(appeal.at).toISOString() } : null,
    signals: seen.signals.map(signalView),
    reports: seen.reports.map(reportView),
    history: seen.history.map(presentEntry),
    acts: [...seen.acts],
    now: new Date(now).toISOString(),
  };
}

function signalView({ name, evidence }: OfferSignal): ModeratedOfferView["signals"][number] {
  return {
    name,
    evidence: name === "far_price" ? `${formatBasisPoints(BigInt(evidence))}%` : evidence,
  };
}

function reportView(report: RecordedOfferReport): ModeratedOfferView["reports"][number] {
  const { id, reporter, reason, text, offerVersion, at, closedAt } = report;
  return {
    id,
    reporter: { id: reporter.id, username: reporter.username },
    reason,
    text,
    offerVersion,
    at: new Date(at).toISOString(),
    closedAt: iso(closedAt),
  };
}

function iso(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString();
}
