import { setImmediate as turn } from "node:timers/promises";
import { expect } from "chai";
import { LiveMarketPrices } from "../../../src/application/market/live-market-prices.ts";
import { WaitForPrices } from "../../../src/application/market/wait-for-prices.ts";
import { defaultMarketPolicy } from "../../../src/domain/policy/default-policy.ts";

describe("waiting for a move of the market", () => {
  let now: number;
  let prices: LiveMarketPrices;
  let wait: WaitForPrices;
  let left: AbortController;
  beforeEach(() => {
    now = 1_000_000;
    prices = new LiveMarketPrices(
      () => defaultMarketPolicy,
      () => now,
    );
    wait = new WaitForPrices(prices);
    left = new AbortController();
  });

  function hear(units: bigint): void {
    now += 60_000;
    const scaled = units * 10n ** 8n;
    prices.take([{ source: "told", base: "BTC", currency: "EUR", scaled, at: now }]);
  }

  /** What to ask afterwards: whether the wait is over. */
  function begin(after: number): () => Promise<boolean> {
    let isOver = false;
    void wait.execute(after, 25, left.signal).then(() => (isOver = true));
    return async () => {
      await turn();
      return isOver;
    };
  }

  it("ends with the first news, and not with what was heard before", async () => {
    hear(60_000n);
    const isOver = begin(wait.newest());
    expect(await isOver()).to.equal(false);
    prices.take([{ source: "told", base: "BTC", currency: "EUR", scaled: 1n, at: now - 1 }]);
    expect(await isOver()).to.equal(false);
    hear(61_000n);
    expect(await isOver()).to.equal(true);
  });

  it("does not begin where there were news in between", async () => {
    hear(60_000n);
    const seen = wait.newest();
    hear(61_000n);
    expect(await begin(seen)()).to.equal(true);
    expect(wait.newest()).to.be.greaterThan(seen);
  });

  it("ends when nobody waits any more, when the time is over, and when the process stops", async () => {
    const isOver = begin(wait.newest());
    left.abort();
    expect(await isOver()).to.equal(true);
    await wait.execute(wait.newest(), 0, new AbortController().signal);
    const stopped = wait.execute(wait.newest(), 25, new AbortController().signal);
    wait.end();
    await stopped;
    await wait.execute(wait.newest(), 25, new AbortController().signal);
  });

  it("ends for one part after the other, with a pause after each", async () => {
    const pauses: (() => void)[] = [];
    wait = new WaitForPrices(prices, () => new Promise((resolve) => pauses.push(resolve)));
    const waits = Array.from({ length: 60 }, () => begin(wait.newest()));
    const count = async () => (await Promise.all(waits.map((isOver) => isOver()))).filter(Boolean);
    hear(60_000n);
    expect(await count()).to.have.length(25);
    pauses.shift()?.();
    expect(await count()).to.have.length(50);
    pauses.shift()?.();
    expect(await count()).to.have.length(60);
    expect(pauses).to.deep.equal([]);
  });

  it("ends for all who wait, a part of them at once", async () => {
    const waits = Array.from({ length: 250 }, () => begin(wait.newest()));
    hear(60_000n);
    const count = async () => (await Promise.all(waits.map((isOver) => isOver()))).filter(Boolean);
    expect(await count())
      .to.have.length.greaterThan(0)
      .and.lessThan(waits.length);
    while ((await count()).length < waits.length) await turn();
  });
});
