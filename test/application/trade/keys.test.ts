import { confirmKinds } from "../../../src/domain/trade-start/confirmations.ts";
import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { MemoryMarket } from "../../support/memory-market.ts";

const for100 = {
  offerId: "offer",
  fiatAmount: "100.00",
  cryptoAmount: undefined,
  priceSeen: undefined,
  confirmed: confirmKinds,
  offerVersion: undefined,
};

describe("a command that is repeated with its key", () => {
  let floor: MemoryMarket;
  let ana: Actor;
  let ben: Actor;
  beforeEach(async () => {
    floor = new MemoryMarket();
    ana = await floor.addTrader("ana", 1_000_000n);
    ben = await floor.addTrader("ben", 0n);
    floor.addOffer("offer", ana, "sell");
  });

  const keyOf = ({ traderId }: Actor, inputHash = "") => ({
    actorId: traderId,
    key: "k",
    inputHash,
  });

  it("starts one trade, and gives the same one twice", async () => {
    const first = await floor.startTrade.execute(ben, for100, keyOf(ben));
    expect(await floor.startTrade.execute(ben, for100, keyOf(ben))).to.deep.equal(first);
    expect(floor.tables.trades.size).to.equal(1);
  });

  it("gets the same answer, whatever became of the trade, and does nothing more", async () => {
    await floor.startTrade.execute(ben, for100);
    const paid = (hash?: string) =>
      floor.partyAct.execute(ben, "trade0", { act: "paid" }, keyOf(ben, hash));
    const first = await paid();
    await floor.partyAct.execute(ben, "trade0", { act: "cancel", statusSeen: "paid" });
    expect(await paid()).to.deep.equal(first);
    expect(floor.tables.trades.get("trade0")?.trade.status).to.equal("cancelled_buyer");
    expect(await paid("other")).to.have.nested.property("refusal.code", "key_reused");
  });
});
