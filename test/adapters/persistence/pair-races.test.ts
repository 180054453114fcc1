import { expect } from "chai";
import type { DataSource } from "typeorm";
import type { Actor } from "../../../src/application/actor/actor.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresContactStore } from "../../../src/adapters/persistence/contact/postgres-contact-store.ts";
import { money } from "../../../src/domain/money/money.ts";
import { noCoolDowns } from "../../../src/domain/trade-start/cool-down.ts";
import { for100, TestMarket, type Counter } from "../../support/test-market.ts";
import { defaultStartPolicy } from "../../../src/domain/policy/default-policy.ts";

const blocked = { isTrusted: false, isBlocked: true };
const full = "max_active_trades_with_partner";

describe("two people who begin trades with each other at once, from several processes", () => {
  let floor: TestMarket;
  let counters: readonly Counter[];
  let one: Actor;
  let other: Actor;
  let [ofOne, ofOther] = ["", ""];
  let pool: DataSource;
  before(async () => {
    floor = await TestMarket.open({
      ...defaultStartPolicy,
      coolDown: { ...defaultStartPolicy.coolDown, ...noCoolDowns },
    });
    pool = await createDataSource({ url: floor.database.url }).initialize();
    counters = [await floor.openCounter(), await floor.openCounter(), await floor.openCounter()];
  });
  after(async () => {
    await pool.destroy();
    await floor.close();
  });
  beforeEach(async () => {
    [one, other] = [await floor.addTrader(), await floor.addTrader()];
    for (const each of [one, other]) await floor.fund(first(), each, money("BTC", 100_000_000n));
    [ofOne, ofOther] = [await floor.addSellOffer(one), await floor.addSellOffer(other)];
  });

  const first = () => counters[0]!;
  /** Each start in another process; returns their outcomes. */
  const begin = (...starts: readonly (readonly [Actor, string])[]) =>
    Promise.all(
      starts.map(async ([taker, offerId], at) => {
        const counter = counters[at % counters.length]!;
        const started = await counter.startTrade.execute(taker, for100(offerId));
        return started.ok ? "ok" : started.refusal.code;
      }),
    );
  const active = async () => {
    const loaded = await first().trades.loadStart(ofOne, other.traderId);
    return loaded?.activeTogether;
  };

  it("begin one while neither completed any, whichever of them buys", async () => {
    const told = await begin([other, ofOne], [one, ofOther], [other, ofOne], [one, ofOther]);
    expect(told.toSorted()).to.deep.equal([full, full, full, "ok"]);
    expect(await active()).to.equal(1);
  });

  it("begin two where the buyer completed one, and no third", async () => {
    await floor.database.query(
      `INSERT INTO trader_usage (trader_id, completed_trades) VALUES ($1, 1)`,
      [other.traderId],
    );
    const told = await begin([other, ofOne], [other, ofOne], [other, ofOne], [other, ofOne]);
    expect(told.toSorted()).to.deep.equal([full, full, "ok", "ok"]);
    expect(await active()).to.equal(2);
  });

  it("begin none after one of them blocked the other, whatever was decided before", async () => {
    const contacts = new PostgresContactStore(pool);
    const block = contacts.change(one.traderId, other.traderId, () => blocked);
    const [told] = await Promise.all([begin([other, ofOne], [one, ofOther]), block]);
    const began = told.filter((each) => each === "ok").length;
    expect(await active()).to.equal(began);
    const later = await begin([other, ofOne], [one, ofOther]);
    expect(later.toSorted()).to.deep.equal(["offer_not_active", "opponent_is_blocked"]);
    expect(await active()).to.equal(began);
  });

  it("take one up again or begin another, not both", async () => {
    const started = await first().startTrade.execute(other, for100(ofOne));
    if (!started.ok) expect.fail(started.refusal.code);
    await first().partyAct.execute(other, started.value, { act: "cancel" });
    await first().propose.execute(other, started.value, { kind: "reopen" });
    const loaded = await first().trades.load(started.value);
    const proposalId = loaded?.trade.proposals[0]?.id ?? "";
    const [reopened, begun] = await Promise.all([
      first().acceptProposal.execute(one, started.value, proposalId, {}),
      counters[1]!.startTrade.execute(other, for100(ofOne)),
    ]);
    expect([reopened.ok, begun.ok].filter(Boolean)).to.have.length(1);
    expect(await active()).to.equal(1);
  });
});
