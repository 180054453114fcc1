import { expect } from "chai";
import { myOfferRoutes } from "../../../../src/adapters/http/contract/offer/my-offer.ts";
import type {
  MyOfferListMeta,
  MyOfferView,
} from "../../../../src/adapters/http/contract/offer/my-offer-views.ts";
import { contracts } from "../../../../src/adapters/http/contract/routes.ts";
import { buying, faultsOf, offerBody, OfferOwners } from "../../../support/offer-owners.ts";
import { plainOffer } from "../../../support/plain-offer.ts";
import type { Told } from "../../../support/visitor.ts";

describe("one's own offers over HTTP", () => {
  let floor: OfferOwners;
  before(async () => {
    floor = await OfferOwners.open();
  });
  after(() => floor.close());
  beforeEach(() => floor.clearMarket());
  it("are made active at once, with all that was typed", async () => {
    const undecided = { decidedAt: null, appealUntil: null, appeal: null };
    const { idHashed, price, marketPrice, ...made } = await floor.publish();
    expect(Number(price)).to.be.closeTo(Number(marketPrice) * 1.015, 0.01);
    expect(made).to.deep.equal({
      type: "sell",
      cryptoCurrencyCode: "BTC",
      fiatCurrencyCode: "EUR",
      paymentMethod: { id: 102, groupId: 5, name: "SEPA Instant", slug: "sepa-instant" },
      isActive: true,
      isEnabled: true,
      moderation: { status: 1, heldBy: null, reason: null, ...undecided },
      hasGiftCards: false,
      flowType: "default",
      offerFee: "0.5",
      margin: "1.5",
      fixedPrice: null,
      amountType: "min_max",
      fiatAmountRangeMin: "20.00",
      fiatAmountRangeMax: "500.00",
      predefinedAmounts: [],
      priceGuard: null,
      requireMinPastTrades: 0,
      requireVerifiedId: false,
      requireFullNameVisibility: false,
      isAnonymousUserRestricted: false,
      newBuyerMaxFiatLimit: null,
      allowedCountries: [],
      blockedCountries: [],
      showOnlyTrustedUser: false,
      label: "fast",
      terms: "Pay from your own account.",
      paymentDetails: [
        { label: "IBAN", value: "PT50" },
        { label: "Name on the account", value: "Ana Lima" },
      ],
      savedAccount: null,
      bankAccounts: [],
      tags: ["no fees"],
      windowMinutes: 30,
      deferredEscrow: false,
      multisigEscrow: false,
      ...plainOffer,
      offerVersion: 1,
      cap: null,
      messages: [],
      isStickied: false,
      isFeaturedByModerator: false,
      isFeatured: false,
      promotion: null,
      penalty: null,
    });
    expect((await floor.cards(floor.bruno)).map((card) => card.idHashed)).to.deep.equal([idHashed]);
  });
  const refused: readonly [change: object, faults: readonly string[]][] = [
    [
      { margin: "101", range_max: "19", window_minutes: 29, tags: ["a", "b", "c", "d"] },
      [
        "margin out_of_bounds",
        "range_max below_minimum",
        "tags too_many",
        "window_minutes out_of_bounds",
      ],
    ],
    [{ margin: undefined }, ["margin not_a_number"]],
    [{ fixed_price: "60000" }, ["fixed_price one_of_two"]],
    [{ predefined_amount: ["50"] }, ["predefined_amount one_of_two"]],
    [
      { range_min: undefined, range_max: undefined, predefined_amount: ["0"] },
      ["predefined_amount not_positive"],
    ],
    [{ crypto_currency_code: "XMR" }, ["crypto_currency_code unknown"]],
    [{ payment_details: [{ label: "IBAN" }] }, ["payment_details.0.value is_length"]],
    [
      { payment_details: [{ label: "IBAN", value: "1", owner: "x" }] },
      ["payment_details.0.owner whitelist_validation"],
    ],
    [{ owner_id: "x" }, ["owner_id whitelist_validation"]],
  ];
  for (const [change, faults] of refused) {
    it(`are not made with ${JSON.stringify(change)}`, async () => {
      const told = await floor.ana.call("createOffer", { body: { ...offerBody, ...change } });
      expect([told.status, told.code]).to.deep.equal([422, "validation"]);
      expect(faultsOf(told)).to.deep.equal(faults);
    });
  }

  it("are edited as a whole, but for what is traded for what", async () => {
    const { idHashed } = await floor.publish();
    const changed = { ...offerBody, margin: undefined, fixed_price: "70000", label: "" };
    const told = await floor.edit(idHashed, {
      ...changed,
      payment_method: "wise",
      offer_version: 1,
    });
    expect(told.data).to.deep.include({
      fixedPrice: "70000.00",
      margin: null,
      label: "",
      offerFee: "1",
      offerVersion: 2,
    });
    const other = { ...offerBody, type: "buy", crypto_currency_code: "ETH", currency: "USD" };
    const no = await floor.edit(idHashed, { ...other, offer_version: 2 });
    expect(faultsOf(no)).to.deep.equal([
      "type unchangeable",
      "crypto_currency_code unchangeable",
      "currency unchangeable",
    ]);
    const missing = await floor.edit(idHashed, offerBody);
    expect(faultsOf(missing)[0]).to.match(/^offer_version /);
  });

  it("are not changed by whom saw another version", async () => {
    const { idHashed } = await floor.publish();
    await floor.quick("changeOfferMargin", idHashed, { new_margin: "2", offer_version: 1 });
    const stale: readonly Promise<Told>[] = [
      floor.edit(idHashed, { ...offerBody, offer_version: 1 }),
      floor.quick("changeOfferMargin", idHashed, { new_margin: "3", offer_version: 1 }),
      floor.quick("changeOfferFixedPrice", idHashed, { new_fixed_price: "1", offer_version: 1 }),
      floor.quick("changeOfferAmount", idHashed, {
        range_min: "1",
        range_max: "2",
        offer_version: 1,
      }),
      floor.quick("switchOffer", idHashed, { new_status: "inactive", offer_version: 1 }),
      floor.cap(idHashed, { offer_cap: { amount: "900", active: true }, offer_version: 1 }),
    ];
    for (const told of await Promise.all(stale)) {
      expect([told.status, told.code]).to.deep.equal([409, "offer_changed"]);
    }
    expect(await floor.view(idHashed)).to.include({ margin: "2", offerVersion: 2, cap: null });
  });

  it("are re-priced, re-limited and switched one by one", async () => {
    const { idHashed } = await floor.publish();
    const margin = await floor.quick("changeOfferMargin", idHashed, { new_margin: "-0.25" });
    expect(margin.data).to.include({ margin: "-0.25", offerVersion: 2 });
    const fixed = await floor.quick("changeOfferFixedPrice", idHashed, {
      new_fixed_price: "61000",
    });
    expect(fixed.data).to.include({ margin: null, fixedPrice: "61000.00", price: "61000.00" });
    const list = await floor.quick("changeOfferAmount", idHashed, {
      predefined_amount: ["100", "50"],
    });
    expect(list.data).to.deep.include({
      amountType: "predefined",
      fiatAmountRangeMin: null,
      predefinedAmounts: ["50.00", "100.00"],
    });
    const off = await floor.quick("switchOffer", idHashed, { new_status: "inactive" });
    expect(off.data).to.include({ isActive: false, isEnabled: false, offerVersion: 5 });
    const again = await floor.quick("switchOffer", idHashed, { new_status: "inactive" });
    expect(again.data).to.include({ offerVersion: 5 });
    expect(await floor.cards(floor.bruno)).to.deep.equal([]);
  });

  it("say what is wrong with a quick change under the name it was sent by", async () => {
    const { idHashed } = await floor.publish();
    const [margin, fixed, amount] = await Promise.all([
      floor.quick("changeOfferMargin", idHashed, { new_margin: "-51" }),
      floor.quick("changeOfferFixedPrice", idHashed, { new_fixed_price: "0" }),
      floor.quick("changeOfferAmount", idHashed, { range_min: "20", range_max: "10.001" }),
    ]);
    expect([margin, fixed, amount].flatMap(faultsOf)).to.deep.equal([
      "new_margin out_of_bounds",
      "new_fixed_price not_a_number",
      "range_max too_precise",
    ]);
    expect(await floor.view(idHashed)).to.include({ offerVersion: 1 });
  });

  it("are capped; what is wrong leaves cap and amounts as they were", async () => {
    const { idHashed } = await floor.publish();
    const capped = await floor.cap(idHashed, { offer_cap: { amount: "300", active: true } });
    const whole = {
      amount: "300.00",
      used: "0.00",
      remaining: "300.00",
      isReachedCap: false,
      isCapLessThanMin: false,
    };
    expect(capped.data).to.deep.include({ cap: whole });
    expect((await floor.cards(floor.bruno))[0]).to.include({ fiatAmountRangeMax: "300.00" });
    const body = { offer_id: idHashed, fiat_amount: "290.00" };
    await floor.bruno.must("startTrade", { body });
    const held = { ...whole, used: "290.00", remaining: "10.00", isCapLessThanMin: true };
    const wrong = { offer_cap: { amount: "289", active: true }, range_min: "5", range_max: "50" };
    const told = await floor.cap(idHashed, wrong);
    expect(faultsOf(told)).to.deep.equal(["offer_cap.amount below_used"]);
    const now = await floor.view(idHashed);
    expect(now).to.deep.include({ cap: held, fiatAmountRangeMin: "20.00", isEnabled: false });
    expect(now.messages.map(({ code }) => code)).to.deep.equal(["CapLessThanMin"]);
    const no = await floor.bruno.call("startTrade", { body: { ...body, fiat_amount: "20.00" } });
    expect([no.status, no.code]).to.deep.equal([409, "offer_not_takeable"]);
    const off = await floor.cap(idHashed, { offer_cap: { active: false } });
    expect(off.data).to.deep.include({ cap: null, isEnabled: true });
    const first = await floor.cap(idHashed, { offer_cap: { amount: "289", active: true } });
    expect(faultsOf(first)).to.deep.equal(["offer_cap.amount below_used"]);
    const empty = await floor.cap(idHashed, { offer_cap: { active: true } });
    expect(faultsOf(empty)).to.deep.equal(["offer_cap.amount not_a_number"]);
    const shapeless = await floor.cap(idHashed, { offer_cap: "900" });
    expect(faultsOf(shapeless)).to.deep.equal(["offer_cap is_object"]);
  });

  it("are listed by type with the counts of both, newest first", async () => {
    const { idHashed } = await floor.publish(buying);
    const told = await floor.ana.must("listMyOffers", { query: { type: "buy" } });
    expect((told.data as MyOfferView[]).map((each) => each.idHashed)).to.deep.equal([idHashed]);
    const { meta } = told.body as { meta: MyOfferListMeta };
    expect(meta).to.include({
      buyCount: 1,
      isNotBuyActiveOffers: false,
      isNotSellActiveOffers: true,
    });
    expect(meta.sellCount).to.be.greaterThan(1);
  });

  it("are deleted for good, while a running trade goes on", async () => {
    const { idHashed } = await floor.publish();
    const trade: { id: string } = (
      await floor.bruno.must("startTrade", { body: { offer_id: idHashed, fiat_amount: "100.00" } })
    ).data;
    await floor.ana.must("deleteOffer", { parameters: { hash: idHashed } });
    const gone = await Promise.all([
      floor.ana.call("viewMyOffer", { parameters: { hash: idHashed } }),
      floor.ana.call("deleteOffer", { parameters: { hash: idHashed } }),
      floor.bruno.call("viewOffer", { parameters: { id: idHashed } }),
      floor.bruno.call("startTrade", { body: { offer_id: idHashed, fiat_amount: "100.00" } }),
    ]);
    expect(gone.map(({ status }) => status)).to.deep.equal([404, 404, 404, 404]);
    const view = await floor.bruno.must("viewTrade", { parameters: { id: trade.id } });
    expect(view.data).to.include({ status: "active_funded", offerId: idHashed });
  });

  it("are switched together, unless that is more than the level allows", async () => {
    for (let count = 0; count < 6; count += 1) await floor.publish(buying, floor.newcomer);
    const more = await floor.newcomer.call("createOffer", { body: offerBody });
    expect([more.status, more.code]).to.deep.equal([409, "too_many_active_offers"]);
    const inactive = { body: { new_status: "inactive" } };
    const off = await floor.newcomer.must("switchAllOffers", inactive);
    expect(off.data).to.deep.equal({ active: 0, changed: 6 });
    const seventh = await floor.publish(buying, floor.newcomer);
    const all = await floor.newcomer.call("switchAllOffers", { body: { new_status: "active" } });
    expect([all.status, all.code]).to.deep.equal([409, "too_many_active_offers"]);
    await floor.newcomer.must("deleteOffer", { parameters: { hash: seventh.idHashed } });
    const on = await floor.newcomer.must("switchAllOffers", { body: { new_status: "active" } });
    expect(on.data).to.deep.equal({ active: 6, changed: 6 });
    await floor.newcomer.must("switchAllOffers", inactive);
  });

  it("are nobody else's to see or change", async () => {
    const { idHashed } = await floor.publish();
    const tried = await Promise.all([
      floor.edit(idHashed, { ...offerBody, offer_version: 1 }, floor.bruno),
      floor.cap(idHashed, { offer_cap: { active: false } }, floor.bruno),
      floor.bruno.call("viewMyOffer", { parameters: { hash: idHashed } }),
      floor.quick("switchOffer", idHashed, { new_status: "inactive" }, floor.bruno),
      floor.quick("changeOfferMargin", idHashed, { new_margin: "3" }, floor.bruno),
      floor.quick("changeOfferFixedPrice", idHashed, { new_fixed_price: "1" }, floor.bruno),
      floor.quick("changeOfferAmount", idHashed, { range_min: "1", range_max: "2" }, floor.bruno),
      floor.bruno.call("deleteOffer", { parameters: { hash: idHashed } }),
    ]);
    expect(tried.map(({ status }) => status)).to.deep.equal(tried.map(() => 404));
    expect(await floor.view(idHashed)).to.include({ offerVersion: 1, isActive: true });
  });

  for (const id of Object.keys(myOfferRoutes) as (keyof typeof myOfferRoutes)[]) {
    it(`are nothing to strangers: ${id}`, async () => {
      const told = await floor.stranger.call(id, {
        parameters: { id: "nothing", hash: "nothing" },
        ...(contracts[id].method !== "get" && { body: {} }),
      });
      expect([told.status, told.code]).to.deep.equal([401, "unauthenticated"]);
    });
  }
});
