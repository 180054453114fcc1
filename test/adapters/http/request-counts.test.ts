import { expect } from "chai";
import { RequestCounts } from "../../../src/adapters/http/inbound/request-counts.ts";
import type {
  CountedRequests,
  ExchangeCounts,
} from "../../../src/application/ports/request-counts.ts";

/** What all processes told. */
class Table {
  readonly #rows = new Map<string, CountedRequests>();
  exchanges = 0;

  exchangeOf(process: string): ExchangeCounts {
    return async (own) => {
      this.exchanges += 1;
      for (const each of own) this.#rows.set(`${process} ${each.minute} ${each.caller}`, each);
      const others = [...this.#rows].filter(([key]) => !key.startsWith(`${process} `));
      return own.map(({ caller, minute }) => ({
        caller,
        minute,
        requests: others
          .map(([, row]) => (row.caller === caller && row.minute === minute ? row.requests : 0))
          .reduce((sum, requests) => sum + requests, 0),
      }));
    };
  }
}

describe("requests counted by several processes", () => {
  let now: number;
  let table: Table;
  beforeEach(() => {
    now = 1_000 * 60_000;
    table = new Table();
  });
  const open = (name: string) => {
    const counts = new RequestCounts(() => now);
    const store = counts.storeOf("reads", 20);
    return {
      send: async (times: number, caller = "nora") => {
        let hits = 0;
        for (let count = 0; count < times; count += 1)
          hits = (await store.increment(caller)).totalHits;
        return hits;
      },
      exchange: () => counts.exchange(table.exchangeOf(name)),
    };
  };

  it("counts what others counted, once it was told", async () => {
    const [one, other] = [open("one"), open("other")];
    expect(await one.send(5)).to.equal(5);
    expect(await other.send(8)).to.equal(8);
    for (const each of [one, other, one]) await each.exchange();
    expect([await one.send(1), await other.send(1)]).to.deep.equal([14, 14]);
    // Told again, the numbers replace what was told before.
    for (const each of [one, other, one]) await each.exchange();
    expect([await one.send(1), await other.send(1)]).to.deep.equal([16, 16]);
    expect(await one.send(1, "omar")).to.equal(1);
  });

  it("tells of nobody who sent less than a tenth of the limit", async () => {
    const one = open("one");
    await one.send(1);
    await one.exchange();
    expect(table.exchanges).to.equal(0);
    await one.send(1);
    await one.exchange();
    expect(table.exchanges).to.equal(1);
  });

  it("forgets over a minute: nobody sends twice the limit around its turn", async () => {
    const [one, other] = [open("one"), open("other")];
    await one.send(10);
    await other.send(10);
    for (const each of [one, other, one]) await each.exchange();
    now += 60_000;
    for (const each of [one, other, one]) await each.exchange();
    expect(await one.send(1)).to.equal(21);
    now += 30_000;
    expect(await one.send(1)).to.equal(12);
    now += 60_000;
    expect(await one.send(1)).to.equal(2);
    now += 120_000;
    expect(await one.send(1)).to.equal(1);
  });
});
