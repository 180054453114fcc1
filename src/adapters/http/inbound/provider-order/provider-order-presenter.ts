import type {
  OrderDestination,
  PhoneOperator,
} from "../../../../application/ports/order-providers.ts";
import type { KeptQuote, StoredOrder } from "../../../../application/ports/provider-order-store.ts";
import type { PayoutPlace } from "../../../../application/provider-order/find-destination.ts";
import type { QuotedOrder } from "../../../../application/provider-order/quote-order.ts";
import type { OrderTerms, PhoneTerms } from "../../../../application/provider-order/view-terms.ts";
import { lastOf } from "../../../../domain/bank-account/bank-details.ts";
import type {
  OrderQuoteView,
  OrderTermsView,
  PhoneTermsView,
  ProviderOrderView,
} from "../../contract/provider-order/provider-order-views.ts";
import { refusals } from "../../contract/refusals.ts";

/** The published reasons for a blocked wallet (specification, section 6). */
export const blockKinds: Readonly<Partial<Record<string, string>>> = {
  id_required: "ID_REQUIRED",
  blocked_in_location: "BLOCKED_IN_LOCATION",
};

const timeOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

export function presentOrder(order: StoredOrder, isTest: boolean): ProviderOrderView {
  return {
    ...fieldsOf(order),
    state: order.state,
    isTest,
    heldUntil: timeOf(order.heldUntil),
    placedAt: new Date(order.placedAt).toISOString(),
    endedAt: timeOf(order.endedAt),
  };
}

export function presentQuote(
  { quote, obstacle, asks }: QuotedOrder,
  validSeconds: number,
): OrderQuoteView {
  return {
    ...fieldsOf(quote),
    expiresAt: new Date(quote.expiresAt).toISOString(),
    validSeconds,
    obstacle: obstacle
      ? { code: obstacle, message: refusals[obstacle].message, kind: blockKinds[obstacle] ?? null }
      : null,
    asks,
  };
}

function fieldsOf(order: KeptQuote | StoredOrder) {
  return {
    id: order.id,
    kind: order.kind,
    provider: order.provider,
    cryptoCurrencyCode: order.coins.asset,
    amount: String(order.coins.units),
    feeAmount: String(order.fee.units),
    fiatCurrencyCode: order.fiat.currency,
    fiatAmount: String(order.fiat.minor),
    providerFee: String(order.providerFee),
    way: order.way,
    destination: order.destination ? presentDestination(order.destination) : null,
  };
}

function presentDestination(destination: OrderDestination) {
  const { kind } = destination;
  switch (destination.kind) {
    case "bank": {
      const { details } = destination;
      return { kind, number: lastOf(details), name: details.holderName };
    }
    case "mobile-money":
      return { kind, number: destination.number.slice(-4), name: destination.holderName };
    case "phone":
      return { kind, number: destination.number, name: destination.operatorName };
  }
}

export function presentTerms(terms: OrderTerms): OrderTermsView {
  return {
    isAvailable: terms.isAvailable,
    isTest: terms.isTest,
    markets: terms.markets.map(({ coin, currency, way, least, most }) => ({
      cryptoCurrencyCode: coin,
      fiatCurrencyCode: currency,
      way,
      least: String(least),
      most: String(most),
    })),
    accounts: terms.places.map(presentPlace),
    countries: [...terms.countries],
    ownNumber: terms.ownNumber ?? null,
    dayLimitUsdCents: String(terms.dayUsdCents),
    feeBasisPoints: terms.feeBasisPoints,
  };
}

function presentPlace({ id, way, currencies, destination }: PayoutPlace) {
  const { number, name } = presentDestination(destination);
  return { id, way, number, name, fiatCurrencyCodes: [...currencies] };
}

export function presentPhone({ number, country, operators, detected }: PhoneTerms): PhoneTermsView {
  return { number, country, detected: detected ?? null, operators: operators.map(presentOperator) };
}

function presentOperator({ id, name, currency, amounts }: PhoneOperator) {
  const isFixed = amounts.kind === "fixed";
  return {
    id,
    name,
    fiatCurrencyCode: currency,
    amounts: isFixed ? amounts.all.map(String) : [],
    least: isFixed ? null : String(amounts.least),
    most: isFixed ? null : String(amounts.most),
  };
}
