import { isTradedBy } from "../account/demo-account.ts";
import { findCurrency } from "../catalogue/fiat-currencies.ts";
import type { IsWithdrawn } from "../catalogue/catalogue-entry.ts";
import type { PaymentMethodGroupId } from "../catalogue/payment-method-groups.ts";
import { findPaymentMethod } from "../catalogue/payment-methods.ts";
import type { ExchangeRate } from "../market/exchange-rate.ts";
import { assetCodes, type AssetCode } from "../money/asset.ts";
import type { FiatCode } from "../money/fiat.ts";
import type { Price } from "../money/price.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import type { TradeFlow } from "../trade/trade.ts";
import { anyCards, judgeCards, type CardLimits } from "./card-limits.ts";
import { judgeCashback, type CashbackInput } from "./cashback.ts";
import { judgeDutyHours, type DutyHoursInput } from "./duty-hours.ts";
import { followedRate } from "./exchange-pricing.ts";
import { firstModeration } from "./moderation.ts";
import { areaFailures, judgeArea } from "./offer-area.ts";
import { levelFailures, type UsdCents } from "./level-rules.ts";
import { judgePriceGuard, type PriceGuardInput } from "./price-guard.ts";
import type { Offer, OfferSide, PaymentDetail } from "./offer.ts";
import { all, bad, good, type Judged, type OfferFailure } from "./offer-failure.ts";
import { judgeGates, noGates, type GatesInput } from "./offer-gates.ts";
import { judgeMultisig } from "./multisig-offer.ts";
import { judgeLocation, type LocationInput } from "./offer-location.ts";
import {
  judgeAmounts,
  judgePricing,
  judgeWindow,
  type AmountsInput,
  type PricingInput,
} from "./offer-numbers.ts";
import { marginBounds, type OfferOwner, type OfferPolicy } from "./offer-policy.ts";
import { withdrawnFailures } from "./withdrawn-failures.ts";
import { signalsOf } from "./offer-signals.ts";
import { judgePaymentDetails, judgeTags, judgeText } from "./offer-texts.ts";

/** An offer as typed by its owner. */
export interface OfferInput {
  /** What the owner does. */
  readonly side: string;
  readonly asset: string;
  readonly currency: string;
  readonly paymentMethod: string;
  readonly pricing: PricingInput;
  readonly amounts: AmountsInput;
  readonly terms: string;
  /** Defaults to none. */
  readonly tradeDetails?: string;
  readonly paymentDetails: readonly PaymentDetail[];
  /** A saved account in place of typed details, which are then filled in from it. */
  readonly savedAccountId?: string | undefined;
  readonly label: string;
  readonly tags: readonly string[];
  readonly windowMinutes: string;
  readonly flow?: TradeFlow;
  /** Whether the owner funds the escrow after the start; defaults to no. */
  readonly deferredEscrow?: boolean;
  /** Whether that escrow is on the chain, with a key for each side; defaults to no. */
  readonly multisigEscrow?: boolean;
  /** Defaults to none. */
  readonly cashback?: CashbackInput;
  /** Defaults to any card. */
  readonly cards?: CardLimits;
  readonly location?: LocationInput | undefined;
  /** Defaults to always. */
  readonly dutyHours?: DutyHoursInput | undefined;
  /** Whom the owner lets take it; defaults to everybody. */
  readonly gates?: GatesInput;
  /** Empty: the usual market, or that of gift cards. */
  readonly area?: string | undefined;
  /** Defaults to none. */
  readonly guard?: PriceGuardInput | undefined;
}

/** An offer that is not stored yet: the database adds its times. */
export type NewOffer = Omit<Offer, "createdAt">;

/** Every refused field, with the reason. */
export interface OfferRefusal {
  readonly code: "validation";
  readonly failures: readonly OfferFailure[];
}

/** What an offer is checked against besides what was typed. */
export interface OfferJudges {
  readonly owner: OfferOwner;
  readonly policy: OfferPolicy;
  readonly usdCents: UsdCents;
  /** The current market price; undefined if there is none. */
  readonly market: (asset: AssetCode, currency: FiatCode) => Price | undefined;
  /** What no new offer may name; without it, nothing. */
  readonly isWithdrawn?: IsWithdrawn;
  /** Whether trades can have an escrow of three keys here; without it, no. */
  readonly hasMultisig?: boolean;
  /** What exchanges say now; without it, nothing. */
  readonly exchangeRates?: (asset: AssetCode, currency: FiatCode) => readonly ExchangeRate[];
}

/** Makes the first version of an offer: active at once, and approved unless a signal holds it. */
export function createOffer(
  id: string,
  input: OfferInput,
  judges: OfferJudges,
): Result<NewOffer, OfferRefusal> {
  const judged = judgeOffer(input, judges);
  if (!judged.ok) return refuse({ code: "validation", failures: judged.failures });
  const { owner, market, policy } = judges;
  const fields = judged.value;
  const price = market(fields.asset, fields.currency);
  const followed = followedRate(
    fields,
    judges.exchangeRates?.(fields.asset, fields.currency) ?? [],
  );
  if (isUnpriced(fields, followed)) {
    return refuse({ code: "validation", failures: [nothingToFollow] });
  }
  const moderation = firstModeration(signalsOf(fields, price, policy, followed?.price));
  return accept({
    id,
    version: 1,
    ownerId: owner.id,
    ...fields,
    active: true,
    ...(owner.isOnHoliday && { pauses: ["holiday"] as const }),
    moderation,
  });
}

/** Whether it would follow an exchange that says nothing in this market. */
export function isUnpriced({ pricing }: Pick<Offer, "pricing">, followed: unknown): boolean {
  return pricing.kind === "exchange" && followed === undefined;
}

