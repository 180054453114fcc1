import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import type { OfferCard } from "../../src/adapters/http/contract/offer/offer-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import { expectBooksBalance } from "../support/books.ts";
import { BuiltProgram, type Run } from "../support/built-program.ts";
import { onDatabase } from "../support/on-database.ts";
import { Visitor } from "../support/visitor.ts";

const environment = {
  DEMO: "1",
  READS_PER_MINUTE: "100000",
  WRITES_PER_MINUTE: "100000",
  PAIR_LIMIT: "0",
};
const cycles = 5;
const clients = 6;

/** What the server said that it did, written down outside of it. */
type Journal = Map<string, TradeView["status"]>;

describe("a server that is killed again and again under load", function () {
  this.timeout(120_000);
  const program = new BuiltProgram();
  after(() => program.remove());

  it("loses nothing that it acknowledged, and does nothing twice", async () => {
    let run = program.run(environment);
    let url = await run.ready;
    const journal: Journal = new Map();
    let isOver = false;
    const live = Array.from({ length: clients }, async (_, index) => {
      for (let round = 0; !isOver; round++) {
        await tradeOnce(
          () => url,
          `${index}-${round}`,
          journal,
          () => isOver,
        );
      }
    });
    for (let cycle = 0; cycle < cycles; cycle++) {
      await pause(300 + Math.random() * 400);
      run = await killAndRestart(run);
      url = await run.ready;
    }
    await pause(500);
    isOver = true;
    await Promise.all(live);

    expect(journal.size, "nothing was acknowledged: the test saw nothing").to.be.greaterThan(0);
    await onDatabase(program.folder, async (query) => {
      const stored = await query<{ id: string; status: string }>("SELECT id, status FROM trade");
      const statuses = new Map(stored.map(({ id, status }) => [id, status]));
      for (const [id, acknowledged] of journal) {
        expect(reached(statuses.get(id)), `${id} was ${acknowledged}`).to.be.at.least(
          reached(acknowledged),
        );
      }
      await expectBooksBalance({ query });
    });
  });

  async function killAndRestart(running: Run): Promise<Run> {
    running.process.kill("SIGKILL");
    await running.ended;
    return program.run(environment);
  }
});

const order = ["active_funded", "paid", "released"];

function reached(status: string | undefined): number {
  return order.indexOf(status ?? "");
}

/** One trade from start to release; every step is sent again under its key until it is answered. */
async function tradeOnce(
  url: () => string,
  name: string,
  journal: Journal,
  isOver: () => boolean,
): Promise<void> {
  const insist = async (act: (visitors: Pair) => Promise<TradeView>): Promise<TradeView> => {
    for (;;) {
      try {
        return await act(await pairOf(url()));
      } catch (error) {
        if (isOver()) throw error;
        await pause(50);
      }
    }
  };
  try {
    const started = await insist(async ({ buyer }) => {
      const query = { type: "buy", crypto_currency_id: "8", currency: "EUR" };
      const [offer]: OfferCard[] = (await buyer.must("listOffers", { query })).data;
      const body = { offer_id: offer?.idHashed, fiat_amount: "20.00" };
      return (await buyer.must("startTrade", { body, key: `start-${name}` })).data;
    });
    journal.set(started.id, started.status);
    const parameters = { id: started.id };
    const paid = await insist(
      async ({ buyer }) =>
        (await buyer.must("markTradePaid", { parameters, key: `paid-${name}` })).data,
    );
    journal.set(paid.id, paid.status);
    const body = { password: demoPassword };
    const released = await insist(
      async ({ seller }) =>
        (await seller.must("releaseTrade", { parameters, body, key: `free-${name}` })).data,
    );
    journal.set(released.id, released.status);
  } catch (error) {
    if (!isOver()) throw error;
  }
}

interface Pair {
  readonly buyer: Visitor;
  readonly seller: Visitor;
}

const pairs = new Map<string, Promise<Pair>>();

/** The two people, signed in at that address; sessions outlive the server that gave them. */
function pairOf(url: string): Promise<Pair> {
  const known = pairs.get(url);
  if (known) return known;
  const pair = Promise.all(
    ["bruno_costa", "ana_lima"].map((login) => Visitor.ofDemo(url, login)),
  ).then(([buyer, seller]) => {
    if (!buyer || !seller) throw new Error("Nobody came");
    return { buyer, seller };
  });
  pairs.set(url, pair);
  pair.catch(() => pairs.delete(url));
  return pair;
}
