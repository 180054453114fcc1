import { expect } from "chai";
import { ChangeRelation } from "../../../src/application/contact/change-relation.ts";
import { MemoryContactStore } from "../../memory/memory-contact-store.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { for100 } from "../../support/test-market.ts";
import type { Actor } from "../../../src/application/actor/actor.ts";

describe("a trader who blocked another", () => {
  let floor: MemoryMarket;
  let relate: ChangeRelation;
  let ana: Actor;
  let ben: Actor;
  beforeEach(async () => {
    floor = new MemoryMarket();
    relate = new ChangeRelation(new MemoryContactStore(floor.tables));
    ana = await floor.addTrader("ana", 10_000_000n);
    ben = await floor.addTrader("ben", 10_000_000n);
    floor.addOffer("of-ana", ana, "sell");
    floor.addOffer("of-ben", ben, "sell");
  });

  const start = async (taker: Actor, offerId: string) => {
    const started = await floor.startTrade.execute(taker, for100(offerId));
    return started.ok ? "ok" : started.refusal.code;
  };

  it("starts nothing with them and knows why, and they start nothing and do not", async () => {
    await relate.execute(ana, "ben", "blocked");
    expect(await start(ana, "of-ben")).to.equal("opponent_is_blocked");
    expect(await start(ben, "of-ana")).to.equal("offer_not_active");
    await relate.execute(ana, "ben", "unblocked");
    expect(await start(ben, "of-ana")).to.equal("ok");
  });

  it("finishes the trade that they have, and takes up none that ended", async () => {
    const running = await floor.startTrade.execute(ben, for100("of-ana"));
    if (!running.ok) expect.fail(running.refusal.code);
    await relate.execute(ben, "ana", "blocked");
    await floor.partyAct.execute(ben, running.value, { act: "cancel" });
    await floor.propose.execute(ben, running.value, { kind: "reopen" });
    const proposalId = (await floor.trades.load(running.value))?.trade.proposals[0]?.id ?? "";
    const reopened = await floor.acceptProposal.execute(ana, running.value, proposalId, {});
    expect(reopened).to.deep.include({
      refusal: { code: "start_refused", reason: "offer_not_active" },
    });
  });

  it("cannot block themselves or nobody", async () => {
    expect(await relate.execute(ana, "ana", "blocked")).to.deep.include({
      refusal: { code: "own_relation" },
    });
    expect(await relate.execute(ana, "nobody", "trusted")).to.deep.include({
      refusal: { code: "not_found" },
    });
  });
});
