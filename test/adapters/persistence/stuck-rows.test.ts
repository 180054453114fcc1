import { expect } from "chai";
import { Client } from "pg";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { Busy } from "../../../src/application/ports/busy.ts";
import { GroupCommit } from "../../../src/adapters/persistence/commit/group-commit.ts";
import { journalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { money } from "../../../src/domain/money/money.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { for100, TestMarket, type Counter } from "../../support/test-market.ts";
import { patientStartPolicy } from "../../support/patient-start-policy.ts";

const oneBitcoin = money("BTC", 100_000_000n);
const howMany = 100;
/** How many commands run at once. */
const atOnce = 10;

describe("a row that someone else keeps locked", () => {
  let floor: TestMarket;
  let counter: Counter;
  let somebodyElse: Client;
  let seller: Actor;
  let buyer: Actor;
  let offerId: string;
  let count = 0;
  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    counter = await floor.openCounter({ patienceMs: 60_000 });
    somebodyElse = new Client({ connectionString: floor.database.ownerUrl });
    await somebodyElse.connect();
  });
  beforeEach(async () => {
    [seller, buyer] = [await floor.addTrader(), await floor.addTrader()];
    offerId = await floor.addSellOffer(seller);
    await floor.fund(counter, seller, oneBitcoin);
  });
  afterEach(async () => {
    await somebodyElse.query("ROLLBACK");
    await expectBooksBalance(floor.database);
  });
  after(async () => {
    await somebodyElse.end();
    await floor.close();
  });

  const hold = async (table: string, column: string, id: string) => {
    await somebodyElse.query("BEGIN");
    const { rowCount } = await somebodyElse.query(
      `SELECT 1 FROM ${table} WHERE ${column} = $1 FOR UPDATE`,
      [id],
    );
    expect(rowCount, `${table} ${id}`).to.equal(1);
  };
  const start = async () => {
    const started = await counter.startTrade.execute(buyer, for100(offerId));
    if (!started.ok) throw new Error(started.refusal.code);
    return started.value;
  };
  const paid = (tradeId: string) => counter.partyAct.execute(buyer, tradeId, { act: "paid" });
  const send = (lane: GroupCommit = counter.changes) => {
    const account = { kind: "available", asset: "BTC" } as const;
    const entry = journalEntry(`send:${(count += 1)}`, [
      {
        from: { ...account, traderId: seller.traderId },
        to: { ...account, traderId: buyer.traderId },
        amount: money("BTC", 1n),
      },
    ]);
    return lane.commit({ judgedAt: Date.now(), usage: [], entries: [entry] });
  };
  /** A hundred trades of others, from start to payment; returns how long they took, in ms. */
  const others = async () => {
    const people: { to: Actor; offered: string }[] = [];
    for (let n = 0; n < atOnce; n += 1) {
      const [from, to] = [await floor.addTrader(), await floor.addTrader()];
      await floor.fund(counter, from, oneBitcoin);
      people.push({ to, offered: await floor.addSellOffer(from) });
    }
    const begun = performance.now();
    await Promise.all(
      people.map(async ({ to, offered }) => {
        for (let n = 0; n < howMany / atOnce / 2; n += 1) {
          const started = await counter.startTrade.execute(to, for100(offered));
          if (!started.ok) throw new Error(started.refusal.code);
          const marked = await counter.partyAct.execute(to, started.value, { act: "paid" });
          expect(marked.ok).to.equal(true);
        }
      }),
    );
    return performance.now() - begun;
  };
  /** A command that needs the row waits for it alone, and succeeds when it is free. */
  const expectOthersToGoOn = async <Done>(waits: () => Promise<Done>): Promise<Done> => {
    const unhindered = await others();
    let isDone = false;
    const stuck = waits().finally(() => {
      isDone = true;
    });
    const hindered = await others();
    expect(isDone).to.equal(false);
    expect(hindered).to.be.below(3 * unhindered + 600);
    await somebodyElse.query("ROLLBACK");
    return stuck;
  };

  it("delays its trade, and nothing else", async () => {
    const tradeId = await start();
    await hold("trade", "id", tradeId);
    const done = await expectOthersToGoOn(() => paid(tradeId));
    expect(done).to.deep.equal({ ok: true, value: tradeId });
  });

  it("keeps who is paid from its account waiting, and nobody else", async () => {
    await hold("ledger_account", "id", `available:BTC:${seller.traderId}`);
    expect(await expectOthersToGoOn(() => send())).to.deep.equal({ outcome: "applied" });
  });

  it("keeps a start that it counts waiting, and nobody else", async () => {
    await start();
    await hold("trader_usage", "trader_id", buyer.traderId);
    const started = await expectOthersToGoOn(start);
    expect(await floor.status(started)).to.equal("active_funded");
  });

  it("keeps a start on its offer waiting, and nobody else", async () => {
    await hold("offer_usage", "offer_id", offerId);
    const started = await expectOthersToGoOn(start);
    expect(await floor.status(started)).to.equal("active_funded");
  });

  it("keeps many waiting, and of them no two in each other's way", async () => {
    await hold("ledger_account", "id", `available:BTC:${seller.traderId}`);
    const sent = Promise.all(Array.from({ length: 40 }, () => send()));
    await others();
    await somebodyElse.query("ROLLBACK");
    expect(new Set((await sent).map(({ outcome }) => outcome))).to.deep.equal(new Set(["applied"]));
  });

  it("lets who waited too long come again, with nothing done", async () => {
    const lane = new GroupCommit(counter.pool, undefined, { patienceMs: 300 });
    const before = await floor.available(buyer);
    await hold("ledger_account", "id", `available:BTC:${seller.traderId}`);
    const begun = performance.now();
    const refusal: unknown = await send(lane).catch((error: unknown) => error);
    expect(refusal).to.be.instanceOf(Busy);
    expect(performance.now() - begun).to.be.above(300);
    await somebodyElse.query("ROLLBACK");
    expect(await floor.available(buyer)).to.equal(before);
    expect(await send(lane)).to.deep.equal({ outcome: "applied" });
  });
});
