import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { for100 } from "../../support/test-market.ts";
import { expectMemoryBooksBalance } from "./memory-books.ts";

const minute = 60_000;

describe("a trade whose escrow is funded after the start", () => {
  let floor: MemoryMarket;
  let ana: Actor;
  let ben: Actor;
  let id: string;
  beforeEach(async () => {
    floor = new MemoryMarket();
    ana = await floor.addTrader("ana", 201_000n);
    ben = await floor.addTrader("ben", 0n);
    floor.addOffer("offer", ana, "sell", { deferredEscrow: true });
    const started = await floor.startTrade.execute(ben, for100("offer"));
    if (!started.ok) throw new Error(started.refusal.code);
    id = started.value;
  });
  afterEach(() => expectMemoryBooksBalance(floor.tables));

  const stored = () => {
    const found = floor.tables.trades.get(id);
    if (!found) throw new Error("The trade is gone");
    return found;
  };
  const fund = async (actor = ana) => {
    const result = await floor.partyAct.execute(actor, id, { act: "fund" });
    return result.ok ? "ok" : result.refusal.code;
  };
  const available = (who: string) => floor.tables.balances.get(`available:BTC:${who}`) ?? 0n;
  const acts = () => stored().timeline.map(({ act, toStatus }) => `${act} ${toStatus}`);

  it("starts without a hold, whatever its owner has, and counts at once", async () => {
    expect(stored().trade).to.include({ status: "pending", escrow: "none", holds: 0 });
    expect(available("ana")).to.equal(201_000n);
    expect(floor.tables.usage.get("ben")?.activeTrades).to.equal(1);
    const paid = await floor.partyAct.execute(ben, id, { act: "paid" });
    expect(paid).to.have.nested.property("refusal.code", "wrong_status");
  });

  it("is held in the moment in which the seller funds it, and the time to pay begins", async () => {
    floor.time += 20 * minute;
    expect(await fund()).to.equal("ok");
    expect(acts().slice(1)).to.deep.equal(["fund funds_processing", "funding-held active_funded"]);
    const { trade } = stored();
    expect(trade).to.include({ escrow: "held", holds: 1, version: 2 });
    expect(trade.deadlines).to.deep.equal({ payment_window: floor.time + 30 * minute });
    expect(available("ana")).to.equal(0n);
    expect(await fund(), "again").to.equal("ok");
    expect(stored().trade.holds).to.equal(1);
  });

  it("that the balance does not cover holds nothing, and the time to fund goes on", async () => {
    const other = await floor.addTrader("chidi", 0n);
    floor.addOffer("poor", other, "sell", { deferredEscrow: true });
    const due = stored().trade.deadlines;
    const started = await floor.startTrade.execute(ben, for100("poor"));
    if (!started.ok) throw new Error(started.refusal.code);
    id = started.value;
    expect(await fund(other)).to.equal("ok");
    expect(acts().slice(1)).to.deep.equal(["fund funds_processing", "funding-refused not_funded"]);
    expect(stored().trade.deadlines).to.deep.equal(due);
    await floor.addMoney("chidi", 300_000n);
    expect(await fund(other)).to.equal("ok");
    expect(stored().trade.status).to.equal("active_funded");
  });

  it("is funded by the seller alone, inside the band, at a fresh rate, in time", async () => {
    expect(await fund(ben)).to.equal("not_your_act");
    floor.prices.coin = 52_000n;
    expect(await fund()).to.equal("market_outside_band");
    floor.prices.coin = 50_000n;
    floor.prices.isStale = true;
    expect(await fund()).to.equal("no_fresh_rate");
    floor.prices.isStale = false;
    floor.time += 60 * minute;
    expect(await fund()).to.not.equal("ok");
    expect(stored().trade.status).to.equal("expired");
    expect([...floor.tables.marks.values()]).to.deep.equal([
      { traderId: "ana", kind: "unfunded", tradeId: id, offerId: "offer", at: floor.time },
    ]);
  });

  it("is left by the buyer without a mark, and ends by itself when nobody funds it", async () => {
    await floor.partyAct.execute(ben, id, { act: "cancel" });
    expect(stored().trade.status).to.equal("cancelled_buyer");
    expect(floor.tables.marks.size).to.equal(0);
    expect(floor.tables.usage.get("ben")?.activeTrades).to.equal(0);
  });

  it("cannot be reopened where nothing was ever held", async () => {
    await floor.partyAct.execute(ben, id, { act: "cancel" });
    const asked = await floor.propose.execute(ben, id, { kind: "reopen" });
    expect(asked).to.have.nested.property("refusal.code", "wrong_status");
  });
});
