import { sessionProof } from "../../../../application/account/prove-identity.ts";
import type { Actor } from "../../../../application/actor/actor.ts";
import type { ActiveTrades } from "../../../../application/trade/list-active-trades.ts";
import type {
  ActiveTradeItem,
  TradeListItem,
  TradePerson,
  TradeRecord,
} from "../../../../application/ports/trade-store.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import { publicState } from "../../../../domain/account/account-states.ts";
import { assets } from "../../../../domain/money/asset.ts";
import { formatFiat } from "../../../../domain/money/fiat.ts";
import { formatPrice } from "../../../../domain/money/price.ts";
import { allowedActs } from "../../../../domain/trade-view/allowed-acts.ts";
import { appealStateOf } from "../../../../domain/arbitration/appeal-state.ts";
import {
  escrowWait,
  turnAt,
  type EscrowProgress,
} from "../../../../domain/multisig-escrow/escrow-wait.ts";
import { escrowFundingSeconds } from "../../../../domain/multisig-escrow/longest-times.ts";
import type { TradePolicy } from "../../../../domain/trade/trade-policy.ts";
import { mostReceived } from "../../../../domain/agreement/amendment.ts";
import { offerable } from "../../../../domain/trade-view/offerable.ts";
import type { TradeStatus } from "../../../../domain/trade/trade-status.ts";
import { custodyOf } from "../../../../domain/trade/custody.ts";
import { otherSide, sideOf, type Instant, type Side } from "../../../../domain/trade/trade.ts";
import { offeredLocales } from "../../contract/locales.ts";
import { chatPath } from "../../contract/messenger/chat-path.ts";
import { releaseAsks } from "../../../../domain/settlement/release-proof.ts";
import type { TradeContext } from "../../../../domain/trade/trade-context.ts";
import { maskedValue } from "../../../../domain/trade-view/payment-details.ts";
import { tradeAlertOf } from "../../../../domain/trade-view/trade-alert.ts";
import { tradeCompleted } from "../../../../domain/trade-view/trade-predicates.ts";
import { turnFor } from "../../../../domain/dispute/turn-for.ts";
import { shownDetails } from "../../../../application/trade/shown-details.ts";
import { payerNameOf } from "../../../../application/trade/payer-name.ts";
import { contextOf } from "../../../../application/trade/context-of.ts";
import { presentChargeback } from "./chargeback-presenter.ts";
import { presentDisputeCase, presentFormerVerdict, presentVerdict } from "./dispute-presenter.ts";
import { presentFlow } from "./flow-presenter.ts";
import { presentProposals } from "./agreement-presenter.ts";
import { presentBand, presentReopening } from "./market-presenter.ts";
import { presentTimeline } from "./timeline-presenter.ts";
import type { ShowTradeUseCases } from "./show-trade.ts";
import { avatarUrl } from "../../contract/avatar/avatar-path.ts";
import type { TradeCard, TradeView } from "../../contract/trade/trade-views.ts";

/** What a view is based on. */
type ViewRules = Pick<ShowTradeUseCases, "marketOf">;

