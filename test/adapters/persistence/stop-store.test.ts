import { randomBytes } from "node:crypto";
import { expect } from "chai";
import { AuditSeal } from "../../../src/adapters/persistence/audit/audit-seal.ts";
import { MemoryStopStore } from "../../../src/adapters/persistence/memory/memory-stop-store.ts";
import { PostgresStopStore } from "../../../src/adapters/persistence/stop/postgres-stop-store.ts";
import type { StopStore } from "../../../src/application/ports/stop-store.ts";
import type { TradeStore } from "../../../src/application/ports/trade-store.ts";
import type { StaffActor } from "../../../src/application/actor/staff-actor.ts";
import { EndStop } from "../../../src/application/stop/end-stop.ts";
import { StartStop } from "../../../src/application/stop/start-stop.ts";
import { StopDesk, type StopResult } from "../../../src/application/stop/stop-desk.ts";
import { ViewStops } from "../../../src/application/stop/view-stops.ts";
import { MemoryFloor } from "../../support/memory-floor.ts";
import { TradingFloor } from "../../support/trading-floor.ts";

/** One adapter with an offer, and a taker. */
interface Bench {
  readonly stops: StopStore;
  readonly trades: Pick<TradeStore, "loadStart">;
  readonly offerId: string;
  readonly takerId: string;
  /** The acts that the log has, in their order. */
  logged(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  async memory() {
    const floor = new MemoryFloor();
    const seller = await floor.addTrader("seller", 0n);
    const { traderId: takerId } = await floor.addTrader("taker", 0n);
    floor.addOffer("offer", seller, "sell");
    return {
      stops: new MemoryStopStore(floor.tables, () => floor.time, 2),
      trades: floor.trades,
      offerId: "offer",
      takerId,
      logged: async () => [...floor.tables.audit.values()].map(({ act }) => act),
      close: async () => undefined,
    };
  },
  async PostgreSQL() {
    const floor = await TradingFloor.open();
    const counter = await floor.openCounter();
    const { traderId: takerId } = await floor.addTrader();
    for (const name of ["ada", "ben"]) {
      await floor.database.query(
        `INSERT INTO staff (id, username, code_name, email, password_hash, role)
         VALUES ($1, $1, $1, $1, 'none', 'admin')`,
        [name],
      );
    }
    return {
      stops: new PostgresStopStore(counter.pool, new AuditSeal(randomBytes(32))),
      trades: counter.trades,
      offerId: await floor.addSellOffer(await floor.addTrader()),
      takerId,
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
  nearIds: [],
  sessionStartedAt: 0,
});
const [ada, ben] = [admin("ada"), admin("ben")];
const codeOf = (done: StopResult) => (done.ok ? done.value.act.kind : done.refusal.code);

for (const [name, open] of Object.entries(benches)) {
  describe(`stops on ${name}`, () => {
    let bench: Bench;
    let startStop: StartStop;
    let endStop: EndStop;
    let viewStops: ViewStops;
    let made = 0;
    before(async () => {
      bench = await open();
      const desk = new StopDesk(bench.stops);
      startStop = new StartStop(desk, () => `stop${(made += 1)}`);
      endStop = new EndStop(desk);
      viewStops = new ViewStops(bench.stops);
    });
    after(() => bench.close());

    const judgedBy = async () =>
      (await bench.trades.loadStart(bench.offerId, bench.takerId))?.stops;

    it("are read with what is judged by them, from the moment of their start to that of their end", async () => {
      expect(await judgedBy()).to.deep.equal([]);
      const trading = { kind: "trading", asset: undefined } as const;
      expect(codeOf(await startStop.execute(ada, trading, "Look at prices"))).to.equal("start");
      expect(await judgedBy()).to.deep.equal([trading]);
      expect(codeOf(await startStop.execute(ben, trading, "Me too"))).to.equal("stop_on");
      const ofBitcoin = { kind: "withdrawals", asset: "BTC" } as const;
      expect(codeOf(await startStop.execute(ben, ofBitcoin, "A leak?"))).to.equal("start");
      expect(await judgedBy()).to.have.deep.members([trading, ofBitcoin]);
      expect(await viewStops.open()).to.have.length(2);

      expect(codeOf(await endStop.execute(ada, "stop1", "Prices are right"))).to.equal("ask");
      const again = await endStop.execute(ada, "stop1", "Really");
      expect(codeOf(again)).to.equal("second_person_needed");
      expect(await judgedBy()).to.have.length(2);
      const asked = (await viewStops.execute()).open.find(({ id }) => id === "stop1");
      expect(asked?.endAsked).to.deep.include({ staffId: "ada", reason: "Prices are right" });
      expect(codeOf(await endStop.execute(ben, "stop1", "I looked, too"))).to.equal("end");
      expect(await judgedBy()).to.deep.equal([ofBitcoin]);
      expect(codeOf(await endStop.execute(ada, "stop1", "Once more"))).to.equal("stop_over");

      const { open: held, ended } = await viewStops.execute();
      expect(held.map(({ id }) => id)).to.deep.equal(["stop3"]);
      expect(ended).to.have.length(1);
      expect(ended[0]).to.deep.include(trading);
      expect(ended[0]?.started).to.deep.include({ staffId: "ada", reason: "Look at prices" });
      expect(ended[0]?.ended).to.deep.include({ staffId: "ben", reason: "I looked, too" });
    });

    it("are told in the log, and what was refused is not", async () => {
      const before = await bench.logged();
      expect(before).to.deep.equal(["start-stop", "start-stop", "end-stop", "end-stop"]);
      const nothing = await startStop.execute(ada, { kind: "trading", asset: "ETH" }, "   ");
      expect(codeOf(nothing)).to.equal("reason_needed");
      expect(await judgedBy()).to.have.length(1);
      expect(await bench.logged()).to.deep.equal(before);
    });
  });
}
