import type {
  ShownCard,
  ShownCardPayment,
} from "../../../../application/ports/virtual-card-views.ts";
import { centsOf, cardCurrencies, ofCents } from "../../../../domain/virtual-card/virtual-card.ts";
import type { VirtualCardPolicy } from "../../../../domain/virtual-card/virtual-card-policy.ts";
import { assets } from "../../../../domain/money/asset.ts";
import type {
  CardPaymentView,
  VirtualCardView,
} from "../../contract/virtual-card/virtual-card-views.ts";

/** A card as JSON. */
export function presentCard(card: ShownCard): VirtualCardView {
  const { id, label, state, balance, isFrozenByStaff, under, issued, orderedAt } = card;
  return {
    id,
    label,
    state,
    currency: cardCurrencies[0],
    balanceCents: String(centsOf(balance)),
    isFrozenByStaff,
    under: under ?? null,
    issued: issued ?? null,
    orderedAt: new Date(orderedAt).toISOString(),
  };
}

/** A payment as JSON. */
export function presentCardPayment(payment: ShownCardPayment): CardPaymentView {
  const { amount, reason, at, ...rest } = payment;
  return {
    ...rest,
    reason: reason ?? null,
    cents: String(centsOf(amount)),
    at: new Date(at).toISOString(),
  };
}

/** What cards cost, as JSON. */
export function presentCardTerms(policy: VirtualCardPolicy) {
  const wholeCoin = 10n ** BigInt(assets.USDT.baseUnitDigits);
  return {
    currencies: [...cardCurrencies],
    centsPerUsdt: Number(wholeCoin / ofCents(1n).units),
    mostCards: policy.mostCards,
    issueFeeCents: String(policy.issueFeeUsdCents),
    topUpFeeBasisPoints: policy.topUpFeeBasisPoints,
    withdrawFeeBasisPoints: policy.withdrawFeeBasisPoints,
    leastCents: String(policy.leastUsdCents),
    mostTopUpCents: String(policy.mostTopUpUsdCents),
    mostDayCents: String(policy.mostDayUsdCents),
    mostCardCents: String(policy.mostCardUsdCents),
  };
}
