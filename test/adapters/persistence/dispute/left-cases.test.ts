import { expect } from "chai";
import type { Actor } from "../../../../src/application/actor/actor.ts";
import type { StaffActor } from "../../../../src/application/actor/staff-actor.ts";
import { findDisputeReason } from "../../../../src/domain/dispute/dispute-reasons.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { addStaff, caseDeskOf, type CaseDeskParts } from "../../../support/case-desk.ts";
import { for100, heldFor100, TestMarket, type Counter } from "../../../support/test-market.ts";
import { patientStartPolicy } from "../../../support/patient-start-policy.ts";

describe("the cases of somebody who left the desk", () => {
  let floor: TestMarket;
  let counter: Counter;
  let desk: CaseDeskParts;
  let buyer: Actor;
  let offer: string;
  let nia: StaffActor;
  let omar: StaffActor;
  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    counter = await floor.openCounter();
    desk = caseDeskOf(counter);
    buyer = await floor.addTrader();
    const seller = await floor.addTrader();
    await floor.fund(counter, seller, money("BTC", 10n * heldFor100.units));
    offer = await floor.addSellOffer(seller);
    nia = await addStaff(floor.database, "niamod00", "moderator");
    omar = await addStaff(floor.database, "omarmod0", "moderator");
  });
  after(() => floor.close());

  const takenBy = async (worker: StaffActor): Promise<string> => {
    const started = await counter.startTrade.execute(buyer, for100(offer));
    if (!started.ok) throw new Error(started.refusal.code);
    const id = started.value;
    await counter.partyAct.execute(buyer, id, { act: "paid" });
    await floor.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
    await desk.openDispute.execute(buyer, id, {
      reason: findDisputeReason(5)!,
      text: "No release",
    });
    const taken = await desk.takeCase.execute(worker, id);
    if (!taken.ok) throw new Error(taken.refusal.code);
    return id;
  };
  const caseOf = async (id: string) => (await desk.viewCase.show(omar, id))!;
  const leave = (how: string) =>
    floor.database.query(`UPDATE staff SET ${how} WHERE id = 'niamod00'`);
  const entriesOf = async (id: string) =>
    (
      await floor.database.query<{ act: string }>(
        "SELECT act FROM audit_log WHERE subject_id = $1 ORDER BY seq",
        [id],
      )
    ).map(({ act }) => act);

  for (const [what, gone, back] of [
    ["whose account was closed", "disabled_at = clock_timestamp()", "disabled_at = NULL"],
    ["whose role works on none", "role = 'support'", "role = 'moderator'"],
  ] as const) {
    it(`${what} go back to the queue once, with an entry; since when they wait stays`, async () => {
      const [left, kept] = [await takenBy(nia), await takenBy(omar)];
      const before = await caseOf(left);
      await leave(gone);
      const rounds = await Promise.all([desk.returnCases.execute(), desk.returnCases.execute()]);
      await leave(back);
      expect(rounds).to.deep.equal([[], []]);
      const { disputeCase, timeline } = await caseOf(left);
      expect(disputeCase.workerId).to.equal(undefined);
      expect(disputeCase.lastActAt).to.equal(before.disputeCase.lastActAt);
      expect(timeline.at(-1)).to.include({ act: "return-case", by: "clock" });
      expect(await entriesOf(left)).to.deep.equal(["take-case", "return-case"]);
      expect((await caseOf(kept)).disputeCase.workerId).to.equal("omarmod0");
      expect((await desk.takeCase.execute(omar, left)).ok).to.equal(true);
    });
  }
});
