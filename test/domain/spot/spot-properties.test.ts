import { expect } from "chai";
import fc from "fast-check";
import { accountId } from "../../../src/domain/ledger/account.ts";
import { spotMarkets, type SpotPair } from "../../../src/domain/spot/spot-market.ts";
import { heldBySpotOrder } from "../../../src/domain/spot/spot-order.ts";
import { ModelExchange, type Step } from "./model-exchange.ts";
import { ReferenceBook } from "./reference-book.ts";

const people = ["ana", "ben", "cai", "dee"];

/** Prices lie close together and quantities are small, so that orders meet, in part and several at once. */
const stepOf = (pair: SpotPair): fc.Arbitrary<Step> => {
  const { tick, lot, base } = spotMarkets[pair];
  const [start, coin] = base === "BTC" ? [600_000n, 100n] : [300_000n, 100n];
  const price = fc.bigInt({ min: -6n, max: 6n }).map((step) => (start + step) * tick);
  const place = fc.record({
    act: fc.constant("place" as const),
    by: fc.constantFrom(...people),
    wish: fc.record({
      pair: fc.constant(pair),
      side: fc.constantFrom("buy" as const, "sell" as const),
      kind: fc.constantFrom("limit" as const, "limit" as const, "market" as const),
      price,
      quantity: fc.bigInt({ min: 1n, max: 20n }).map((lots) => lots * coin * lot),
    }),
  });
  const cancel = fc.record({ act: fc.constant("cancel" as const), place: fc.nat(8) });
  const bar = fc.record({ act: fc.constant("bar" as const), by: fc.constant("dee") });
  return fc.oneof(
    { weight: 20, arbitrary: place },
    { weight: 4, arbitrary: cancel },
    { weight: 1, arbitrary: bar },
  );
};

const sequences = fc
  .constantFrom<SpotPair>("BTC-USDT", "ETH-USDT")
  .chain((pair) =>
    fc.record({ pair: fc.constant(pair), steps: fc.array(stepOf(pair), { maxLength: 40 }) }),
  );

const funded = (policy?: ConstructorParameters<typeof ModelExchange>[0]) => {
  const exchange = new ModelExchange(policy);
  for (const by of people) {
    exchange.give(by, "BTC", 3_000_000n);
    exchange.give(by, "ETH", 2n * 10n ** 18n);
    exchange.give(by, "USDT", 4_000_000_000n);
  }
  return exchange;
};

/** After each step. */
const afterEach = (check: (exchange: ModelExchange, pair: SpotPair) => void, policy = {}) => {
  fc.assert(
    fc.property(sequences, ({ pair, steps }) => {
      const exchange = funded(policy);
      for (const step of steps) {
        exchange.step(step);
        check(exchange, pair);
      }
    }),
  );
};

const sumOf = ({ balances }: ModelExchange, asset: string) =>
  [...balances]
    .filter(([id]) => id.split(":")[1] === asset)
    .reduce((sum, [, units]) => sum + units, 0n);

