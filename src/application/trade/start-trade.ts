import type { OfferId, TraderId } from "../../domain/id/id.ts";
import { bondId, needsBond } from "../../domain/bond/bond.ts";
import { assets } from "../../domain/money/asset.ts";
import { parseFiat } from "../../domain/money/fiat.ts";
import { money } from "../../domain/money/money.ts";
import { findPaymentMethod } from "../../domain/catalogue/payment-methods.ts";
import { parsePrice } from "../../domain/money/price.ts";
import type { OfferRefusal } from "../../domain/offer/create-offer.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import { judgeTakersLines } from "../../domain/offer/offer-texts.ts";
import type { Offer, PaymentDetail } from "../../domain/offer/offer.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import {
  decideStart,
  type AskedAmount,
  type StartDecision,
} from "../../domain/trade-start/decide-start.ts";
import type { StartRefused } from "../../domain/trade-start/start-refusal.ts";
import type { ConfirmKind } from "../../domain/trade-start/confirmations.ts";
import { followedRate } from "../../domain/offer/exchange-pricing.ts";
import { feeRateOn } from "../../domain/offer/fee-table.ts";
import { openTrade } from "../../domain/trade-decision/open-trade.ts";
import { escrowFundingSeconds } from "../../domain/multisig-escrow/longest-times.ts";
import type { Actor } from "../actor/actor.ts";
import type { BeginsEscrow } from "../ports/begins-escrow.ts";
import {
  answerOfCommit,
  answerOfKnown,
  type AggregateChange,
  type CommandKey,
  type CommitChanges,
  type Conflict,
} from "../ports/commit.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type { FeeDiscounts } from "../ports/fee-discounts.ts";
import type { NewId } from "../ports/new-id.ts";
import type { PaymentPlaces } from "../ports/payment-places.ts";
import type { LoadedStart, TradeStore } from "../ports/trade-store.ts";
import { acceptedTerms, type SellersPlace } from "./accepted-terms.ts";
import { retryOnConflict } from "./retry-on-conflict.ts";
import { reliedOnStart } from "./relied-on-start.ts";
import type { TradeTerms } from "../ports/trade-terms.ts";
import { usageOfChange } from "./usage-of-change.ts";

/** A taker's request; amounts and price as text, as sent. */
export interface StartAsked {
  readonly offerId: OfferId;
  /** In the offer's currency; this or the other. */
  readonly fiatAmount: string | undefined;
  /** In base units. */
  readonly cryptoAmount: string | undefined;
  readonly priceSeen: string | undefined;
  readonly offerVersion: number | undefined;
  /** Where the taker is paid, if they sell. */
  readonly paymentDetails?: readonly PaymentDetail[];
  /** One of the taker's saved accounts, in place of `paymentDetails`. */
  readonly savedAccountId?: string | undefined;
  /** What the taker was asked about, and confirmed. */
  readonly confirmed?: readonly ConfirmKind[] | undefined;
}

/**
 * Why no trade began: a start rule, or
 *
 * - `not_found`: there is no such offer.
 * - `validation`: not exactly one amount, or one that is invalid in the currency; or the refused
 *   lines of where the taker is paid.
 * - `key_reused`
 */
export type StartTradeRefusal =
  | StartRefused
  | OfferRefusal
  | { readonly code: "not_found" | "validation" | "key_reused" };

/** What starting a trade needs. */
interface StartTradeParts {
  readonly trades: Pick<TradeStore, "loadStart">;
  readonly changes: CommitChanges;
  readonly prices: MarketPrices;
  readonly newId: NewId;
  readonly places: PaymentPlaces;
  /** Absent: nobody has one. */
  readonly discounts?: FeeDiscounts;
  /** Absent: no trade begins with an escrow of three keys. */
  readonly beginEscrow?: BeginsEscrow | undefined;
}

/**
 * A taker starts a trade on an offer: from then on the crypto is held (T1), or its owner has an
 * hour to fund the escrow (T2).
 */
