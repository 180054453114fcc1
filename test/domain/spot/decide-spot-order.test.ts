import { expect } from "chai";
import fc from "fast-check";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import { assets } from "../../../src/domain/money/asset.ts";
import { money } from "../../../src/domain/money/money.ts";
import { defaultSpotPolicy } from "../../../src/domain/policy/default-chain-policy.ts";
import { defaultLevelPolicy } from "../../../src/domain/policy/default-policy.ts";
import {
  orderPrice,
  spotObstacle,
  type SpotFacts,
  type SpotObstacle,
} from "../../../src/domain/spot/decide-spot-order.ts";
import { spotFee } from "../../../src/domain/spot/match-order.ts";
import { spotMarketOf, spotMarkets, spotPairs } from "../../../src/domain/spot/spot-market.ts";
import type { SpotWish } from "../../../src/domain/spot/spot-order.ts";
import type { SpotPolicy } from "../../../src/domain/spot/spot-policy.ts";
import { ModelExchange } from "./model-exchange.ts";

const day = 86_400_000;
const price = 60_000_000_000n;
const wish: SpotWish = {
  pair: "BTC-USDT",
  side: "buy",
  kind: "limit",
  price,
  quantity: 1_000_000n,
};
const plain: SpotFacts = {
  account: freeAccount,
  level: 2,
  isCountryClosed: false,
  inDebt: false,
  available: 600_000_000n,
  halts: [],
  openOrders: 0,
  bestPrice: undefined,
  reference: price,
};

const codeOf = (
  facts: Partial<SpotFacts> = {},
  wanted: Partial<SpotWish> = {},
  policy: Partial<SpotPolicy> = {},
) => {
  const asked = { ...wish, ...wanted };
  const known = { ...plain, ...facts };
  const spot = { ...defaultSpotPolicy, ...policy };
  const worst = orderPrice(asked, known.bestPrice, spot);
  return spotObstacle(asked, worst, known, { spot, levels: defaultLevelPolicy });
};

describe("an order for the book", () => {
  it("is placed where nothing keeps it", () => {
    expect(codeOf()).to.equal(undefined);
  });

  const held = { ...freeAccount, securityChange: { at: 0, secondsAgo: day / 1_000 - 1 } };
  const refused: readonly [
    SpotObstacle,
    Partial<SpotFacts>,
    Partial<SpotWish>?,
    Partial<SpotPolicy>?,
  ][] = [
    ["spot_locked", { account: { ...freeAccount, states: ["frozen"] } }],
    ["id_required", { level: 0 }],
    ["blocked_in_location", { isCountryClosed: true }],
    ["spot_debt", { inDebt: true }],
    ["spot_halted", { halts: [{ kind: "spot", asset: "BTC" }] }],
    ["spot_halted", { halts: [{ kind: "trading", asset: "USDT" }] }],
    ["spot_halted", { halts: [{ kind: "withdrawals", asset: undefined }] }],
    ["spot_held", { account: held }],
    ["spot_price_step", {}, { price: price + 1n }],
    ["spot_price_step", {}, { price: 0n }],
    ["spot_quantity_step", {}, { quantity: 1_000_001n }],
    ["spot_too_small", {}, { quantity: 8_000n }],
    ["spot_too_large", { available: 10n ** 15n }, { quantity: 200_000_000n }],
    ["spot_price_far", { available: 10n ** 12n }, { price: 66_000_100_000n }],
    ["spot_price_far", { available: 10n ** 12n }, { price: 53_999_900_000n, side: "sell" }],
    ["spot_too_many", { openOrders: defaultSpotPolicy.mostOpenOrders }],
    ["balance_too_low", { available: 599_999_999n }],
    ["balance_too_low", { available: 999_999n }, { side: "sell" }],
    ["spot_no_match", {}, { kind: "market" }],
  ];
  for (const [code, facts, wanted, policy] of refused) {
    it(`is refused as ${code} for ${Object.keys({ ...facts, ...wanted, ...policy }).join()}`, () => {
      expect(codeOf(facts, wanted, policy)).to.equal(code);
    });
  }

  it("may ask for as much as its owner likes", () => {
    expect(codeOf({}, { price: 1_000_000_000n })).to.equal(undefined);
    const asked = { price: price * 3n, side: "sell" } as const;
    expect(codeOf({ available: 1_000_000n }, asked)).to.equal(undefined);
  });

  it("of a halted coin keeps other markets going", () => {
    const elsewhere = codeOf({ halts: [{ kind: "spot", asset: "ETH" }] });
    expect(elsewhere).to.equal(undefined);
  });
});

describe("the worst price of a market order", () => {
  it("is as far from the best as the policy protects, in whole steps, or what its owner accepts", () => {
    const of = (side: "buy" | "sell", own?: bigint) =>
      orderPrice({ ...wish, kind: "market", side, price: own }, 60_000_100_000n, {
        protectionBasisPoints: 300,
      });
    expect(of("buy")).to.equal(61_800_100_000n);
    expect(of("sell")).to.equal(58_200_100_000n);
    expect(of("buy", 60_500_000_000n)).to.equal(60_500_000_000n);
    expect(of("buy", 70_000_000_000n)).to.equal(61_800_100_000n);
    expect(of("sell", 59_000_000_000n)).to.equal(59_000_000_000n);
  });

  it("leaves what lies beyond it in the book", () => {
    const exchange = new ModelExchange();
    exchange.give("ana", "BTC", 10n ** 9n);
    exchange.give("ben", "USDT", 10n ** 12n);
    const sell = { pair: "BTC-USDT", side: "sell", kind: "limit", quantity: 100_000n } as const;
    exchange.place("ana", { ...sell, price });
    exchange.place("ana", { ...sell, price: price + price / 10n });
    const placed = exchange.place("ben", {
      pair: "BTC-USDT",
      side: "buy",
      kind: "market",
      price: undefined,
      quantity: 200_000n,
    });
    expect(placed).to.have.nested.property("order.filled", 100_000n);
    expect(placed).to.have.nested.property("order.end", "unfilled");
    expect(exchange.side("sell")).to.have.length(1);
  });
});

describe("a market", () => {
  it("trades one lot at one tick for a whole number of units", () => {
    for (const pair of spotPairs) {
      const { tick, lot, base } = spotMarkets[pair];
      expect((tick * lot) % 10n ** BigInt(assets[base].baseUnitDigits)).to.equal(0n);
      expect(lot % assets[base].granule).to.equal(0n);
      expect(spotMarketOf(base)?.pair).to.equal(pair);
    }
    expect(spotMarketOf("USDT")).to.equal(undefined);
  });

  it("never takes more as a fee than somebody gets", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.nat(10_000), (units, rate) => {
        const fee = spotFee(money("ETH", units), rate).units;
        expect(fee >= 0n && fee <= units).to.equal(true);
      }),
    );
  });

  it("trades with no more orders at once than the policy says, and cancels the rest", () => {
    const exchange = new ModelExchange({ mostFills: 2 });
    exchange.give("ana", "BTC", 10n ** 9n);
    exchange.give("ben", "USDT", 10n ** 12n);
    for (const _ of [1, 2, 3]) {
      exchange.place("ana", {
        pair: "BTC-USDT",
        side: "sell",
        kind: "limit",
        price,
        quantity: 100_000n,
      });
    }
    const placed = exchange.place("ben", { ...wish, quantity: 1_000_000n });
    expect(placed).to.have.nested.property("order.end", "fill_limit");
    expect(exchange.side("sell")).to.have.length(1);
    expect(exchange.side("buy")).to.have.length(0);
  });
});