describe("an order book, whatever is placed and cancelled", () => {
  it("creates and loses nothing of any coin", () => {
    const before = funded();
    afterEach((exchange) => {
      for (const asset of ["BTC", "ETH", "USDT"]) {
        expect(sumOf(exchange, asset)).to.equal(sumOf(before, asset));
      }
    });
  });

  it("takes no account below zero", () => {
    afterEach(({ balances }) => {
      for (const [id, units] of balances) expect(units >= 0n, id).to.equal(true);
    });
  });

  it("is never crossed", () => {
    afterEach((exchange) => {
      const [bid] = exchange.side("buy");
      const [ask] = exchange.side("sell");
      if (bid && ask) expect(bid.price < ask.price).to.equal(true);
    });
  });

  it("holds for each open order exactly what it can still cost, and for no other anything", () => {
    afterEach((exchange) => {
      const held = new Map([...exchange.balances].filter(([id]) => id.startsWith("spot:")));
      for (const order of exchange.book.values()) {
        const { asset, units } = heldBySpotOrder(order);
        const id = accountId({ kind: "spot", asset, orderId: order.id });
        expect(held.get(id)).to.equal(units);
        held.delete(id);
      }
      for (const [id, units] of held) expect(units, id).to.equal(0n);
    });
  });

  it("trades nobody with themselves", () => {
    afterEach(({ placements }) => {
      for (const { order, fills } of placements) {
        for (const { maker } of fills) expect(maker.traderId).to.not.equal(order.traderId);
      }
    });
  });

  it("never trades at a price worse than an order's own", () => {
    afterEach(({ placements }) => {
      for (const { order, fills } of placements) {
        for (const { price, maker } of fills) {
          expect(price).to.equal(maker.price);
          expect(order.side === "buy" ? price <= order.price : price >= order.price).to.equal(true);
        }
      }
    });
  });

  it("keeps 0.1 % of what each side gets, rounded up", () => {
    afterEach((exchange) => {
      const fills = exchange.placements.flatMap((each) => each.fills);
      const granule = (asset: string) => (asset === "ETH" ? 10n ** 10n : 1n);
      const feeOf = (units: bigint, asset: string) => {
        const step = 1_000n * granule(asset);
        return ((units + step - 1n) / step) * granule(asset);
      };
      for (const { maker, quantity, value, buyerFee, sellerFee } of fills) {
        expect(buyerFee.units).to.equal(feeOf(quantity, spotMarkets[maker.pair].base));
        expect(sellerFee.units).to.equal(feeOf(value.units, "USDT"));
      }
      const kept = (asset: string) =>
        fills
          .flatMap(({ buyerFee, sellerFee }) => [buyerFee, sellerFee])
          .filter((fee) => fee.asset === asset)
          .reduce((sum, { units }) => sum + units, 0n);
      for (const asset of ["BTC", "ETH", "USDT"]) {
        expect(exchange.balance(`fees:${asset}`)).to.equal(kept(asset));
      }
    });
  });

  it("gives the same when it is played again", () => {
    fc.assert(
      fc.property(sequences, ({ steps }) => {
        const [first, second] = [funded(), funded()];
        for (const step of steps) first.step(step);
        for (const step of steps) second.step(step);
        expect(second.log).to.deep.equal(first.log);
        expect(second.balances).to.deep.equal(first.balances);
      }),
    );
  });

  it("trades with nobody who may not trade any more, and gives them back what their orders held", () => {
    fc.assert(
      fc.property(sequences, ({ steps }) => {
        const exchange = funded();
        let barredFrom = Infinity;
        for (const step of steps) {
          if (step.act === "bar") barredFrom = Math.min(barredFrom, exchange.placements.length);
          exchange.step(step);
        }
        const makers = exchange.placements
          .slice(Math.min(barredFrom, exchange.placements.length))
          .flatMap(({ fills }) => fills.map(({ maker }) => maker.traderId));
        expect(makers).to.not.include("dee");
      }),
    );
  });

  it("trades lot for lot as the plainest book there is", () => {
    const { tick, lot } = spotMarkets["BTC-USDT"];
    const order = fc.record({
      by: fc.constantFrom("ana", "ben", "cai"),
      isBuy: fc.boolean(),
      price: fc.integer({ min: 599_995, max: 600_005 }),
      lots: fc.integer({ min: 9, max: 40 }),
      cancels: fc.option(fc.nat(10)),
    });
    fc.assert(
      fc.property(fc.array(order, { maxLength: 40 }), (orders) => {
        const reference = new ReferenceBook();
        const exchange = new ModelExchange({ mostFills: 100 });
        for (const by of ["ana", "ben", "cai"]) {
          exchange.give(by, "BTC", 10n ** 12n);
          exchange.give(by, "USDT", 10n ** 15n);
        }
        for (const { by, isBuy, price, lots, cancels } of orders) {
          const placed = exchange.place(by, {
            pair: "BTC-USDT",
            side: isBuy ? "buy" : "sell",
            kind: "limit",
            price: BigInt(price) * tick,
            quantity: BigInt(lots) * lot,
          });
          expect(placed).to.be.an("object");
          reference.place(by, isBuy, price, lots);
          const gone = cancels === null ? undefined : [...exchange.book.values()][cancels];
          if (gone) {
            exchange.post([]);
            exchange.book.delete(gone.id);
            reference.cancel(gone.id);
          }
        }
        const traded = exchange.placements.flatMap(({ order: taker, fills }) =>
          fills.flatMap((fill) =>
            Array.from(
              { length: Number(fill.quantity / lot) },
              () => `${fill.maker.id} ${taker.id} ${fill.price / tick}`,
            ),
          ),
        );
        expect(traded).to.deep.equal(reference.trades);
        expect(
          [...exchange.book.values()].map((each) => [
            each.id,
            Number((each.quantity - each.filled) / lot),
          ]),
        ).to.have.deep.members(reference.orders.map(({ name, lots }) => [name, lots]));
      }),
    );
  });
});
