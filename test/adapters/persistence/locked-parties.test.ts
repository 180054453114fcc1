import { expect } from "chai";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { statesThatMoveTrades } from "../../../src/domain/account/account-states.ts";
import { money } from "../../../src/domain/money/money.ts";
import { statusesMovedByLock } from "../../../src/domain/trade/locked-party.ts";
import { AccountDesk, staffActor } from "../../support/account-desk.ts";
import { patientStartPolicy } from "../../support/patient-start-policy.ts";
import { for100, TestMarket, type Counter } from "../../support/test-market.ts";

const search = {
  states: statesThatMoveTrades,
  statuses: statusesMovedByLock,
  notWith: "staff_cancel",
  most: 100,
} as const;

describe("the trades of a locked trader", () => {
  let floor: TestMarket;
  let counter: Counter;
  let desk: AccountDesk;
  let seller: Actor;
  let buyer: Actor;
  let unpaid: string;
  let paid: string;
  before(async () => {
    floor = await TestMarket.open(patientStartPolicy);
    counter = await floor.openCounter();
    desk = await AccountDesk.open(floor.database);
  });
  beforeEach(async () => {
    [seller, buyer] = [await floor.addTrader(), await floor.addTrader()];
    await floor.fund(counter, seller, money("BTC", 100_000_000n));
    const offer = await floor.addSellOffer(seller);
    [unpaid, paid] = [await started(offer), await started(offer)];
    await counter.partyAct.execute(buyer, paid, { act: "paid" });
  });
  after(async () => {
    await desk.close();
    await floor.close();
  });

  const started = async (offer: string) => {
    const trade = await counter.startTrade.execute(buyer, for100(offer));
    if (!trade.ok) throw new Error(trade.refusal.code);
    return trade.value;
  };
  /** As when staff start a state, but no round has moved the trades yet. */
  const begin = async (
    { traderId }: Actor,
    state: "banned" | "compromised" | "frozen",
    role: "admin" | "supermoderator" = "admin",
  ) => {
    const { staffId } = staffActor(role);
    const id = `${state}-${traderId}`;
    const begunBy = { staffId, role };
    const subject = { kind: "trader", id: traderId } as const;
    await desk.states.begin(
      { id, traderId, state, reason: "For a test.", until: undefined, begunBy },
      { staffId, role, act: "begin-account-state", subject },
    );
    return id;
  };
  const found = async () => {
    const trades = await desk.states.tradesOfLocked(search);
    return trades.map(({ tradeId }) => tradeId).filter((id) => id === unpaid || id === paid);
  };

  for (const state of statesThatMoveTrades) {
    for (const side of ["buyer", "seller"] as const) {
      it(`are moved when the ${side} is ${state}`, async () => {
        await desk.begin(side === "buyer" ? buyer : seller, state);
        expect(await floor.status(paid)).to.equal("dispute_open");
        expect(await floor.status(unpaid)).to.equal("active_funded");
        const { deadlines } = (await counter.trades.load(unpaid))!.trade;
        expect(deadlines.staff_cancel).to.be.a("number");
        expect(await found()).to.deep.equal([]);
      });
    }
  }

  it("keep the clock of who cannot act, until the lock is lifted or the password is new", async () => {
    await desk.begin(buyer, "compromised");
    const clocks = async () => (await counter.trades.load(unpaid))!.trade;
    const toMove = async () =>
      (await desk.states.tradesWithClocksToMove(statesThatMoveTrades, 100)).includes(unpaid);
    const stopped = await clocks();
    const { since } = stopped.memory.stoodStill?.payment_window ?? {};
    expect(since).to.be.a("number");
    expect(await toMove()).to.equal(false);
    await floor.database.query(
      "UPDATE trader SET credentials_changed_at = clock_timestamp() WHERE id = $1",
      [buyer.traderId],
    );
    expect(await toMove()).to.equal(true);
    await desk.enforce.execute();
    const running = await clocks();
    expect(running.memory.stoodStill?.payment_window).to.not.have.property("since");
    const { payment_window: before = 0 } = stopped.deadlines;
    const { payment_window: after = 0 } = running.deadlines;
    const stood = running.memory.stoodStill?.payment_window?.seconds ?? -1;
    expect(before - after).to.be.closeTo(86_400_000 - stood * 1_000, 2);
    expect(await toMove()).to.equal(false);
  });

  it("are left alone if a state moves none, and if it was lifted", async () => {
    await begin(buyer, "frozen");
    expect(await found()).to.deep.equal([]);
    const stateId = await begin(buyer, "banned");
    expect(await found()).to.deep.equal([unpaid, paid]);
    const command = { traderId: buyer.traderId, stateId, reason: "Cleared." };
    expect((await desk.lift.execute(staffActor("admin"), command)).ok).to.equal(true);
    expect(await found()).to.deep.equal([]);
  });

  it("are left alone if they started after it, and if they are over", async () => {
    await begin(buyer, "compromised");
    await floor.database.query("UPDATE trade SET started_at = clock_timestamp() WHERE id = $1", [
      unpaid,
    ]);
    expect(await found()).to.deep.equal([paid]);
    await counter.releaseTrade.execute(seller, paid, { password: "password" });
    expect(await floor.status(paid)).to.equal("released");
    expect(await found()).to.deep.equal([]);
  });

  it("are moved in the name of whoever locked first", async () => {
    await begin(buyer, "compromised", "supermoderator");
    await begin(seller, "banned", "admin");
    const trades = await desk.states.tradesOfLocked(search);
    const ofThese = trades.filter(({ tradeId }) => [unpaid, paid].includes(tradeId));
    expect(ofThese.map(({ lockedBy }) => lockedBy.staffId)).to.deep.equal([
      "supermoderator",
      "supermoderator",
    ]);
  });
});
