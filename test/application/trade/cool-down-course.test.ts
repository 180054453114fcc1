import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { for100 } from "../../support/test-market.ts";

const minute = 60_000;

describe("a buyer who leaves their trades", () => {
  let floor: MemoryMarket;
  let ben: Actor;
  beforeEach(async () => {
    floor = new MemoryMarket();
    ben = await floor.addTrader("ben", 0n);
    for (const id of ["ana", "cleo", "dora", "emil"]) {
      floor.addOffer(`offer-${id}`, await floor.addTrader(id, 10_000_000n), "sell");
    }
  });

  const start = async (owner: string) => {
    const started = await floor.startTrade.execute(ben, for100(`offer-${owner}`));
    return started.ok ? { id: started.value } : { code: started.refusal.code };
  };
  const leave = async (owner: string) => {
    const { id = "" } = await start(owner);
    const left = await floor.partyAct.execute(ben, id, { act: "cancel" });
    expect(left.ok, id).to.equal(true);
    return id;
  };

  it("waits ten minutes before taking the same offer again, and takes another at once", async () => {
    await leave("ana");
    expect(await start("ana")).to.deep.equal({ code: "cool_down_same_offer" });
    expect(await start("cleo")).to.have.property("id");
    floor.time += 10 * minute;
    expect(await start("ana")).to.have.property("id");
  });

  it("waits an hour after the third, whosever offer it is", async () => {
    for (const owner of ["ana", "cleo", "dora"]) await leave(owner);
    expect(await start("emil")).to.deep.equal({ code: "cool_down" });
    floor.time += 60 * minute;
    expect(await start("emil")).to.have.property("id");
  });

  it("may reopen the trade they just left, but not while they have to wait because of others", async () => {
    const reopen = async (id: string) => {
      const asked = await floor.propose.execute(ben, id, { kind: "reopen" });
      expect(asked.ok, "he may ask").to.equal(true);
      const { trade } = (await floor.trades.load(id)) ?? expect.fail("There is no trade");
      const seller = { ...ben, traderId: trade.sellerId };
      const proposalId = trade.proposals[0]?.id ?? "";
      const accepted = await floor.acceptProposal.execute(seller, id, proposalId, {});
      return accepted.ok ? "ok" : accepted.refusal;
    };
    const [ofAna] = [await leave("ana"), await leave("cleo")];
    const ofDora = await leave("dora");
    expect(await start("emil")).to.deep.equal({ code: "cool_down" });
    expect(await reopen(ofDora)).to.equal("ok");
    floor.time += 60 * minute;
    await leave("emil");
    expect(await reopen(ofAna)).to.deep.equal({ code: "start_refused", reason: "cool_down" });
  });
});