export class StartTrade {
  readonly #parts: StartTradeParts;

  constructor(parts: StartTradeParts) {
    this.#parts = parts;
  }

  /** Returns the id of the trade. */
  execute(
    actor: Actor,
    asked: StartAsked,
    key?: CommandKey,
  ): Promise<Result<string, StartTradeRefusal>> {
    return retryOnConflict(() => this.#judge(actor, asked, key));
  }

  async #judge(
    { traderId: takerId, blockedActions = [] }: Actor,
    asked: StartAsked,
    key: CommandKey | undefined,
  ): Promise<Result<string, StartTradeRefusal> | Conflict> {
    const { trades, changes, prices } = this.#parts;
    const [loaded, known] = await Promise.all([
      trades.loadStart(asked.offerId, takerId),
      key && changes.recall(key),
    ]);
    if (known) return answerOfKnown(known);
    if (!loaded || loaded.isDeleted) return refuse({ code: "not_found" });
    const { offer, current } = loaded;
    const amount = askedAmount(offer, asked);
    const seen = seenPrice(offer, asked);
    if (!amount || !seen) return refuse({ code: "validation" });
    const place = await this.#placeOf(takerId, offer, asked);
    if (!place) return refuse({ code: "validation", failures: unknownAccount });
    const lines = linesOfTaker(offer, place, current.policy.offer);
    if (!lines.ok) return refuse({ code: "validation", failures: lines.failures });
    const quote = prices.quote(offer.asset, offer.currency);
    const followed = followedRate(offer, prices.exchangeRates(offer.asset, offer.currency));
    const sellerId = offer.side === "sell" ? offer.ownerId : takerId;
    const discount = (await this.#parts.discounts?.of([sellerId]))?.get(sellerId);
    const decision = decideStart({
      ...loaded,
      takerId,
      asked: amount,
      seen,
      paymentDetails: lines.value,
      market: quote,
      followed,
      usdCents: (fiat) => prices.usdCents(fiat),
      feeRate: feeRateOn(offer, current.policy.fees, discount),
      policy: current.policy.start,
      criticalBasisPoints: current.policy.offer.askBasisPoints.favorable,
      levelRules: current.policy.offer,
      confirmed: asked.confirmed ?? [],
      blockedSides: [
        ...(blockedActions.includes("start-trade-buy") ? (["buyer"] as const) : []),
        ...(blockedActions.includes("start-trade-sell") ? (["seller"] as const) : []),
      ],
    });
    if (!decision.ok) return decision;
    const terms = acceptedTerms(offer, { ...place, ofTaker: lines.value }, quote);
    return this.#commit(loaded, decision.value, terms, key);
  }

  /** Undefined where the taker named no account of theirs. */
  async #placeOf(
    takerId: TraderId,
    offer: Offer,
    { paymentDetails = [], savedAccountId }: StartAsked,
  ): Promise<SellersPlace | undefined> {
    const { places } = this.#parts;
    if (offer.side === "buy" && savedAccountId !== undefined) {
      const ofTaker = await places.linesOf(takerId, savedAccountId, offer);
      return ofTaker && { ofTaker, ofOwner: [], savedAccountId };
    }
    if (savedAccountId !== undefined) return undefined;
    const id = offer.side === "sell" ? offer.savedAccountId : undefined;
    if (id === undefined) return { ofTaker: paymentDetails, ofOwner: offer.paymentDetails };
    const ofOwner = await places.linesOf(offer.ownerId, id, offer);
    return {
      ofTaker: paymentDetails,
      ofOwner: ofOwner ?? offer.paymentDetails,
      savedAccountId: id,
    };
  }

