import type { Actor } from "../../src/application/actor/actor.ts";
import type { TradeCommit } from "../../src/application/ports/commit.ts";
import { money } from "../../src/domain/money/money.ts";
import { openTrade, type TradeOpening } from "../../src/domain/trade-decision/open-trade.ts";
import type { TradeChange } from "../../src/domain/trade/trade-change.ts";
import { defaultTradePolicy } from "../../src/domain/policy/default-policy.ts";

/** Who begins which trade, and when. */
export interface OpenedTrade {
  readonly id: string;
  readonly offerId: string;
  readonly buyer: Actor;
  readonly seller: Actor;
  readonly now: number;
  /** Whether its escrow is deferred; otherwise it is held at once. */
  readonly deferred?: boolean;
  /** Where its crypto is, if not in the books. */
  readonly custody?: TradeOpening["custody"];
}

/** The beginning of a trade of 0.002 BTC for 100 EUR, as the rules make it. */
export function openedTrade(opened: OpenedTrade): TradeChange {
  const { id, offerId, buyer, seller, now, deferred = false, custody } = opened;
  const price = { asset: "BTC", currency: "EUR", scaled: 5_000_000_000_000n } as const;
  return openTrade({
    id,
    offerId,
    buyerId: buyer.traderId,
    sellerId: seller.traderId,
    offerOwner: "seller",
    starterId: buyer.traderId,
    flow: "default",
    money: {
      amount: money("BTC", 200_000n),
      fee: money("BTC", 1_000n),
      cashback: money("BTC", 0n),
      feeRate: { basisPoints: 50, discountPercent: 0 },
      fiat: { currency: "EUR", minor: 100_00n },
      price,
      marketPrice: price,
      usdCents: 110_00n,
    },
    windowSeconds: 1_800,
    deferred,
    ...(custody && { custody }),
    now,
    policy: defaultTradePolicy,
    policyVersion: 1,
  });
}

/** Empty terms. */
export const emptyTerms: NonNullable<TradeCommit["terms"]> = {
  offerVersion: 1,
  paymentMethod: "sepa-instant",
  label: "",
  terms: "",
  tags: [],
  paymentDetails: [],
  rateSources: [],
  margin: null,
};
