import { expect } from "chai";
import { PostgresTraderStore } from "../../../src/adapters/persistence/account/postgres-trader-store.ts";
import { PostgresClaimStore } from "../../../src/adapters/persistence/claim/postgres-claim-store.ts";
import { PostgresSpotStore } from "../../../src/adapters/persistence/spot/postgres-spot-store.ts";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { CancelSpotOrders } from "../../../src/application/spot/cancel-spot-orders.ts";
import { OneAfterAnother } from "../../../src/application/spot/one-after-another.ts";
import { PlaceSpotOrder } from "../../../src/application/spot/place-spot-order.ts";
import { journalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { money } from "../../../src/domain/money/money.ts";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";
import type { SpotSide } from "../../../src/domain/spot/spot-order.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { TestMarket, type Counter } from "../../support/test-market.ts";

/** One process: its connections, its lane of commits, and its own order of arrival. */
function deskOf(counter: Counter, number: number) {
  let ids = 0;
  const parts = {
    spot: new PostgresSpotStore(counter.pool),
    claims: new PostgresClaimStore(counter.pool),
    changes: counter.changes,
  };
  return {
    cancel: new CancelSpotOrders(parts),
    place: new PlaceSpotOrder({
      ...parts,
      traders: new PostgresTraderStore(counter.pool),
      prices: { quote: () => undefined },
      policy: () => defaultPolicy,
      newId: () => `spot${number}order${(ids += 1)}`,
      turns: new OneAfterAnother(),
    }),
  };
}

describe("orders of four processes at the same time", () => {
  let floor: TestMarket;
  let people: Actor[];
  let desks: readonly ReturnType<typeof deskOf>[];
  before(async () => {
    floor = await TestMarket.open();
    const counters = await Promise.all([1, 2, 3, 4].map(() => floor.openCounter()));
    desks = counters.map(deskOf);
    people = [];
    for (const name of ["a", "b", "c"]) {
      const person = await floor.addTrader();
      people.push(person);
      await floor.fund(counters[0]!, person, money("BTC", 10_000_000n));
      const { traderId } = person;
      const asset = "USDT" as const;
      await counters[0]!.changes.commit({
        judgedAt: await floor.now(),
        usage: [],
        entries: [
          journalEntry(`faucet:${name}:USDT:1`, [
            {
              from: { kind: "clearing", asset },
              to: { kind: "available", asset, traderId },
              amount: money(asset, 10_000_000_000n),
            },
          ]),
        ],
      });
    }
  });
  after(() => floor.close());
  afterEach(() => expectBooksBalance(floor.database));

  const busy = { ok: false, refusal: { code: "busy" } } as const;
  const place = (place_: number, side: SpotSide, step: bigint) =>
    desks[place_ % 4]!.place.execute(people[place_ % 3]!, {
      pair: "BTC-USDT",
      side,
      kind: "limit",
      price: 60_000_000_000n + step * 100_000n,
      quantity: 100_000n,
    }).catch(() => busy);

  it("meet the book one after the other", async () => {
    const placed = await Promise.all(
      Array.from({ length: 24 }, (_, each) =>
        place(each, each % 2 === 0 ? "sell" : "buy", BigInt(each % 5)),
      ),
    );
    const codes = placed.flatMap((each) => (each.ok ? [] : [each.refusal.code]));
    expect(codes.every((code) => code === "busy")).to.equal(true);
    expect(codes.length).to.be.lessThan(12);
    const [book] = await floor.database.query<{ bid: string | null; ask: string | null }>(
      `SELECT (SELECT max(price) FROM spot_order WHERE side = 'buy' AND ended_at IS NULL) AS bid,
              (SELECT min(price) FROM spot_order WHERE side = 'sell' AND ended_at IS NULL) AS ask`,
    );
    const { bid, ask } = book!;
    expect(bid === null || ask === null || BigInt(bid) < BigInt(ask)).to.equal(true);
    const [market] = await floor.database.query<{ placed: number; orders: number }>(
      `SELECT placed, (SELECT count(*)::integer FROM spot_order) AS orders FROM spot_market`,
    );
    expect(market!.placed).to.equal(market!.orders);
  });

  it("are cancelled or traded, and never both", async () => {
    await Promise.all(
      people.map((person) => desks[0]!.cancel.cancelAll(person.traderId, undefined)),
    );
    const waiting = await place(0, "sell", 0n);
    if (!waiting.ok) throw new Error("The order was not placed");
    const [cancelled, bought] = await Promise.all([
      desks[1]!.cancel.execute(people[0]!.traderId, waiting.value),
      place(1, "buy", 0n),
    ]);
    expect(bought.ok).to.equal(true);
    const [order] = await floor.database.query<{ end_reason: string; filled: string }>(
      "SELECT end_reason, filled::text AS filled FROM spot_order WHERE id = $1",
      [waiting.value],
    );
    expect(order).to.deep.equal(
      cancelled.ok
        ? { end_reason: "cancelled", filled: "0" }
        : { end_reason: "filled", filled: "100000" },
    );
  });
});
