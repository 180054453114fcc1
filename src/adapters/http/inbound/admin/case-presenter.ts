import type { CaseParty, StaffName } from "../../../../application/ports/case-views.ts";
import type { JudgedCase } from "../../../../application/dispute/list-cases.ts";
import { waitingVerdict } from "../../../../application/dispute/confirm-verdict.ts";
import {
  proposedVerdict,
  standingVerdict,
  type ReasonedVerdict,
} from "../../../../application/dispute/reasons-of-verdict.ts";
import { payerNameOf } from "../../../../application/trade/payer-name.ts";
import type { ShownCase } from "../../../../application/dispute/view-case.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import { formatFiat } from "../../../../domain/money/fiat.ts";
import { formatPrice } from "../../../../domain/money/price.ts";
import type { Instant, Side } from "../../../../domain/trade/trade.ts";
import type { CaseCard, CaseView } from "../../contract/admin/case-views.ts";
import { presentSums } from "../trade/present-sums.ts";
import { presentEntries } from "./case-entries.ts";
import { presentStaffEscrow } from "./staff-escrow-presenter.ts";

/** A case in the queue. */
export function presentCaseCard(judged: JudgedCase): CaseCard {
  const { trade, disputeCase, parties, worker } = judged;
  const { amount, fiat, usdCents } = trade.money;
  return {
    id: trade.id,
    status: trade.status,
    buyer: parties.buyer.username,
    seller: parties.seller.username,
    cryptoAmount: { amount: String(amount.units), currency: amount.asset },
    fiatAmount: formatFiat(fiat),
    currency: fiat.currency,
    usdValue: formatFiat({ currency: "USD", minor: usdCents }),
    openedAt: iso(disputeCase.openedAt),
    openedBy: disputeCase.openedBy,
    reason: disputeCase.reason,
    worker: presentStaff(worker),
    lastActAt: isoOrNull(disputeCase.lastActAt),
    evidenceUntil: isoOrNull(disputeCase.evidenceUntil),
    escalation: judged.escalation,
    decideBy: isoOrNull(judged.decideBy),
    waitsForSecond: judged.waitsForSecond,
    silentSide: judged.silent ?? null,
    hearing: disputeCase.hearing,
    signalWeight: judged.signalWeight,
  };
}

/** A case on one page. */
export function presentCase(shown: ShownCase): CaseView {
  const { trade, disputeCase, terms, staff, now, precedents } = shown;
  const { fee, cashback, price } = trade.money;
  const { appealedBy } = trade.memory;
  const verdict = standingVerdict(shown);
  const waits = waitingVerdict(trade);
  const waitsBy = waits && staff[waits.staffId];
  return {
    ...presentCaseCard(shown),
    version: trade.version,
    escrowState: trade.escrow,
    disputeState: trade.dispute,
    fee: String(fee.units),
    cashback: String(cashback.units),
    price: formatPrice(price),
    paymentMethod: {
      slug: terms.paymentMethod,
      name: findPaymentMethod(terms.paymentMethod)?.name ?? terms.paymentMethod,
    },
    offerId: trade.offerId,
    offerTerms: terms.terms,
    label: terms.label,
    paymentDetails: [...terms.paymentDetails],
    payerName: payerNameOf(shown) ?? null,
    offerLabel: terms.label,
    startedAt: iso(trade.startedAt),
    paidAt: isoOrNull(trade.paidAt),
    closedAt: isoOrNull(trade.closedAt),
    parties: (["buyer", "seller"] as const).map((side) => presentParty(side, shown)),
    entries: presentEntries(shown),
    signals: shown.signals.map((signal) => ({ ...signal })),
    outcomes: shown.outcomes.map((each) => ({ verdict: each.verdict, ...presentSums(each) })),
    verdict: verdict ? presentVerdict(verdict) : null,
    verdictWaits:
      waits && waitsBy
        ? { ...presentVerdict(proposedVerdict(shown, waits.verdict)), by: waitsBy }
        : null,
    payoutAt: isoOrNull(trade.deadlines.appeal_window),
    appealedBy: appealedBy ?? null,
    precedents: { reason: disputeCase.reason, ...precedents },
    isMine: shown.isMine,
    needsEvidence: shown.needsEvidence,
    awaited: presentAwaited(shown),
    acts: [...shown.acts],
    needsSecond: shown.needsSecond,
    multisigEscrow: presentStaffEscrow(shown.escrow),
    now: iso(now),
  };
}

function presentParty(
  side: Side,
  { trade, disputeCase, parties }: ShownCase,
): CaseView["parties"][number] {
  const party = parties[side];
  return {
    id: party.id,
    username: party.username,
    side,
    ownsOffer: trade.offerOwner === side,
    openedDispute: disputeCase.openerId === party.id,
    completedTrades: party.completedTrades,
    completedPercent: percentOf(party),
    lostDisputes90d: party.lostDisputes,
    registeredAt: iso(party.registeredAt),
    level: party.level,
    lastSeenAt: iso(party.lastSeenAt),
    feedbackPositive: party.feedbackPositive,
    feedbackNegative: party.feedbackNegative,
    states: [...party.states],
  };
}

/** The share of ended trades, with one decimal. */
function percentOf({ completedTrades, endedTrades }: CaseParty): string | null {
  return endedTrades === 0 ? null : ((completedTrades * 100) / endedTrades).toFixed(1);
}

function presentVerdict(reasoned: ReasonedVerdict) {
  const { verdict, rule, explanation, evidence, noEvidenceReason, sums } = reasoned;
  return {
    for: verdict.for,
    buyerShare: verdict.for === "split" ? verdict.buyerShare : null,
    rule: rule ?? null,
    explanation,
    evidence: [...evidence],
    noEvidenceReason: noEvidenceReason ?? null,
    sums: presentSums(sums),
  };
}

function presentAwaited({ awaited, disputeCase }: ShownCase): CaseView["awaited"] {
  const { evidenceUntil } = disputeCase;
  if (awaited.length === 0 || evidenceUntil === undefined) return null;
  return { sides: [...awaited], until: iso(evidenceUntil) };
}

function presentStaff(name: StaffName | undefined) {
  return name ? { ...name } : null;
}

function iso(instant: Instant): string {
  return new Date(instant).toISOString();
}

function isoOrNull(instant: Instant | undefined): string | null {
  return instant === undefined ? null : iso(instant);
}
