import { expect } from "chai";
import type { DataSource } from "typeorm";
import { PostgresGuardedOffers } from "../../../../src/adapters/persistence/offer/postgres-guarded-offers.ts";
import { PostgresHolidays } from "../../../../src/adapters/persistence/offer/postgres-holidays.ts";
import { PostgresOfferStore } from "../../../../src/adapters/persistence/offer/postgres-offer-store.ts";
import { GroupCommit } from "../../../../src/adapters/persistence/commit/group-commit.ts";
import { createDataSource } from "../../../../src/adapters/persistence/connection/data-source.ts";
import type { NoticeView } from "../../../../src/adapters/http/contract/notice/notice.ts";
import type { ProfileView } from "../../../../src/adapters/http/contract/profile/profile.ts";
import { GuardPrices } from "../../../../src/application/offer/guard-prices.ts";
import { KeepHolidays } from "../../../../src/application/offer/keep-holidays.ts";
import { OfferDesk } from "../../../../src/application/offer/offer-desk.ts";
import { daysAfter, dayOf } from "../../../../src/domain/account/calendar-day.ts";
import { defaultOfferPolicy } from "../../../../src/domain/policy/default-policy.ts";
import { caughtUp } from "../../../support/caught-up.ts";
import { OfferOwners, faultsOf, offerBody } from "../../../support/offer-owners.ts";
import { ToldMarket } from "../../../support/told-market.ts";