/** The trade as one of its parties may see it. */
export function presentTrade(
  record: TradeRecord,
  actor: Actor,
  { marketOf }: ViewRules,
): TradeView {
  const { traderId } = actor;
  const { trade, terms, accounts, now } = record;
  const { trade: policy, dispute: disputePolicy } = record.policy;
  const context = contextOf(record, marketOf);
  const mySide = sideOf(trade, traderId);
  if (!mySide) throw new Error("A trade is shown to its parties only");
  const { amount, fee, cashback, fiat, price, marketPrice } = trade.money;
  const { escrowProgress } = record;
  const turn = turnAt(escrowProgress, mySide, turnFor(mySide, record));
  return {
    id: trade.id,
    status: trade.status,
    alertType: tradeAlertOf(trade.status, mySide, turn),
    escrowState: trade.escrow,
    custody: custodyOf(trade),
    ...presentEscrowWait(escrowProgress, mySide),
    version: trade.version,
    mySide,
    isVendor: mySide === "seller",
    turn: turn ?? null,
    offerId: trade.offerId,
    offerUrl: `/offer/${trade.offerId}`,
    chatUrl: chatPath(trade.id),
    buyer: presentPerson(record.buyer),
    seller: presentPerson(record.seller),
    partnerState: publicState(accounts[otherSide(mySide)].states) ?? null,
    cryptoCurrencyCode: amount.asset,
    cryptoCurrencyId: assets[amount.asset].cryptoCurrencyId,
    cryptoAmount: { amount: String(amount.units), currency: amount.asset },
    fee: String(fee.units),
    cashback: String(cashback.units),
    fiatAmount: formatFiat(fiat),
    currency: fiat.currency,
    fiatPricePerCrypto: formatPrice(price),
    marketPrice: formatPrice(marketPrice),
    paymentMethod: withTraits(presentMethod(terms.paymentMethod)),
    label: terms.label,
    offerTerms: terms.terms,
    tradeDetails: trade.escrow === "none" ? null : (terms.tradeDetails ?? null),
    ...presentDetails(record, mySide),
    payerName: presentPayer(record, mySide),
    startedAt: iso(trade.startedAt),
    paidAt: isoOrNull(trade.paidAt),
    closedAt: isoOrNull(trade.closedAt),
    cancelledAt: isoOrNull(wasCancelled(trade.status) ? trade.closedAt : undefined),
    tradeCompleted: tradeCompleted(trade),
    expiresAt: expiryOf(trade.deadlines.payment_window ?? trade.deadlines.funding_window),
    windowSeconds:
      trade.deadlines.funding_window === undefined
        ? trade.windowSeconds
        : fundingSecondsOf(trade, policy),
    dispute: {
      available: trade.disputeAvailableAt !== undefined && now >= trade.disputeAvailableAt,
      availableAt: isoOrNull(trade.disputeAvailableAt),
    },
    disputeCase: presentDisputeCase(record, traderId, disputePolicy),
    verdict: presentVerdict(record),
    formerVerdict: presentFormerVerdict(record),
    chargeback: presentChargeback(record, traderId, context),
    appeal: appealStateOf(trade, mySide, policy),
    allowedActs: [...allowedActs(trade, traderId, context)],
    proposals: presentProposals(trade, traderId),
    mostReceived: formatFiat(mostReceived(trade, policy)),
    priceBand: presentBand(trade, context),
    reopening: presentReopening(trade, traderId, context),
    offerable: [...offerable(trade, traderId, context)],
    ...presentProof(record, actor, context),
    ...presentFlow(record, mySide),
    isOpponentsSameIp: record.isSameAddress,
    isReleaseError: record.hasReleaseFailed && trade.escrow === "held",
    timeline: presentTimeline(record),
    now: iso(now),
  };
}

function fundingSecondsOf(trade: TradeRecord["trade"], { fundingWindow }: TradePolicy): number {
  return custodyOf(trade) === "multisig" ? escrowFundingSeconds : fundingWindow;
}

/** What a release asks of the seller; how they secured their account is nobody else's business. */
function presentProof({ trade }: TradeRecord, actor: Actor, context: TradeContext) {
  const isSeller = sideOf(trade, actor.traderId) === "seller";
  const asked = isSeller ? releaseAsks(trade, sessionProof(actor), context) : "password";
  return { releaseNeedsPassword: asked === "password", releaseNeedsCode: asked === "code" };
}

/** A user's trades in which something is still to come. */
export function presentActiveTrades(active: ActiveTrades, traderId: string, number: number) {
  return {
    data: active.trades.map((item) => presentActive(item, traderId)),
    meta: { alarmedTrades: [...active.alarmed], now: iso(active.now), number },
  };
}

function presentEscrowWait(progress: EscrowProgress | undefined, side: Side) {
  const wait = progress && escrowWait(progress, side);
  const missing = wait === "underpaid" ? String(progress?.missing) : null;
  return { escrowWait: wait ?? null, escrowMissing: missing };
}

