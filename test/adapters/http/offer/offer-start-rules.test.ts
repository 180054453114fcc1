import { expect } from "chai";
import type { Failure } from "../../../../src/adapters/http/contract/envelope.ts";
import type { MyOfferView } from "../../../../src/adapters/http/contract/offer/my-offer-views.ts";
import { faultsOf, offerBody, OfferOwners } from "../../../support/offer-owners.ts";

describe("offers by the rules of the start, over HTTP", () => {
  let floor: OfferOwners;
  before(async () => {
    floor = await OfferOwners.open();
  });
  after(() => floor.close());
  beforeEach(() => floor.clearMarket());

  it("follow the rules of the owner's level", async () => {
    const usd = { ...offerBody, currency: "USD" };
    const tell = async (change: object) =>
      faultsOf(await floor.newcomer.call("createOffer", { body: { ...usd, ...change } }));
    expect(await tell({ payment_method: "gold" })).to.deep.equal(["payment_method level_too_low"]);
    const preferred = await tell({ payment_method: "steam-gift-card" });
    expect(preferred).to.deep.equal(["payment_method level_too_low"]);
    const card = { payment_method: "netflix-gift-card" };
    expect(await tell({ ...card, range_max: "200.01" })).to.deep.equal([
      "range_max too_much_for_level",
    ]);
    const made = await floor.publish({ ...usd, ...card, range_max: "200" }, floor.newcomer);
    expect(made).to.include({ hasGiftCards: true, isEnabled: false });
    const more = { range_min: "20", range_max: "201" };
    const raised = await floor.quick("changeOfferAmount", made.idHashed, more, floor.newcomer);
    expect(faultsOf(raised)).to.deep.equal(["range_max too_much_for_level"]);
  });

  it("are off for others while their owner cannot fund them, and only the owner is told why", async () => {
    const { idHashed } = await floor.publish({}, floor.newcomer);
    const mine = await floor.newcomer.must("viewMyOffer", { parameters: { hash: idHashed } });
    expect((mine.data as MyOfferView).messages.map(({ code }) => code)).to.deep.equal([
      "LowBalance",
    ]);
    expect(await floor.cards(floor.bruno)).to.deep.equal([]);
    const seen = await floor.bruno.must("viewOffer", { parameters: { id: idHashed } });
    expect(seen.data).to.include({ takeable: false, notTakeableCode: "offer_not_takeable" });
  });

  it("say on their card why a reader cannot take them", async () => {
    await floor.publish({ range_min: "2000", range_max: "2500" });
    expect((await floor.cards(floor.newcomer))[0]).to.include({
      notTakeableCode: "max_per_trade_limit",
    });
    expect((await floor.cards(floor.bruno))[0]).to.include({ takeable: true });
  });

  it("are started by nobody whose limits that would pass, and all reasons are told", async () => {
    const { idHashed } = await floor.publish({ range_max: "2500" });
    const body = { offer_id: idHashed, fiat_amount: "2000.00" };
    const told = await floor.newcomer.call("startTrade", { body });
    expect([told.status, told.code]).to.deep.equal([409, "max_per_trade_limit"]);
    expect(faultsOf(told)).to.deep.equal([
      "start max_per_trade_limit",
      "start reached_daily_compliance_limit",
    ]);
  });

  it("answer a start that saw an older version by what changed since, and a moved price by the new quote", async () => {
    const { idHashed } = await floor.publish({ margin: undefined, fixed_price: "50000" });
    const start = (body: object) =>
      floor.bruno.call("startTrade", {
        body: { offer_id: idHashed, fiat_amount: "100.00", ...body },
      });
    await floor.quick("changeOfferFixedPrice", idHashed, { new_fixed_price: "60000" });
    const told = await start({ offer_version: 1, price_seen: "50000" });
    expect(told.code).to.equal("offer_margin_changed");
    expect((told.body as Failure).error.details).to.deep.include.members([
      { field: "quote.price", code: "now", message: "60000.00" },
      { field: "quote.fiat", code: "now", message: "100.00" },
      { field: "quote.crypto", code: "now", message: "166666" },
      { field: "quote.fee", code: "now", message: "833" },
    ]);
    expect(faultsOf(told)).to.include.members(["start offer_margin_changed", "start price_moved"]);
    await floor.quick("changeOfferAmount", idHashed, { range_min: "10", range_max: "500" });
    expect((await start({ offer_version: 1 })).code).to.equal("offer_changed");
    await floor.quick("changeOfferMargin", idHashed, { new_margin: "0" });
    expect((await start({ offer_version: 3 })).code).to.equal("offer_margin_changed");
    expect((await start({ offer_version: 2 })).code).to.equal("offer_changed");
  });
});