describe("what keeps offers off for a while, over HTTP", () => {
  let floor: OfferOwners;
  let pool: DataSource;
  const market = new ToldMarket();
  before(async () => {
    floor = await OfferOwners.open();
    pool = await createDataSource({ url: floor.app.database.url }).initialize();
  });
  after(async () => {
    await pool.destroy();
    await floor.close();
  });
  beforeEach(() =>
    floor.app.database.query(
      "UPDATE offer SET is_active = false, in_pool = false, is_paused = false",
    ),
  );

  const desk = () =>
    new OfferDesk(
      new PostgresOfferStore(pool, new GroupCommit(pool)),
      market,
      () => defaultOfferPolicy,
    );
  const keepHolidays = () => new KeepHolidays(new PostgresHolidays(pool), desk()).execute();
  const guardPrices = (price: string) => {
    market.tell("BTC", "EUR", price);
    const guarded = new PostgresGuardedOffers(pool);
    return new GuardPrices(guarded, desk(), market, () => defaultOfferPolicy).execute();
  };
  const told = async (event: string) => {
    await caughtUp(floor.app.database, "notices");
    const { data } = await floor.ana.must("listNotices");
    return (data as readonly NoticeView[]).filter((each) => each.event === event).length;
  };
  const codes = async (hash: string) =>
    (await floor.view(hash)).messages.map(({ code }: { readonly code: string }) => code);
  const idsSeen = async () => (await floor.cards(floor.bruno)).map(({ idHashed }) => idHashed);
  const holiday = async () => {
    const { data } = await floor.ana.must("viewHoliday");
    return (data as { readonly holiday: object | null }).holiday;
  };
  const edit = async (hash: string, body: object) => {
    const { offerVersion: offer_version } = await floor.view(hash);
    return floor.edit(hash, { ...body, offer_version });
  };
  const inDays = (days: number) => ({
    day: daysAfter(dayOf(Date.now(), "UTC"), days),
    timezone: "UTC",
  });
  const profile = async (): Promise<ProfileView> =>
    (await floor.bruno.must("viewProfileByName", { parameters: { username: "ana_lima" } })).data;

  it("a holiday turns all offers off, also new ones, is said on the profile, and ends at will", async () => {
    const { idHashed } = await floor.publish();
    const off = await floor.publish();
    await floor.quick("switchOffer", off.idHashed, { new_status: "inactive" });
    await floor.ana.must("beginHoliday", { body: inDays(3) });
    const added = await floor.publish();
    expect(await idsSeen()).to.deep.equal([]);
    expect(await codes(added.idHashed)).to.deep.equal(["OnHoliday"]);
    expect(await floor.view(idHashed)).to.include({ isActive: true, isEnabled: false });
    expect((await floor.start(floor.bruno, idHashed, "100.00")).code).to.equal("offer_not_active");
    expect((await profile()).holidayUntil).to.match(/T00:00:00.000Z$/);
    expect(await holiday()).to.include(inDays(3));
    await floor.ana.must("endHoliday");
    expect((await idsSeen()).toSorted()).to.deep.equal([idHashed, added.idHashed].toSorted());
    expect((await profile()).holidayUntil).to.equal(null);
    expect(await floor.view(off.idHashed)).to.include({ isActive: false });
  });

  it("a holiday whose day has come is over: the offers are on again, and their owner is told once", async () => {
    const { idHashed } = await floor.publish();
    await floor.ana.must("beginHoliday", { body: inDays(3) });
    await keepHolidays();
    expect(await idsSeen()).to.deep.equal([]);
    await floor.app.database.query("UPDATE holiday SET until = clock_timestamp()");
    await keepHolidays();
    await keepHolidays();
    expect(await idsSeen()).to.deep.equal([idHashed]);
    expect(await told("holiday_over")).to.equal(1);
  });

  it("a holiday is until a later day", async () => {
    const begin = (body: object) => floor.ana.call("beginHoliday", { body });
    expect((await begin(inDays(0))).code).to.equal("holiday_over");
    expect((await begin(inDays(1_000))).code).to.equal("holiday_too_long");
    expect((await begin({ day: "2026-02-31", timezone: "UTC" })).code).to.equal(
      "holiday_day_unknown",
    );
    expect(await holiday()).to.equal(null);
  });

  it("a price guard turns the offer off when the market leaves it, and on again when it is back", async () => {
    const guard = { min: "50000", max: "70000" };
    const { idHashed, priceGuard, offerVersion } = await floor.publish({ price_guard: guard });
    expect(priceGuard).to.deep.equal({ min: "50000.00", max: "70000.00", comesBack: true });
    await guardPrices("49999");
    expect(await idsSeen()).to.deep.equal([]);
    expect(await codes(idHashed)).to.include("OutsidePriceGuard");
    expect(await told("offer_guarded")).to.equal(1);
    await guardPrices("50001");
    expect(await idsSeen()).to.deep.equal([]);
    await guardPrices("60000");
    expect(await told("offer_guard_over")).to.equal(1);
    expect(await codes(idHashed)).to.deep.equal([]);
    expect((await floor.view(idHashed)).offerVersion).to.equal(offerVersion + 2);
  });

  it("a start outside the guard is refused before anybody looked at the market", async () => {
    const { idHashed, marketPrice } = await floor.publish();
    const over = { ...offerBody, price_guard: { min: String(Number(marketPrice) * 2) } };
    const edited = await edit(idHashed, over);
    expect(edited.status).to.equal(200);
    expect(await idsSeen()).to.deep.equal([]);
    expect((await floor.start(floor.bruno, idHashed, "100.00")).code).to.equal("offer_not_active");
    await edit(idHashed, offerBody);
    expect(await idsSeen()).to.deep.equal([idHashed]);
  });

  it("an offer that is not to come back stays off, and is turned on only inside the guard", async () => {
    const { idHashed, marketPrice } = await floor.publish();
    const min = String(Number(marketPrice) * 2);
    await edit(idHashed, { ...offerBody, price_guard: { min, comes_back: false } });
    await guardPrices(String(marketPrice));
    expect(await floor.view(idHashed)).to.include({ isActive: false });
    const on = () => floor.quick("switchOffer", idHashed, { new_status: "active" });
    expect(faultsOf(await on())).to.deep.equal(["price_guard.min market_outside"]);
    await edit(idHashed, { ...offerBody, price_guard: { max: min, comes_back: false } });
    expect((await on()).status).to.equal(200);
  });

  it("a guard without a number, or upside down, is refused", async () => {
    const tell = async (price_guard: object) =>
      faultsOf(await floor.ana.call("createOffer", { body: { ...offerBody, price_guard } }));
    expect(await tell({ min: "cheap" })).to.deep.equal(["price_guard.min not_a_number"]);
    expect(await tell({ min: "70000", max: "60000" })).to.deep.equal([
      "price_guard.max below_minimum",
    ]);
  });
});
