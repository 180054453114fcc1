import { randomBytes } from "node:crypto";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import { PostgresAnnouncementStore } from "../../../src/adapters/persistence/announcement/postgres-announcement-store.ts";
import { PostgresAccountStateStore } from "../../../src/adapters/persistence/account/postgres-account-state-store.ts";
import { AuditSeal } from "../../../src/adapters/persistence/audit/audit-seal.ts";
import { carryOutCommits } from "../../../src/adapters/persistence/commit/carry-out-commits.ts";
import type { Actor } from "../../../src/application/actor/actor.ts";
import type { StaffActor } from "../../../src/application/actor/staff-actor.ts";
import type { CommitOutcome } from "../../../src/application/ports/commit.ts";
import { StartTrade } from "../../../src/application/trade/start-trade.ts";
import { money } from "../../../src/domain/money/money.ts";
import { noPaymentPlaces } from "../../memory/no-payment-places.ts";
import { addStaff } from "../../support/case-desk.ts";
import { emptyTerms, openedTrade } from "../../support/opened-trade.ts";
import { for100, TestMarket, type Counter } from "../../support/test-market.ts";
import { TwoTransactions, type InTransaction } from "../../support/two-transactions.ts";

describe("a maintenance that is announced while trades start", () => {
  let market: TestMarket;
  let counter: Counter;
  let ada: StaffActor;
  let seller: Actor;
  let offerId: string;
  let count = 0;
  before(async () => {
    market = await TestMarket.open();
    counter = await market.openCounter();
    ada = await addStaff(market.database, "adabanners", "admin");
    seller = await market.addTrader();
    await market.fund(counter, seller, money("BTC", 100_000_000n));
    offerId = await market.addSellOffer(seller);
  });
  afterEach(() => market.database.query("UPDATE announcement SET is_on = false"));
  after(() => market.close());

  const storeOn = (database: Pick<DataSource, "query" | "transaction">) =>
    new PostgresAnnouncementStore(database, new AuditSeal(randomBytes(32)));
  const audit = () =>
    ({
      staffId: ada.staffId,
      role: ada.role,
      act: "note-case",
      subject: { kind: "announcement", id: "x" },
    }) as const;
  const announce = async (
    store: PostgresAnnouncementStore,
    halts: "trading" | undefined,
    isOn = true,
  ): Promise<string> => {
    const id = `banner${(count += 1)}`;
    const now = await market.now();
    const times = { from: now - 1_000, until: now + 3_600_000 };
    const shown = { kind: "maintenance", severity: "info", audience: "everyone" } as const;
    await store.add(
      {
        id,
        ...shown,
        country: undefined,
        blocks: [],
        text: "x",
        translations: {},
        ...times,
        isOn,
        halts,
      },
      ada.staffId,
      audit(),
    );
    return id;
  };
  /** The code of what came of a start, if this happens after everything that decides it was read. */
  const startedDespite = async (happens: () => Promise<unknown>): Promise<string> => {
    let happened: Promise<unknown> | undefined;
    const { trades, changes } = counter;
    const start = new StartTrade({
      trades: {
        async loadStart(offer, takerId) {
          const loaded = await trades.loadStart(offer, takerId);
          happened ??= happens();
          await happened;
          return loaded;
        },
      },
      changes,
      prices: market.prices,
      newId: () => `raced${(count += 1)}`,
      places: noPaymentPlaces,
    });
    const done = await start.execute(await market.addTrader(), for100(offerId));
    return done.ok ? "started" : done.refusal.code;
  };

  it("lets no trade start that was decided before it", async () => {
    const announced = () => announce(storeOn(counter.pool), "trading");
    expect(await startedDespite(announced)).to.equal("trading_halted");
  });

  it("lets no trade start that was decided before it was switched on again", async () => {
    const store = storeOn(counter.pool);
    const id = await announce(store, "trading", false);
    expect(await startedDespite(() => store.switch(id, true, audit()))).to.equal("trading_halted");
  });

  it("stops nothing if it is another banner, switched off, or over", async () => {
    const store = storeOn(counter.pool);
    expect(await startedDespite(() => announce(store, undefined))).to.equal("started");
    expect(await startedDespite(() => announce(store, "trading", false))).to.equal("started");
    const id = await announce(store, "trading", false);
    const endAtOnce = () =>
      market.database.query(
        `UPDATE announcement SET is_on = true, ends_at = starts_at + interval '1 millisecond'
          WHERE id = $1`,
        [id],
      );
    expect(await startedDespite(endAtOnce)).to.equal("started");
  });

  it("extends the clocks of active trades by its time when it is over, also if it ends early", async () => {
    const buyer = await market.addTrader();
    const started = await counter.startTrade.execute(buyer, for100(offerId));
    if (!started.ok) throw new Error(started.refusal.code);
    const trade = async () => (await counter.trades.load(started.value))!.trade;
    const states = new PostgresAccountStateStore(counter.pool, new AuditSeal(randomBytes(32)));
    const toMove = async () =>
      (await states.tradesWithClocksToMove([], 100)).includes(started.value);
    const { payment_window: due = 0 } = (await trade()).deadlines;
    const store = storeOn(counter.pool);
    const id = await announce(store, "trading");
    await market.database.query(
      "UPDATE announcement SET starts_at = clock_timestamp() - interval '10 minutes' WHERE id = $1",
      [id],
    );
    await market.database.query(
      "UPDATE trade SET started_at = started_at - interval '1 hour' WHERE id = $1",
      [started.value],
    );
    await counter.desk.carryOutDue(started.value);
    expect((await trade()).deadlines.payment_window).to.equal(due);
    expect(await toMove()).to.equal(false);
    await store.switch(id, false, audit());
    expect(await toMove()).to.equal(true);
    await counter.desk.carryOutDue(started.value);
    const { payment_window: later = 0 } = (await trade()).deadlines;
    expect(later - due).to.be.within(600_000, 660_000);
    expect(await toMove()).to.equal(false);
    // Switched on again, it begins then: what lies between was no maintenance.
    await store.switch(id, true, audit());
    const { pauses = [] } = (await counter.trades.load(started.value))!;
    const [before, again] = pauses.toSorted((left, right) => left.from - right.from);
    expect(again!.from).to.be.at.least(before!.until);
  });

  for (const [happening, publish] of [
    ["published", (store) => announce(store, "trading")],
    [
      "switched on again",
      async (store) => {
        const id = await announce(storeOn(counter.pool), "trading", false);
        await store.switch(id, true, audit());
      },
    ],
  ] as const satisfies readonly (readonly [
    string,
    (store: PostgresAnnouncementStore) => Promise<unknown>,
  ])[]) {
    it(`holds back a start that arrives while it is being ${happening}`, async () => {
      const two = await TwoTransactions.on(market.database);
      const buyer = await market.addTrader();
      const now = await market.now();
      const id = `beside${(count += 1)}`;
      const { entries: _, ...change } = openedTrade({ id, offerId, buyer, seller, now });
      const start: InTransaction<CommitOutcome | undefined> = async (transaction) => {
        const trade = {
          change: { ...change, entries: [] },
          seenVersion: undefined,
          terms: emptyTerms,
        };
        const asked = { judgedAt: now, usage: [], entries: [], halts: [], trade };
        return (await carryOutCommits(transaction, [asked], undefined))[0];
      };
      const publishing: InTransaction = (transaction) => publish(storeOn(transaction));
      expect(await two.interleave(publishing, start)).to.deep.equal({
        outcome: "conflict",
        over: "halt",
      });
      await two.close();
    });
  }
});
