import { expect } from "chai";
import type { Actor } from "../../../../src/application/actor/actor.ts";
import type { StaffActor } from "../../../../src/application/actor/staff-actor.ts";
import { findDisputeReason } from "../../../../src/domain/dispute/dispute-reasons.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { addStaff, caseDeskOf, decided, type CaseDeskParts } from "../../../support/case-desk.ts";
import { patientStartPolicy } from "../../../support/patient-start-policy.ts";
import { for100, heldFor100, TestMarket, type Counter } from "../../../support/test-market.ts";

describe("the record of a party of a case", () => {
  let floor: TestMarket;
  let counter: Counter;
  let desk: CaseDeskParts;
  let nia: StaffActor;
  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    counter = await floor.openCounter();
    desk = caseDeskOf(counter);
    nia = await addStaff(floor.database, "niamod00", "moderator");
  });
  after(() => floor.close());

  const disputed = async (buyer: Actor, seller: Actor): Promise<string> => {
    const offer = await floor.addSellOffer(seller);
    const started = await counter.startTrade.execute(buyer, for100(offer));
    if (!started.ok) throw new Error(started.refusal.code);
    const id = started.value;
    await counter.partyAct.execute(buyer, id, { act: "paid" });
    await floor.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
    const asked = { reason: findDisputeReason(5)!, text: "No release" };
    const opened = await desk.openDispute.execute(buyer, id, asked);
    if (!opened.ok) throw new Error(opened.refusal.code);
    return id;
  };
  const countedOf = async (id: string) => {
    const shown = await desk.viewCase.show(nia, id);
    if (!shown) throw new Error(`${id} has no case`);
    const { buyer, seller } = shown.parties;
    return [buyer, seller].map(({ completedTrades, endedTrades }) => [
      completedTrades,
      endedTrades,
    ]);
  };

  for (const [winner, completed] of [
    ["buyer", 1],
    ["seller", 0],
  ] as const) {
    it(`counts a trade that the ${winner} won once its verdict is carried out, not before`, async () => {
      const [buyer, seller] = [await floor.addTrader(), await floor.addTrader()];
      await floor.fund(counter, seller, money("BTC", 10n * heldFor100.units));
      const id = await disputed(buyer, seller);
      await desk.takeCase.execute(nia, id);
      const ruled = await desk.decideCase.execute(nia, id, {
        ...decided(winner),
        beforeAnswer: true,
      });
      expect(ruled.ok).to.equal(true);
      const nothing = [0, 0];
      expect(await countedOf(id)).to.deep.equal([nothing, nothing]);
      await floor.database.query(
        "UPDATE deadline SET at = clock_timestamp() WHERE subject = $1 AND done_at IS NULL",
        [id],
      );
      expect(await counter.runDueDeadlines.execute()).to.deep.equal([]);
      expect(await countedOf(id)).to.deep.equal([
        [completed, 1],
        [completed, 1],
      ]);
    });
  }
});