export const nothingToFollow: OfferFailure = { field: "rate_source", code: "unknown" };

/** The fields that the owner of an offer sets. */
type OfferFields = Omit<
  NewOffer,
  "id" | "version" | "ownerId" | "active" | "pauses" | "special" | "moderation" | "manualFee"
>;

/**
 * Checks everything that an owner types, all fields at once, against the bounds of the decisions
 * (Money, Times, Limits) and what their level allows.
 */
export function judgeOffer(
  input: OfferInput,
  {
    owner,
    policy,
    usdCents,
    isWithdrawn,
    hasMultisig,
  }: Omit<OfferJudges, "market" | "exchangeRates">,
): Judged<OfferFields> {
  const asset = judgeAsset(input.asset, owner);
  // Numbers are checked even without an asset or currency, so that their errors are shown as well.
  const assetCode = asset.ok ? asset.value : "BTC";
  const judged = all<OfferFields>({
    side: judgeSide(input.side),
    asset,
    currency: judgeKnown("currency", findCurrency(input.currency)?.code),
    paymentMethod: judgeKnown("payment_method", findPaymentMethod(input.paymentMethod)?.slug),
    pricing: judgePricing(input.pricing, assetCode, input.currency, marginBounds(owner, policy)),
    amounts: judgeAmounts(input.amounts, input.currency, policy),
    terms: judgeText("terms", input.terms, policy.termsLength),
    tradeDetails: judgeTradeDetails(input, policy),
    paymentDetails: judgePaymentDetails(input.paymentDetails, input, policy),
    savedAccountId: judgeSavedAccount(input),
    label: judgeText("label", input.label, policy.labelLength),
    tags: judgeTags(input.tags, policy),
    windowSeconds: judgeWindow(input.windowMinutes, policy.windowMinutes),
    deferredEscrow: judgeDeferred(input),
    multisigEscrow: judgeMultisig(input, hasMultisig ?? false),
    cashback: judgeCashback(
      input.cashback ?? { percent: "", most: "" },
      input,
      policy.mostCashbackBasisPoints,
    ),
    cards: judgeCards(input.cards ?? anyCards, input),
    location: judgeLocation(input.location, input),
    dutyHours: judgeDutyHours(input.dutyHours),
    flow: judgeFlow(input),
    gates: judgeGates(input.gates ?? { ...noGates, newBuyerMost: "" }, input),
    area: judgeArea(input),
    guard: judgePriceGuard(input.guard, assetCode, input.currency),
  });
  if (!judged.ok) return judged;
  const { paymentMethod, amounts } = judged.value;
  const failures = [
    ...withdrawnFailures(judged.value, isWithdrawn),
    ...levelFailures(owner, paymentMethod, amounts, usdCents, policy),
    ...areaFailures(judged.value, owner, usdCents),
  ];
  return failures.length === 0 ? judged : bad(...failures);
}

/**
 * The flow that the trades on an offer follow (answers 91, 92): gift cards are shown and accepted step by
 * step, bank transfers go to the owner's saved account.
 */
function judgeFlow({ side, flow = "default", ...input }: OfferInput): Judged<TradeFlow> {
  if (flow === "default") return good(flow);
  const groupId = findPaymentMethod(input.paymentMethod)?.groupId;
  const isForMethod = flow === "lite" || groupId === groupOfFlow[flow];
  if (!isForMethod) return bad({ field: "flow", code: "not_for_method" });
  if (flow === "gcc-auto") return good(flow);
  if (side !== "sell") return bad({ field: "flow", code: "only_on_sell_offers" });
  return input.savedAccountId === undefined
    ? bad({ field: "flow", code: "needs_saved_account" })
    : good(flow);
}

/** Gift cards, and bank transfers (specification, section 9). */
const groupOfFlow: Readonly<Record<"gcc-auto" | "bt-auto", PaymentMethodGroupId>> = {
  "gcc-auto": 1,
  "bt-auto": 5,
};

function judgeTradeDetails(
  { tradeDetails = "" }: OfferInput,
  { termsLength }: OfferPolicy,
): Judged<string | undefined> {
  const text = judgeText("trade_details", tradeDetails, termsLength);
  return text.ok ? good(text.value || undefined) : text;
}

/** What is paid on the chain is paid after the start. */
function judgeDeferred({ side, multisigEscrow, ...input }: OfferInput): Judged<boolean> {
  const deferredEscrow = input.deferredEscrow ?? false;
  const isRefused = deferredEscrow && side !== "sell";
  return isRefused
    ? bad({ field: "deferred_escrow", code: "only_on_sell_offers" })
    : good(deferredEscrow || (multisigEscrow ?? false));
}

function judgeSavedAccount({ side, savedAccountId }: OfferInput): Judged<string | undefined> {
  const isRefused = savedAccountId !== undefined && side !== "sell";
  return isRefused
    ? bad({ field: "saved_account", code: "only_on_sell_offers" })
    : good(savedAccountId);
}

function judgeSide(text: string): Judged<OfferSide> {
  return text === "buy" || text === "sell" ? good(text) : bad({ field: "side", code: "unknown" });
}

/** Demo accounts offer play money, and nobody else does (answers 123). */
function judgeAsset(text: string, owner: OfferOwner): Judged<AssetCode> {
  const asset = assetCodes.find((code) => code === text);
  if (asset === undefined) return bad({ field: "asset", code: "unknown" });
  return isTradedBy(asset, owner)
    ? good(asset)
    : bad({ field: "asset", code: "not_in_this_market" });
}

function judgeKnown<Value>(
  field: "currency" | "payment_method",
  value: Value | undefined,
): Judged<Value> {
  return value === undefined ? bad({ field, code: "unknown" }) : good(value);
}
