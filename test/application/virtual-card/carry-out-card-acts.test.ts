import { expect } from "chai";
import fc from "fast-check";
import { cardActLease } from "../../../src/application/virtual-card/carry-out-card-acts.ts";
import { SignerRefused } from "../../../src/application/ports/chain-sender.ts";
import { statesThatKeepCoins } from "../../../src/domain/account/account-states.ts";
import { freeAccount } from "../../../src/domain/account/trader-account.ts";
import { CardFloor, funds } from "./card-floor.ts";

const issueFee = 2_000_000n;
const staff = { staffId: "s1", role: "supermoderator", linkedIds: [], username: "vera" } as never;

describe("acts of virtual cards", () => {
  let floor: CardFloor;
  beforeEach(async () => {
    floor = await CardFloor.open();
  });
  const stateOf = async (id: string) => (await floor.store.find(id))?.state;

  it("issue a card for its fee, load it at one dollar for one USDT, and take money off it", async () => {
    const id = await floor.card();
    expect([await stateOf(id), floor.balance()]).to.deep.equal(["active", funds - issueFee]);
    await floor.topUp(id, 50_00n);
    // 50 USDT and 1 %.
    expect([floor.onCard(id), floor.held()]).to.deep.equal([0n, 50_500_000n]);
    await floor.round();
    expect([floor.onCard(id), floor.held()]).to.deep.equal([50_000_000n, 0n]);
    expect(floor.posted("fees:USDT")).to.equal(issueFee + 500_000n);
    await floor.withdraw(id, 20_00n);
    expect([floor.onCard(id), floor.held()]).to.deep.equal([30_000_000n, 20_000_000n]);
    await floor.round();
    expect(floor.balance()).to.equal(funds - issueFee - 30_500_000n);
    expect(await floor.cards.totalCents()).to.equal(30_00n);
    expect(floor.store.events(id)).to.deep.equal(["issued", "topped_up", "withdrawn"]);
  });

  it("give everything back when the provider refuses", async () => {
    const id = await floor.card(10_00n);
    const before = floor.balance();
    // The provider closed the card by itself.
    const reference = `test_${id}`;
    const card = floor.provider.cards[reference]!;
    floor.provider = {
      ...floor.provider,
      cards: { [reference]: { ...card, state: "closed" } },
    };
    await floor.topUp(id, 20_00n);
    await floor.round();
    expect([floor.balance(), floor.held()]).to.deep.equal([before, 0n]);
    await floor.withdraw(id, 5_00n);
    await floor.round();
    expect([floor.onCard(id), floor.held()]).to.deep.equal([10_000_000n, 0n]);
    expect(floor.store.events(id).slice(-2)).to.deep.equal(["refused", "refused"]);
  });

  it("are not told twice while nobody knows, and what they hold stays held", async () => {
    const id = await floor.card();
    floor.told = 0;
    floor.losesAnswers = true;
    await floor.topUp(id, 20_00n);
    expect(await floor.round()).to.have.lengthOf(1);
    expect(floor.held()).to.equal(20_200_000n);
    // It was carried out all the same: the provider says so.
    expect(await floor.round()).to.deep.equal([]);
    expect([floor.onCard(id), floor.told]).to.deep.equal([20_000_000n, 1]);
  });

  it("are told again when the provider never heard of them, but not while another process may be at it", async () => {
    const id = await floor.card();
    floor.told = 0;
    await floor.topUp(id, 20_00n);
    floor.killAfter = 1;
    await floor.round().catch(() => undefined);
    floor.killAfter = undefined;
    expect(floor.told).to.equal(0);
    floor.now += cardActLease - 1;
    await floor.round();
    expect(floor.told).to.equal(0);
    floor.now += 1;
    await floor.round();
    expect([floor.told, floor.onCard(id)]).to.deep.equal([1, 20_000_000n]);
  });

  it("are told once by two processes at the same time", async () => {
    const id = await floor.card();
    floor.told = 0;
    await floor.topUp(id, 20_00n);
    await Promise.all([floor.round(), floor.round()]);
    expect([floor.told, floor.onCard(id)]).to.deep.equal([1, 20_000_000n]);
  });

  it("are not told by a process that stood still after it noted its attempt", async () => {
    const id = await floor.card();
    floor.told = 0;
    await floor.topUp(id, 20_00n);
    let time = 0;
    await floor.round(() => (time += cardActLease));
    expect([floor.told, floor.held()]).to.deep.equal([0, 20_200_000n]);
  });

  it("are not carried out if the database has another amount than was asked for", async () => {
    const id = await floor.card();
    await floor.topUp(id, 20_00n);
    const [name, act] = [...floor.tables.aggregates].findLast(([key]) =>
      key.startsWith("virtual-card-act "),
    )!;
    floor.tables.aggregates.set(name, { ...act, state: { ...act.state, amount: 900_000_000n } });
    expect((await floor.round())[0]).to.be.instanceOf(SignerRefused);
    expect(floor.provider.cards[`test_${id}`]?.cents).to.equal("0");
  });

  it("are one at a time for each card", async () => {
    const id = await floor.card(10_00n);
    await floor.withdraw(id, 1_00n);
    expect(await floor.withdraw(id, 1_00n)).to.deep.include({ refusal: { code: "card_busy" } });
  });

  it("load no more than the limit of a day, also onto two cards at the same time", async () => {
    floor.mostDayUsdCents = 100_00n;
    const [one, other] = [await floor.card(), await floor.card()];
    const both = await Promise.all([floor.topUp(one, 60_00n), floor.topUp(other, 60_00n)]);
    expect(both.map((done) => done.ok || done.refusal.code)).to.have.members([
      true,
      "card_day_limit",
    ]);
    await floor.round();
    expect(floor.onCard(one) + floor.onCard(other)).to.equal(60_000_000n);
  });

  it("book purchases, refunds and declined payments once", async () => {
    const id = await floor.card(10_00n);
    const reference = `test_${id}`;
    await floor.shop.pay(reference, { cents: 4_00n, merchant: "Books" });
    await floor.shop.pay(reference, { cents: 99_00n, merchant: "Bikes" });
    await floor.shop.refund(reference);
    await floor.round();
    await floor.round();
    expect([floor.onCard(id), floor.posted("card_payments:USDT")]).to.deep.equal([10_000_000n, 0n]);
    await floor.shop.pay(reference, { cents: 3_00n, merchant: "Books" });
    await floor.round();
    expect(floor.onCard(id)).to.equal(7_000_000n);
    expect(floor.posted("card_payments:USDT")).to.equal(3_000_000n);
    expect(floor.store.events(id).slice(2)).to.deep.equal([
      "purchase",
      "declined",
      "refund",
      "purchase",
    ]);
  });

  it("let a purchase wait that came between the hold of a withdrawal and its refusal", async () => {
    const id = await floor.card(10_00n);
    await floor.withdraw(id, 8_00n);
    await floor.shop.pay(`test_${id}`, { cents: 5_00n, merchant: "Books" });
    // The provider has 5.00 left, and refuses to give 8.00.
    await floor.round();
    await floor.round();
    expect([floor.onCard(id), floor.held()]).to.deep.equal([5_000_000n, 0n]);
  });

  it("let a refund wait as long as its purchase waits for a load that the provider did", async () => {
    const id = await floor.card();
    await floor.topUp(id, 20_00n);
    floor.losesAnswers = true;
    await floor.round();
    floor.losesAnswers = false;
    await floor.shop.pay(`test_${id}`, { cents: 5_00n, merchant: "Books" });
    await floor.shop.refund(`test_${id}`);
    const track = floor.cards.track.bind(floor.cards);
    floor.cards.track = async () => ({ state: "pending" });
    await floor.round();
    expect([floor.onCard(id), floor.posted("card_payments:USDT")]).to.deep.equal([0n, 0n]);
    floor.cards.track = track;
    await floor.round();
    expect(floor.onCard(id)).to.equal(20_000_000n);
    const told = floor.store.events(id).slice(-3);
    expect(told).to.deep.equal(["topped_up", "purchase", "refund"]);
  });

  it("book a refund first where only it covers the purchase, because a withdrawal took the rest", async () => {
    const id = await floor.card(10_00n);
    await floor.withdraw(id, 8_00n);
    await floor.shop.pay(`test_${id}`, { cents: 5_00n, merchant: "Books" });
    await floor.shop.refund(`test_${id}`);
    await floor.round();
    expect([floor.onCard(id), floor.held()]).to.deep.equal([2_000_000n, 0n]);
    expect(floor.store.events(id).slice(-2)).to.deep.equal(["refund", "purchase"]);
    expect(await floor.store.unbooked()).to.deep.equal([]);
  });

  it("of staff freeze a card so that its holder cannot unfreeze it or load it", async () => {
    const id = await floor.card(10_00n);
    const freeze = { cardId: id, kind: "freeze", reason: "Payments that nobody made." } as const;
    expect((await floor.desk().execute(staff, "ana", freeze)).ok).to.equal(true);
    await floor.round();
    expect(floor.store.events(id).at(-1)).to.equal("frozen_by_staff");
    const refused = { refusal: { code: "card_frozen_by_staff" } };
    expect(await floor.request().unfreeze(floor.actor, id)).to.deep.include(refused);
    expect(await floor.withdraw(id, 1_00n)).to.deep.include(refused);
    await floor.desk().execute(staff, "ana", { ...freeze, kind: "unfreeze" });
    await floor.round();
    expect((await floor.withdraw(id, 1_00n)).ok).to.equal(true);
    expect([...floor.tables.audit.values()].map(({ act }) => act)).to.deep.equal([
      "freeze-card",
      "unfreeze-card",
    ]);
  });

  it("freeze every card of who may let no coins out, such as who is banned, until that is over", async () => {
    const [one, other] = [await floor.card(10_00n), await floor.card()];
    for (const state of statesThatKeepCoins()) {
      floor.account = { ...freeAccount, states: [state] };
      await floor.round();
      expect([await stateOf(one), await stateOf(other)], state).to.deep.equal(["frozen", "frozen"]);
      await floor.shop.pay(`test_${one}`, { cents: 4_00n, merchant: "Books" });
      await floor.round();
      expect(floor.onCard(one), state).to.equal(10_000_000n);
      const locked = { refusal: { code: "card_locked" } };
      expect(await floor.topUp(one, 5_00n)).to.deep.include(locked);
      expect(await floor.request().unfreeze(floor.actor, one)).to.deep.include(locked);
      floor.account = freeAccount;
      for (const card of [one, other]) await floor.request().unfreeze(floor.actor, card);
      await floor.round();
      await floor.round();
      expect([await stateOf(one), await stateOf(other)], state).to.deep.equal(["active", "active"]);
    }
    expect(floor.store.events(one)).to.include.members(["frozen_by_staff", "declined"]);
  });

  it("leave the cards of who is restricted, or changed a password, as they are", async () => {
    const id = await floor.card();
    floor.account = {
      ...freeAccount,
      states: ["restricted"],
      securityChange: { at: floor.now, secondsAgo: 1 },
    };
    await floor.round();
    expect(await stateOf(id)).to.equal("active");
  });

  it("neither lose nor make money, whatever is asked, paid, lost and killed", async () => {
    const step = fc.oneof(
      fc.record({ act: fc.constant("topUp" as const), cents: fc.bigInt(5_00n, 60_00n) }),
      fc.record({ act: fc.constant("withdraw" as const), cents: fc.bigInt(1n, 60_00n) }),
      fc.record({ act: fc.constant("pay" as const), cents: fc.bigInt(1n, 60_00n) }),
      fc.record({
        act: fc.constantFrom(
          "refund" as const,
          "terminate" as const,
          "round" as const,
          "wait" as const,
        ),
      }),
      fc.record({ act: fc.constant("kill" as const), after: fc.integer({ min: 0, max: 4 }) }),
      fc.record({ act: fc.constant("lose" as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        floor = await CardFloor.open();
        const id = await floor.card(40_00n);
        for (const each of steps) {
          if (each.act === "topUp") await floor.topUp(id, each.cents);
          if (each.act === "withdraw") await floor.withdraw(id, each.cents);
          if (each.act === "pay")
            await floor.shop.pay(`test_${id}`, { cents: each.cents, merchant: "Books" });
          if (each.act === "refund") await floor.shop.refund(`test_${id}`);
          if (each.act === "terminate")
            await floor.request().terminate(floor.actor, id, { password: "x" }, undefined);
          if (each.act === "wait") floor.now += cardActLease;
          floor.killAfter = each.act === "kill" ? each.after : undefined;
          floor.losesAnswers = each.act === "lose";
          await floor.round().catch(() => undefined);
        }
        floor.killAfter = undefined;
        floor.losesAnswers = false;
        for (let round = 0; round < 4; round += 1) {
          floor.now += cardActLease;
          expect(await floor.round()).to.deep.equal([]);
        }
        expect(floor.held()).to.equal(0n);
        expect(floor.onCard(id)).to.equal((await floor.cards.totalCents()) * 10_000n);
        const outside = floor.posted("fees:USDT") + floor.posted("card_payments:USDT");
        expect(floor.balance() + floor.onCard(id) + outside).to.equal(funds);
      }),
      { numRuns: 150 },
    );
  });
});
