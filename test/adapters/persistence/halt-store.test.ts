import { noPaymentPlaces } from "../../memory/no-payment-places.ts";
import { randomBytes } from "node:crypto";
import { expect } from "chai";
import { AuditSeal } from "../../../src/adapters/persistence/audit/audit-seal.ts";
import { MemoryHaltStore } from "../../memory/memory-halt-store.ts";
import { PostgresHaltStore } from "../../../src/adapters/persistence/halt/postgres-halt-store.ts";
import type { Actor } from "../../../src/application/actor/actor.ts";
import type { CommitChanges } from "../../../src/application/ports/commit.ts";
import type { MarketPrices } from "../../../src/application/ports/market-prices.ts";
import type { HaltStore } from "../../../src/application/ports/halt-store.ts";
import type { TradeStore } from "../../../src/application/ports/trade-store.ts";
import type { StaffActor } from "../../../src/application/actor/staff-actor.ts";
import { EndHalt } from "../../../src/application/halt/end-halt.ts";
import { StartHalt } from "../../../src/application/halt/start-halt.ts";
import { HaltDesk, type HaltResult } from "../../../src/application/halt/halt-desk.ts";
import { ViewHalts } from "../../../src/application/halt/view-halts.ts";
import { PartyAct } from "../../../src/application/trade/party-act.ts";
import { ReleaseTrade } from "../../../src/application/trade/release-trade.ts";
import { StartTrade } from "../../../src/application/trade/start-trade.ts";
import { TradeDesk } from "../../../src/application/trade/trade-desk.ts";
import { money } from "../../../src/domain/money/money.ts";
import type { HaltKind } from "../../../src/domain/halt/halt.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { for100, TestMarket } from "../../support/test-market.ts";
import { typedProofs } from "../../support/typed-proofs.ts";
import { noReleaseFailures } from "../../support/no-release-failures.ts";

const oneBitcoin = money("BTC", 100_000_000n);

