import { money } from "../../../src/domain/money/money.ts";
import { feeOf } from "../../../src/domain/trade/fee.ts";
import { openTrade, type TradeOpening } from "../../../src/domain/trade-decision/open-trade.ts";
import type { IdentityProof } from "../../../src/domain/account/identity-proof.ts";
import type { TradeCommand } from "../../../src/domain/trade/trade-command.ts";
import type { TradeContext } from "../../../src/domain/trade/trade-context.ts";
import type { TradeChange } from "../../../src/domain/trade/trade-change.ts";
import { decideTrade } from "../../../src/domain/trade-decision/decide-trade.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import type { Instant, Trade, TradeMoney } from "../../../src/domain/trade/trade.ts";
import { defaultTradePolicy } from "../../../src/domain/policy/default-policy.ts";

export const start: Instant = Date.UTC(2026, 10, 20, 12);
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** 0.00153000 BTC for 100.00 EUR at 65,359.48 EUR, fee 1 %, worth 108.70 USD. */
export const agreed: TradeMoney<"BTC"> = {
  amount: money("BTC", 153_000n),
  fee: feeOf(money("BTC", 153_000n), { basisPoints: 100, discountPercent: 0 }),
  cashback: money("BTC", 0n),
  feeRate: { basisPoints: 100, discountPercent: 0 },
  fiat: { currency: "EUR", minor: 100_00n },
  price: { asset: "BTC", currency: "EUR", scaled: 6_535_948_000_000n },
  marketPrice: { asset: "BTC", currency: "EUR", scaled: 6_500_000_000_000n },
  usdCents: 108_70n,
};

/** A trade of Ana, who buys, on an offer of Ben, who sells; the payment window is 30 minutes. */
export const opening: TradeOpening = {
  id: "T1",
  offerId: "O1",
  buyerId: "ana",
  sellerId: "ben",
  offerOwner: "seller",
  starterId: "ana",
  flow: "default",
  money: agreed,
  windowSeconds: 1800,
  deferred: false,
  now: start,
  policy: defaultTradePolicy,
  policyVersion: 1,
};

/** Context values that let every act pass. */
export function contextAt(now: Instant, other: Partial<TradeContext> = {}): TradeContext {
  return {
    now,
    policy: defaultTradePolicy,
    halts: [],
    openRequirements: [],
    sellerHasReleaseFactor: false,
    ...other,
  };
}

export function openedTrade(other: Partial<TradeOpening> = {}): Trade {
  return openTrade({ ...opening, ...other }).trade;
}

export function freshProof(now: Instant): IdentityProof {
  return { kind: "password", provenAt: now };
}

/** Executes a command; a refusal, or nothing to do, fails the test. */
export function carriedOut(
  trade: Trade,
  command: TradeCommand,
  context: TradeContext,
): TradeChange {
  const decision = decideTrade(trade, command, context);
  if (!decision.ok) throw new Error(`${command.act}: ${JSON.stringify(decision.refusal)}`);
  if (isAlreadySo(decision.value)) throw new Error(`${command.act}: it is so already`);
  return decision.value;
}

/** The code of the refusal; undefined if there is none. */
export function refusalOf(
  trade: Trade,
  command: TradeCommand,
  context: TradeContext,
): string | undefined {
  const decision = decideTrade(trade, command, context);
  return decision.ok ? undefined : decision.refusal.code;
}

/** Ana marked the trade as paid ten minutes after the start. */
export function paidTrade(other: Partial<TradeOpening> = {}): Trade {
  const context = contextAt(start + 10 * minute);
  return carriedOut(openedTrade(other), { act: "paid", actorId: "ana" }, context).trade;
}