function presentActive(item: ActiveTradeItem, traderId: string): TradeCard {
  const card = presentCard(item, traderId);
  const { mySide, turn } = card;
  const { escrowProgress, hasUnread } = item;
  return {
    ...card,
    turn: turnAt(escrowProgress, mySide, turn ?? undefined) ?? null,
    hasUnreadMessages: hasUnread,
    ...presentEscrowWait(escrowProgress, mySide),
  };
}

/** A trade as shown in a user's lists. */
export function presentCard(
  item: TradeListItem,
  traderId: string,
): Omit<TradeCard, "hasUnreadMessages" | "escrowWait" | "escrowMissing"> {
  const { trade, buyer, seller, paymentMethod } = item;
  const mySide: Side = sideOf(trade, traderId) ?? "buyer";
  const people = { buyer, seller };
  const { amount, fiat } = trade.money;
  return {
    id: trade.id,
    status: trade.status,
    mySide,
    turn: turnFor(mySide, item) ?? null,
    partner: presentPerson(people[otherSide(mySide)]),
    cryptoCurrencyCode: amount.asset,
    cryptoAmount: { amount: String(amount.units), currency: amount.asset },
    fiatAmount: formatFiat(fiat),
    currency: fiat.currency,
    paymentMethodName: presentMethod(paymentMethod).name,
    startedAt: iso(trade.startedAt),
    expiresAt: expiryOf(trade.deadlines.payment_window ?? trade.deadlines.funding_window),
  };
}

/** Where the buyer pays, as far as that side may see it now (answers 95). */
export function presentDetails(
  record: Pick<TradeRecord, "trade" | "terms" | "policy" | "now">,
  side: Side,
): Pick<TradeView, "paymentDetails" | "arePaymentDetailsMasked"> {
  const shown = shownDetails(record, side);
  const isMasked = shown === "masked";
  const details = record.terms.paymentDetails.map(({ label, value }) => ({
    label,
    value: isMasked ? maskedValue(value) : value,
  }));
  return {
    paymentDetails: shown === "none" ? null : details,
    arePaymentDetailsMasked: isMasked,
  };
}

/** The payer's name is the buyer's as the payment details are the seller's: seen and hidden alike. */
function presentPayer(record: TradeRecord, side: Side): string | null {
  const isShown = shownDetails(record, otherSide(side)) === "whole";
  return (isShown && payerNameOf(record)) || null;
}

/** By one side, by both, or by staff. */
function wasCancelled(status: TradeStatus): boolean {
  return status.startsWith("cancelled");
}

function presentPerson({ username, avatar, completedTrades }: TradePerson) {
  return { username, avatarUrl: avatarUrl(avatar ?? undefined), completedTrades };
}

/** A payment method by its slug; the slug itself if the catalogue no longer has it. */
export function presentMethod(slug: string) {
  return { slug, name: findPaymentMethod(slug)?.name ?? slug };
}

/** By default methods are called what they call themselves, in every language; operators may name them in each. */
function withTraits(method: ReturnType<typeof presentMethod>) {
  const known = findPaymentMethod(method.slug);
  const nameIn = (locale: string) => known?.traits.names?.[locale] ?? method.name;
  return {
    ...method,
    names: Object.fromEntries(offeredLocales.map((locale) => [locale, nameIn(locale)])),
    settlementSeconds: known?.settlementSeconds ?? 0,
    hint: known?.traits.hint ?? null,
  };
}

/** Seconds, as specified (section 3). */
function expiryOf(at: Instant | undefined) {
  return at === undefined ? null : { timestamp: Math.floor(at / 1_000) };
}

function iso(instant: Instant): string {
  return new Date(instant).toISOString();
}

/** ISO 8601, UTC. */
export function isoOrNull(instant: Instant | undefined): string | null {
  return instant === undefined ? null : iso(instant);
}