/** One adapter with a covered offer, and a taker. */
interface Bench {
  readonly halts: HaltStore;
  readonly trades: TradeStore;
  readonly changes: CommitChanges;
  readonly prices: MarketPrices;
  readonly offerId: string;
  readonly seller: Actor;
  readonly taker: Actor;
  /** The acts in the log, in their order. */
  logged(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  async memory() {
    const floor = new MemoryMarket();
    const seller = await floor.addTrader("seller", oneBitcoin.units);
    floor.addOffer("offer", seller, "sell");
    return {
      halts: new MemoryHaltStore(floor.tables, () => floor.time, 2),
      trades: floor.trades,
      changes: floor.changes,
      prices: floor.prices,
      offerId: "offer",
      seller,
      taker: await floor.addTrader("taker", 0n),
      logged: async () => [...floor.tables.audit.values()].map(({ act }) => act),
      close: async () => undefined,
    };
  },
  async PostgreSQL() {
    const floor = await TestMarket.open();
    const counter = await floor.openCounter();
    const seller = await floor.addTrader();
    await floor.fund(counter, seller, oneBitcoin);
    for (const name of ["ada", "ben"]) {
      await floor.database.query(
        `INSERT INTO staff (id, username, code_name, email, password_hash, role)
         VALUES ($1, $1, $1, $1, 'none', 'admin')`,
        [name],
      );
    }
    return {
      halts: new PostgresHaltStore(counter.pool, new AuditSeal(randomBytes(32))),
      trades: counter.trades,
      changes: counter.changes,
      prices: floor.prices,
      offerId: await floor.addSellOffer(seller),
      seller,
      taker: await floor.addTrader(),
      logged: async () =>
        (await floor.database.query<{ act: string }>("SELECT act FROM audit_log ORDER BY seq")).map(
          ({ act }) => act,
        ),
      close: () => floor.close(),
    };
  },
};

const admin = (staffId: string): StaffActor => ({
  staffId,
  username: staffId,
  codeName: staffId,
  role: "admin",
  linkedIds: [],
  sessionStartedAt: 0,
  isFreshlyProven: true,
});
const [ada, ben] = [admin("ada"), admin("ben")];
const codeOf = (done: HaltResult) => (done.ok ? done.value.act.kind : done.refusal.code);

for (const [name, open] of Object.entries(benches)) {
  describe(`halts on ${name}`, () => {
    let bench: Bench;
    let startHalt: StartHalt;
    let endHalt: EndHalt;
    let viewHalts: ViewHalts;
    let made = 0;
    before(async () => {
      bench = await open();
      const desk = new HaltDesk(bench.halts);
      startHalt = new StartHalt(desk, () => `halt${(made += 1)}`);
      endHalt = new EndHalt(desk, () => ({ haltEndAskSeconds: 86_400 }));
      viewHalts = new ViewHalts(bench.halts, () => ({ haltEndAskSeconds: 86_400 }));
    });
    after(() => bench.close());

    const judgedBy = async () =>
      (await bench.trades.loadStart(bench.offerId, bench.taker.traderId))?.halts;

    it("are read with what is judged by them, from the moment of their start to that of their end", async () => {
      expect(await judgedBy()).to.deep.equal([]);
      const trading = { kind: "trading", asset: undefined } as const;
      expect(codeOf(await startHalt.execute(ada, trading, "Look at prices"))).to.equal("start");
      expect(await judgedBy()).to.deep.equal([trading]);
      expect(codeOf(await startHalt.execute(ben, trading, "Me too"))).to.equal("halt_active");
      const ofBitcoin = { kind: "withdrawals", asset: "BTC" } as const;
      expect(codeOf(await startHalt.execute(ben, ofBitcoin, "A leak?"))).to.equal("start");
      expect(await judgedBy()).to.have.deep.members([trading, ofBitcoin]);
      expect(await viewHalts.open()).to.have.length(2);

      expect(codeOf(await endHalt.execute(ada, "halt1", "Prices are right"))).to.equal("ask");
      const again = await endHalt.execute(ada, "halt1", "Really");
      expect(codeOf(again)).to.equal("second_person_needed");
      expect(await judgedBy()).to.have.length(2);
      const asked = (await viewHalts.execute()).open.find(({ id }) => id === "halt1");
      expect(asked?.endAsked).to.deep.include({ staffId: "ada", reason: "Prices are right" });
      expect(codeOf(await endHalt.execute(ben, "halt1", "I looked, too"))).to.equal("end");
      expect(await judgedBy()).to.deep.equal([ofBitcoin]);
      expect(codeOf(await endHalt.execute(ada, "halt1", "Once more"))).to.equal("halt_over");

      const { open: held, ended } = await viewHalts.execute();
      expect(held.map(({ id }) => id)).to.deep.equal(["halt3"]);
      expect(ended).to.have.length(1);
      expect(ended[0]).to.deep.include(trading);
      expect(ended[0]?.started).to.deep.include({ staffId: "ada", reason: "Look at prices" });
      expect(ended[0]?.ended).to.deep.include({ staffId: "ben", reason: "I looked, too" });
    });

    it("are told in the log, and what was refused is not", async () => {
      const before = await bench.logged();
      expect(before).to.deep.equal(["start-halt", "start-halt", "end-halt", "end-halt"]);
      const nothing = await startHalt.execute(ada, { kind: "trading", asset: "ETH" }, "   ");
      expect(codeOf(nothing)).to.equal("reason_needed");
      expect(await judgedBy()).to.have.length(1);
      expect(await bench.logged()).to.deep.equal(before);
    });
  });

  describe(`halts on ${name}, during a decision`, () => {
    let bench: Bench;
    let startHalt: StartHalt;
    beforeEach(async () => {
      bench = await open();
      startHalt = new StartHalt(new HaltDesk(bench.halts), () => "halt1");
    });
    afterEach(() => bench.close());

    /** Halts something, once. */
    const haltOnce = (kind: HaltKind) => {
      let halting: Promise<HaltResult> | undefined;
      return async () => {
        halting ??= startHalt.execute(ada, { kind, asset: "BTC" }, "Something is wrong");
        expect((await halting).ok).to.equal(true);
      };
    };
    const takes100 = (trades: Pick<TradeStore, "loadStart">) =>
      new StartTrade({ ...bench, trades, newId: () => "trade1", places: noPaymentPlaces }).execute(
        bench.taker,
        for100(bench.offerId),
      );

    it("let no trade start that was decided before them", async () => {
      const halt = haltOnce("trading");
      const started = await takes100({
        async loadStart(offerId, takerId) {
          const loaded = await bench.trades.loadStart(offerId, takerId);
          await halt();
          return loaded;
        },
      });
      expect(started.ok ? "started" : started.refusal.code).to.equal("trading_halted");
    });

    it("let nothing be released that was judged before them", async () => {
      const started = await takes100(bench.trades);
      if (!started.ok) expect.fail(started.refusal.code);
      const desk = new TradeDesk(bench.trades, bench.changes);
      const paid = await new PartyAct(desk).execute(bench.taker, started.value, { act: "paid" });
      expect(paid.ok).to.equal(true);
      const halt = haltOnce("withdrawals");
      const late = new TradeDesk(
        {
          async load(tradeId) {
            const loaded = await bench.trades.load(tradeId);
            await halt();
            return loaded;
          },
        },
        bench.changes,
      );
      const { now } = (await bench.trades.load(started.value)) ?? expect.fail();
      const release = new ReleaseTrade(
        late,
        typedProofs(() => now),
        noReleaseFailures,
      );
      expect(await release.execute(bench.seller, started.value, { password: "any" })).to.deep.equal(
        {
          ok: false,
          refusal: { code: "withdrawals_halted" },
        },
      );
    });
  });
}
