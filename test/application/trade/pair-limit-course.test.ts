import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { noCoolDowns } from "../../../src/domain/trade-start/cool-down.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { for100 } from "../../support/test-market.ts";
import { defaultStartPolicy } from "../../../src/domain/policy/default-policy.ts";

const full = "max_active_trades_with_partner";

describe("two people who trade with each other", () => {
  let floor: MemoryMarket;
  let ana: Actor;
  let ben: Actor;
  beforeEach(async () => {
    floor = new MemoryMarket({
      ...defaultStartPolicy,
      coolDown: { ...defaultStartPolicy.coolDown, ...noCoolDowns },
    });
    ana = await floor.addTrader("ana", 10_000_000n);
    ben = await floor.addTrader("ben", 10_000_000n);
    const cleo = await floor.addTrader("cleo", 10_000_000n);
    floor.addOffer("of-ana", ana, "sell");
    floor.addOffer("of-ben", ben, "sell");
    floor.addOffer("of-cleo", cleo, "sell");
    floor.addOffer("unfunded", ana, "sell", { deferredEscrow: true });
  });

  const start = async (taker: Actor, offerId = "of-ana") => {
    const started = await floor.startTrade.execute(taker, for100(offerId));
    return started.ok ? started.value : started.refusal.code;
  };
  const complete = async (id: string) => {
    await floor.partyAct.execute(ben, id, { act: "paid" });
    expect(await floor.releaseTrade.execute(ana, id, { password: "password" })).to.include({
      ok: true,
    });
  };

  it("have one until the buyer has completed their first, then two, besides trades with others", async () => {
    const first = await start(ben);
    expect(await start(ben)).to.equal(full);
    expect(await start(ben, "of-cleo")).to.equal("trade1");
    await complete(first);
    expect([await start(ben), await start(ben)]).to.deep.equal(["trade2", "trade3"]);
    expect(await start(ben)).to.equal(full);
  });

  it("have no more where they buy from each other", async () => {
    await start(ben);
    expect(await start(ana, "of-ben")).to.equal(full);
    expect(await start(ana, "of-cleo")).to.equal("trade1");
  });

  it("have none beside one that waits for its escrow, and that one is funded", async () => {
    const id = await start(ben, "unfunded");
    expect(await start(ben)).to.equal(full);
    expect(await floor.partyAct.execute(ana, id, { act: "fund" })).to.include({ ok: true });
    expect((await floor.trades.load(id))?.trade.status).to.equal("active_funded");
  });

  it("start one of two trades at once", async () => {
    const both = await Promise.all([start(ben), start(ben)]);
    expect(both).to.have.members(["trade0", full]);
  });

  it("take none up again beside another, and do so once that has ended", async () => {
    const left = await start(ben);
    await floor.partyAct.execute(ben, left, { act: "cancel" });
    const other = await start(ben);
    await floor.propose.execute(ben, left, { kind: "reopen" });
    const proposalId = (await floor.trades.load(left))?.trade.proposals[0]?.id ?? "";
    const reopen = () => floor.acceptProposal.execute(ana, left, proposalId, {});
    expect(await reopen()).to.deep.include({ refusal: { code: "start_refused", reason: full } });
    await floor.partyAct.execute(ben, other, { act: "cancel" });
    expect(await reopen()).to.include({ ok: true });
    expect(await start(ben)).to.equal(full);
  });
});