  async #commit(
    loaded: LoadedStart,
    decision: StartDecision,
    terms: TradeTerms,
    key: CommandKey | undefined,
  ): Promise<Result<string, StartTradeRefusal> | Conflict> {
    const { newId, changes } = this.#parts;
    const { offer, current, isVendors, taker, now } = loaded;
    const id = newId();
    const begun = offer.multisigEscrow && (await this.#beginEscrow(id, loaded, decision));
    if (begun && !begun.ok) return begun;
    const change = openTrade({
      ...decision,
      id,
      offerId: offer.id,
      starterId: taker.traderId,
      flow: offer.flow,
      windowSeconds: offer.windowSeconds,
      deferred: offer.deferredEscrow,
      ...(begun && { custody: "multisig", fundingSeconds: escrowFundingSeconds }),
      vendorOffer: isVendors,
      settlementSeconds: findPaymentMethod(offer.paymentMethod)?.settlementSeconds ?? 0,
      now,
      policy: current.policy.trade,
      policyVersion: current.version,
    });
    const outcome = await changes.commit({
      ...(key && { key, answer: id }),
      judgedAt: now,
      halts: loaded.halts,
      trade: { change, seenVersion: undefined, terms },
      offer: { id: offer.id, version: offer.version },
      ...usageOfChange(change.trade, change.trade, change.usage, reliedOnStart(loaded)),
      aggregates: [...bondsReliedOn(loaded), ...(begun ? [begun.value] : [])],
      entries: [],
    });
    return answerOfCommit(outcome, id);
  }

  /** The first row of an escrow on the chain. An offer of one is off where the platform has none any more. */
  async #beginEscrow(
    id: string,
    { offer: { windowSeconds }, current }: LoadedStart,
    { buyerId, sellerId, money: agreed }: StartDecision,
  ): Promise<Result<AggregateChange, StartRefused>> {
    const { beginEscrow } = this.#parts;
    if (!beginEscrow) return refusedStart("offer_not_active");
    const trade = { id, buyerId, sellerId, money: agreed, windowSeconds };
    const begun = await beginEscrow.execute(trade, current.policy.trade);
    if (begun.ok) return begun;
    const { code } = begun.refusal;
    return refusedStart(code === "too_long" ? "offer_not_takeable" : code);
  }
}

function refusedStart(code: "offer_not_active" | "offer_not_takeable" | "amount_too_small") {
  return refuse({ code, all: [{ code }] } as const);
}

/** The bonds that cover the trade change with its start: none of them is returned at the same time. */
function bondsReliedOn({ offer, owner }: LoadedStart): readonly AggregateChange[] {
  if (!needsBond(offer)) return [];
  return owner.bond.bonds.map(({ amount, version }) => ({
    aggregate: "bond",
    id: bondId(owner.traderId, amount.asset),
    seenVersion: version,
    state: {},
  }));
}

/** Those of a saved account were checked when it was saved. */
function linesOfTaker(
  offer: Offer,
  { ofTaker, savedAccountId }: SellersPlace,
  policy: OfferPolicy,
) {
  if (offer.side === "buy" && savedAccountId !== undefined) return accept(ofTaker);
  return judgeTakersLines(offer, ofTaker, policy);
}

const unknownAccount = [{ field: "saved_account", code: "unknown" }] as const;

function askedAmount(offer: Offer, asked: StartAsked): AskedAmount | undefined {
  const { fiatAmount, cryptoAmount } = asked;
  if ((fiatAmount === undefined) === (cryptoAmount === undefined)) return undefined;
  if (fiatAmount !== undefined) {
    const fiat = parseFiat(offer.currency, fiatAmount);
    return fiat.ok ? { kind: "fiat", fiat: fiat.value } : undefined;
  }
  const units = BigInt(cryptoAmount ?? 0);
  const { granule } = assets[offer.asset];
  if (units % granule !== 0n) return undefined;
  return { kind: "crypto", amount: money(offer.asset, units) };
}

function seenPrice(offer: Offer, { priceSeen, offerVersion }: StartAsked) {
  const version = offerVersion === undefined ? {} : { offerVersion };
  if (priceSeen === undefined) return version;
  const price = parsePrice(offer.asset, offer.currency, priceSeen);
  return price.ok ? { ...version, price: price.value } : undefined;
}
