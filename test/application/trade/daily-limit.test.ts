import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { MemoryMarket } from "../../support/memory-market.ts";

const hour = 3_600_000;

/** The daily limit of level 1 is 1,000 USD; an euro is worth 1.10 USD. */
describe("the daily limit", () => {
  let floor: MemoryMarket;
  let ana: Actor;
  let ben: Actor;
  beforeEach(async () => {
    floor = new MemoryMarket();
    ana = await floor.addTrader("ana", 10_000_000n);
    ben = await floor.addTrader("ben", 0n);
    floor.tables.traders.set("ben", { id: "ben", username: "ben", level: 1 });
    floor.addOffer("offer", ana, "sell");
  });

  const start = async (euros: number) => {
    const asked = {
      offerId: "offer",
      fiatAmount: `${euros}.00`,
      cryptoAmount: undefined,
      priceSeen: undefined,
      offerVersion: undefined,
    };
    const started = await floor.startTrade.execute(ben, asked);
    return started.ok ? started.value : started.refusal.code;
  };
  const complete = async (euros: number) => {
    const id = await start(euros);
    await floor.partyAct.execute(ben, id, { act: "paid" });
    const released = await floor.releaseTrade.execute(ana, id, { password: "password" });
    expect(released.ok).to.equal(true);
  };

  it("lets exactly one of two simultaneous starts through if both together exceed it", async () => {
    await complete(600);
    const both = await Promise.all([start(200), start(200)]);
    expect(both).to.have.members(["trade1", "reached_daily_compliance_limit"]);
  });

  it("is free again a day after what used it up began, and not before", async () => {
    await complete(900);
    floor.time += 24 * hour - 1;
    expect(await start(20)).to.equal("reached_daily_compliance_limit");
    floor.time += 1;
    expect(await start(20)).to.equal("trade1");
  });
});
