import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../../src/adapters/persistence/connection/data-source.ts";
import { GroupCommit } from "../../../../src/adapters/persistence/commit/group-commit.ts";
import { PostgresOfferStore } from "../../../../src/adapters/persistence/offer/postgres-offer-store.ts";
import type { Actor } from "../../../../src/application/actor/actor.ts";
import { CapOffer } from "../../../../src/application/offer/cap-offer.ts";
import { OfferDesk } from "../../../../src/application/offer/offer-desk.ts";
import { PriceOffer } from "../../../../src/application/offer/price-offer.ts";
import { SwitchOffer } from "../../../../src/application/offer/switch-offer.ts";
import { money } from "../../../../src/domain/money/money.ts";
import { ToldMarket } from "../../../support/told-market.ts";
import { for100, TestMarket, type Counter } from "../../../support/test-market.ts";
import { defaultOfferPolicy } from "../../../../src/domain/policy/default-policy.ts";

describe("changes of offers concurrent with starts, from several processes", () => {
  let floor: TestMarket;
  let counters: readonly Counter[];
  let pool: DataSource;
  let desk: OfferDesk;
  let seller: Actor;
  let offerId: string;

  before(async () => {
    floor = await TestMarket.open();
    counters = await Promise.all([floor.openCounter(), floor.openCounter()]);
    pool = await createDataSource({ url: floor.database.url }).initialize();
    desk = deskOf();
  });
  after(async () => {
    await pool.destroy();
    await floor.close();
  });
  beforeEach(async () => {
    seller = await floor.addTrader();
    await floor.fund(counterAt(0), seller, money("BTC", 100_000_000n));
    offerId = await floor.addSellOffer(seller);
  });

  /** Like one more process: its commits run beside those of the others. */
  function storeOf(): PostgresOfferStore {
    return new PostgresOfferStore(pool, new GroupCommit(pool));
  }

  function deskOf(): OfferDesk {
    return new OfferDesk(storeOf(), new ToldMarket(), () => defaultOfferPolicy);
  }

  function counterAt(index: number): Counter {
    return counters[index % counters.length] ?? expect.fail();
  }

  const cap = (amount: string) =>
    new CapOffer(desk).execute(seller, offerId, undefined, { amount });

  async function capRow() {
    const [row] = await floor.database.query<{ cap: string; reserved: string; used: string }>(
      `SELECT cap_minor::text AS cap, reserved_minor::text AS reserved, used_minor::text AS used
         FROM offer_usage WHERE offer_id = $1`,
      [offerId],
    );
    return row ?? expect.fail();
  }

  it("of two starts for the last of the cap one wins and the other hears why", async () => {
    expect((await cap("150")).ok).to.equal(true);
    const takers = [await floor.addTrader(), await floor.addTrader()];
    const started = await Promise.all(
      takers.map((taker, index) => counterAt(index).startTrade.execute(taker, for100(offerId))),
    );
    const codes = started.map((each) => (each.ok ? "started" : each.refusal.code)).toSorted();
    expect(codes).to.deep.equal(["amount_not_in_range", "started"]);
    expect(await capRow()).to.deep.equal({ cap: "15000", reserved: "10000", used: "0" });
  });

  it("a cap that is set while trades start and end holds exactly what they hold", async () => {
    const takers: Actor[] = [];
    for (let count = 0; count < 4; count += 1) takers.push(await floor.addTrader());
    const before = await counterAt(0).startTrade.execute(takers[0]!, for100(offerId));
    if (!before.ok) expect.fail(before.refusal.code);
    const [, , ...others] = await Promise.all([
      counterAt(0).partyAct.execute(takers[0]!, before.value, { act: "cancel" }),
      cap("900"),
      ...takers
        .slice(1)
        .map((taker, index) => counterAt(index).startTrade.execute(taker, for100(offerId))),
    ]);
    const held = others.filter(({ ok }) => ok).length * 10_000;
    expect(await capRow()).to.deep.equal({ cap: "90000", reserved: String(held), used: "0" });
    expect(held).to.be.greaterThan(0);
  });

  it("a cap that is changed keeps what is used, and never goes below it", async () => {
    await cap("500");
    const taker = await floor.addTrader();
    const counter = counterAt(0);
    const started = await counter.startTrade.execute(taker, for100(offerId));
    if (!started.ok) expect.fail(started.refusal.code);
    await counter.partyAct.execute(taker, started.value, { act: "paid" });
    await counter.releaseTrade.execute(seller, started.value, { password: "any" });
    expect((await cap("99.99")).ok).to.equal(false);
    expect(await capRow()).to.deep.equal({ cap: "50000", reserved: "0", used: "10000" });
    expect((await cap("100")).ok).to.equal(true);
    expect(await capRow()).to.deep.equal({ cap: "10000", reserved: "0", used: "10000" });
  });

  it("a start beside a new price gets the old offer or hears of the new one, never a mixture", async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const [taker, price] = [await floor.addTrader(), String(40_000 - round)];
      const own = await storeOf().own(seller.traderId, offerId);
      const { version, pricing } = own?.offer ?? expect.fail();
      const was = pricing.kind === "fixed" ? pricing.price.scaled : expect.fail();
      const [started, edited] = await Promise.all([
        counterAt(round).startTrade.execute(taker, { ...for100(offerId), offerVersion: version }),
        new PriceOffer(desk).execute(seller, offerId, version, { kind: "fixed", price }),
      ]);
      expect(edited.ok).to.equal(true);
      outcomes.add(started.ok ? "started" : started.refusal.code);
      if (!started.ok) continue;
      const [trade] = await floor.database.query<{ price: string; version: string }>(
        `SELECT t.price::text, terms -> 'offerVersion' AS version
           FROM trade t JOIN trade_terms ON trade_id = t.id WHERE t.id = $1`,
        [started.value],
      );
      expect([trade?.price, trade?.version]).to.deep.equal([String(was), version]);
    }
    const allowed = new Set(["started", "offer_margin_changed"]);
    expect([...outcomes].filter((each) => !allowed.has(each))).to.deep.equal([]);
  });

  it("of many changes to one version exactly one is stored", async () => {
    const prices = ["41000", "42000", "43000", "44000", "45000", "46000"];
    const outcomes = await Promise.all(
      prices.map((price) =>
        new PriceOffer(deskOf()).execute(seller, offerId, 1, { kind: "fixed", price }),
      ),
    );
    const refused = outcomes.flatMap((each) => (each.ok ? [] : [each.refusal.code]));
    expect(refused).to.deep.equal(Array.from({ length: 5 }, () => "offer_changed"));
    const own = await storeOf().own(seller.traderId, offerId);
    expect(own?.offer.version).to.equal(2);
  });

  it("of offers that are switched on at once, as many stay on as the level allows", async () => {
    const owner = await floor.addTrader(1);
    const ids = [];
    for (let count = 0; count < 9; count += 1) ids.push(await floor.addSellOffer(owner));
    await floor.database.query("UPDATE offer SET is_active = false WHERE owner_id = $1", [
      owner.traderId,
    ]);
    const outcomes = await Promise.all(
      ids.map((id) => new SwitchOffer(deskOf()).execute(owner, id, undefined, true)),
    );
    expect(outcomes.filter(({ ok }) => ok)).to.have.length(6);
  });
});
