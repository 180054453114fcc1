import type { JournalEntry } from "../../../domain/ledger/journal-entry.ts";
import type { Fiat } from "../../../domain/money/fiat.ts";
import { money } from "../../../domain/money/money.ts";
import { cryptoFor, type Price } from "../../../domain/money/price.ts";
import { feeOf } from "../../../domain/trade/fee.ts";
import { openTrade } from "../../../domain/trade-decision/open-trade.ts";
import { closed } from "../../../domain/trade/project-status.ts";
import type { TradeChange, TradeEvent } from "../../../domain/trade/trade-change.ts";
import type { ShownPolicy } from "../../http/contract/page-policy.ts";
import type { Instant, Side, Trade, TradeMoney } from "../../../domain/trade/trade.ts";

/** The partner's lines; their texts are in the message catalogue. */
export type PartnerLine =
  | "greeting"
  | "claim"
  | "pressure"
  | "apology"
  | "reminder"
  | "no-money"
  | "press-paid"
  | "patience"
  | "checking"
  | "thanks";

/** The steps the partner takes on their own. */
export type PartnerStep =
  | "greet"
  | "claim"
  | "press"
  | "pay"
  | "remind"
  | "miss-money"
  | "wonder"
  | "release"
  | "dispute"
  | "answer";

/** A partner's step, and when it happens. */
interface PlannedStep {
  readonly step: PartnerStep;
  readonly at: Instant;
}

interface PracticeMessage {
  readonly at: Instant;
  readonly author: Side;
  readonly said: { readonly line: PartnerLine } | { readonly text: string };
}

/** The rules of a practice: those of every trade. */
export type PracticePolicy = Pick<ShownPolicy, "trade" | "texts">;

/** A whole play-money trade against a scripted partner. Nothing leaves the browser. */
export interface Practice {
  readonly mySide: Side;
  /** The timers, times and limits are those of every trade. */
  readonly policy: PracticePolicy;
  readonly trade: Trade;
  readonly timeline: readonly (TradeEvent & { readonly at: Instant })[];
  /** Every entry of the pretend ledger. */
  readonly entries: readonly JournalEntry[];
  readonly messages: readonly PracticeMessage[];
  /** When the money went from the buyer's pretend bank to the seller's; undefined if it has not. */
  readonly bankedAt: Instant | undefined;
  readonly planned: readonly PlannedStep[];
  /** When the last event happened. */
  readonly now: Instant;
}

/** The user and the partner in the pretend trade. */
export const practiceIds = { me: "me", partner: "partner" } as const;

const windowSeconds = 30 * 60;
const fiat: Fiat = { currency: "EUR", minor: 100_00n };
const price: Price<"BTC"> = { asset: "BTC", currency: "EUR", scaled: 6_481_242_000_000n };
const marketPrice: Price<"BTC"> = { ...price, scaled: 6_455_420_000_000n };
const feeRate = { basisPoints: 50, discountPercent: 0 };
const amount = cryptoFor(fiat, price);

const agreed: TradeMoney<"BTC"> = {
  amount,
  fee: feeOf(amount, feeRate),
  cashback: money("BTC", 0n),
  feeRate,
  fiat,
  price,
  marketPrice,
  usdCents: 108_70n,
};

/** The trade has just started: the buyer took the seller's offer, and the crypto is held. */
export function startPractice(mySide: Side, now: Instant, policy: PracticePolicy): Practice {
  const { me, partner } = practiceIds;
  const [buyerId, sellerId] = mySide === "buyer" ? [me, partner] : [partner, me];
  const change = openTrade({
    id: "PRACTICE1",
    offerId: "PRACTICE1",
    buyerId,
    sellerId,
    offerOwner: "seller",
    starterId: buyerId,
    flow: "default",
    money: agreed,
    windowSeconds,
    deferred: false,
    now,
    policy: policy.trade,
    policyVersion: 1,
  });
  return {
    mySide,
    policy,
    trade: change.trade,
    timeline: eventsOf(change, now),
    entries: change.entries,
    messages: [],
    bankedAt: undefined,
    planned: [],
    now,
  };
}

/** The practice after a change to its trade. A finished one needs no further steps. */
export function withChange(practice: Practice, change: TradeChange, now: Instant): Practice {
  const changed: Practice = {
    ...practice,
    trade: change.trade,
    timeline: [...practice.timeline, ...eventsOf(change, now)],
    entries: [...practice.entries, ...change.entries],
    now,
  };
  return isOver(changed) ? { ...changed, planned: [] } : changed;
}

/** Whether the practice has nothing more to show: the trade is closed, or with a case worker. */
export function isOver({ trade }: Practice): boolean {
  return closed(trade) || trade.dispute !== "none";
}

function eventsOf({ events }: TradeChange, at: Instant): Practice["timeline"] {
  return events.map((event) => ({ ...event, at }));
}
