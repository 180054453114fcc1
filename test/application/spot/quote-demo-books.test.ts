import { expect } from "chai";
import { QuoteDemoBooks } from "../../../src/application/spot/quote-demo-books.ts";
import type { Commit } from "../../../src/application/ports/commit.ts";
import type { SpotStore } from "../../../src/application/ports/spot-store.ts";
import { accept } from "../../../src/domain/result/result.ts";
import { spotMarkets } from "../../../src/domain/spot/spot-market.ts";
import type { SpotWish } from "../../../src/domain/spot/spot-order.ts";

/** A demo whose market stands still until it is moved. */
function demo() {
  const placed: (SpotWish & { readonly by: string })[] = [];
  const commits: Commit[] = [];
  let cancelled = 0;
  let price = 60_000n;
  const books = new QuoteDemoBooks({
    spot: { facts: () => Promise.resolve({ now: 1 } as Awaited<ReturnType<SpotStore["facts"]>>) },
    place: {
      execute: ({ traderId }, wish) => {
        placed.push({ ...wish, by: traderId });
        return Promise.resolve(accept("order"));
      },
    },
    cancel: {
      cancelAll: () => {
        cancelled += 1;
        return Promise.resolve(0);
      },
    },
    changes: {
      commit: (commit) => {
        commits.push(commit);
        return Promise.resolve({ outcome: "applied" });
      },
    },
    prices: {
      quote: (asset) => {
        const scaled = (asset === "USDT" ? 1n : price) * 10n ** 8n;
        return { price: { asset, currency: "USD", scaled }, at: 0, sources: [] };
      },
    },
  });
  return {
    placed,
    commits,
    cancelled: () => cancelled,
    moveTo: (next: bigint) => (price = next),
    run: () => books.execute("maker", "taker"),
  };
}

describe("the books of a demo", () => {
  it("have prices on both sides of the market's rate, in whole ticks and lots", async () => {
    const { placed, run } = demo();
    await run();
    const quotes = placed.filter(({ pair, by }) => pair === "BTC-USDT" && by === "maker");
    expect(quotes).to.have.length(12);
    for (const { pair, side, price, quantity } of quotes) {
      const { tick, lot } = spotMarkets[pair];
      expect(price! % tick).to.equal(0n);
      expect(quantity % lot).to.equal(0n);
      expect(side === "buy" ? price! < 60_000_000_000n : price! > 60_000_000_000n).to.equal(true);
    }
  });

  it("are quoted anew when the market moves, and traded with in each round", async () => {
    const { placed, cancelled, moveTo, run } = demo();
    await run();
    await run();
    expect(cancelled()).to.equal(2);
    moveTo(60_600n);
    await run();
    expect(cancelled()).to.equal(4);
    const taken = placed.filter(({ by }) => by === "taker");
    expect(taken.map(({ side }) => side)).to.deep.equal([
      "sell",
      "sell",
      "buy",
      "buy",
      "sell",
      "sell",
    ]);
  });

  it("are funded with play money once", async () => {
    const { commits, run } = demo();
    await run();
    await run();
    expect(commits.flatMap(({ entries }) => entries.map(({ ref }) => ref))).to.deep.equal([
      "faucet:maker:BTC:spot",
      "faucet:maker:USDT:spot",
      "faucet:maker:ETH:spot",
      "faucet:taker:BTC:spot",
      "faucet:taker:USDT:spot",
      "faucet:taker:ETH:spot",
    ]);
  });
});
