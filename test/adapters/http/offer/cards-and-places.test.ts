import { expect } from "chai";
import { cityIdOf } from "../../../../src/domain/catalogue/city-ids.ts";
import { regionIdOf } from "../../../../src/domain/catalogue/region-ids.ts";
import { OfferOwners, faultsOf, offerBody } from "../../../support/offer-owners.ts";

const card = {
  payment_method: "debit-card",
  payment_details: [{ label: "Card", value: "4097 58" }],
};
const amazon = { payment_method: "amazon-gift-card", type: "buy", payment_details: undefined };
const cash = {
  payment_method: "cash-in-person",
  payment_details: [{ label: "Where", value: "At the station" }],
};
const porto = regionIdOf("PT-13");
const conde = cityIdOf("PT", porto, "Vila do Conde") ?? 0;

describe("the cards and places of offers, over HTTP", () => {
  let floor: OfferOwners;
  before(async () => {
    floor = await OfferOwners.open();
  });
  after(() => floor.close());
  beforeEach(() => floor.clearMarket());

  const publish = async (change: object) => {
    const made = await floor.publish(change);
    // New offers by some methods wait for a moderator.
    await floor.app.database.query(
      "UPDATE offer SET moderation = 1, held_by = NULL, waits_since = NULL WHERE id = $1",
      [made.idHashed],
    );
    return made;
  };
  const ids = async (query: Readonly<Record<string, string>>) =>
    (await floor.cards(floor.bruno, query)).map(({ idHashed }) => idHashed);
  const tell = async (change: object) =>
    faultsOf(await floor.ana.call("createOffer", { body: { ...offerBody, ...change } }));

  it("show which cards are accepted, and lists are filtered by them", async () => {
    const limited = await publish({
      ...card,
      bin_codes: ["409758", "40975812"],
      card_regions: ["US", "PT"],
    });
    const eight = await publish({ ...card, margin: "2", bin_codes: ["48524611"] });
    const any = await publish({ ...card, margin: "3" });
    const shown = { binCodes: ["409758", "40975812"], cardRegions: ["PT", "US"] };
    expect(limited).to.deep.include(shown);
    const [first] = await floor.cards(floor.bruno);
    expect(first).to.deep.include(shown);
    expect(await ids({})).to.deep.equal([limited, eight, any].map(({ idHashed }) => idHashed));
    expect(await ids({ binCode: "409758" })).to.deep.equal([limited.idHashed]);
    // Eight digits are of one of the cards that begin with the first six.
    expect(await ids({ binCode: "40975899" })).to.deep.equal([limited.idHashed]);
    expect(await ids({ binCode: "485246" })).to.deep.equal([]);
    expect(await ids({ binCode: "48524611,409758" })).to.have.length(2);
    expect(await ids({ cardRegion: "US" })).to.deep.equal([limited.idHashed]);
    expect(await ids({ cardRegion: "NG,PT" })).to.deep.equal([limited.idHashed]);
    expect(await ids({ cardRegion: "NG" })).to.deep.equal([]);
    expect(await ids({ cardRegion: "US", binCode: "48524611" })).to.deep.equal([]);
    const group = { group: "bank-transfers", cardRegion: "US" };
    expect(await ids(group)).to.deep.equal([]);
  });

  it("show the stores of Amazon's gift cards on the offer's page", async () => {
    const { idHashed } = await publish({ ...amazon, card_regions: ["US", "DE"] });
    const { data } = await floor.bruno.must("viewOffer", { parameters: { id: idHashed } });
    expect(data).to.deep.include({
      amazonGiftCardRegions: ["DE", "US"],
      cardRegions: ["DE", "US"],
      giftCardBinCodes: [],
    });
    const visa = await publish({ ...card, bin_codes: ["409758"], card_regions: ["US"] });
    const other = await floor.bruno.must("viewOffer", { parameters: { id: visa.idHashed } });
    expect(other.data).to.deep.include({ amazonGiftCardRegions: [], giftCardBinCodes: ["409758"] });
  });

  it("say where cash changes hands, and lists are filtered by the region", async () => {
    const there = await publish({
      ...cash,
      location: { country: "PT", location_id: porto, city: "Vila do Conde" },
    });
    expect(there.location).to.deep.equal({
      country: "PT",
      locationId: porto,
      region: "Porto",
      city: "Vila do Conde",
      cityId: conde,
    });
    const country = await publish({ ...cash, margin: "2", location: { country: "PT" } });
    const nowhere = await publish({ ...cash, margin: "3" });
    const cards = await floor.cards(floor.bruno);
    expect(cards.map(({ location }) => location)).to.deep.equal([
      "Vila do Conde, Porto, Portugal",
      "Portugal",
      "",
    ]);
    expect(await ids({ location_id: String(porto) })).to.deep.equal([there.idHashed]);
    expect(await ids({ location_id: String(conde) })).to.deep.equal([there.idHashed]);
    expect(await ids({ location_id: String(conde - 1) })).to.deep.equal([]);
    expect(await ids({ location_id: String(regionIdOf("PT-11")) })).to.deep.equal([]);
    const edit = { ...offerBody, ...cash, offer_version: there.offerVersion };
    const parameters = { id: there.idHashed };
    const edited = await floor.ana.must("editOffer", { parameters, body: edit });
    expect(edited.data).to.include({ location: null });
    expect(await ids({ location_id: String(porto) })).to.deep.equal([]);
    expect(await ids({})).to.include.members([country.idHashed, nowhere.idHashed]);
  });

  it("list the cities of a region, as most owners write them, and the region of a city", async () => {
    const at = (city: string, margin: string) =>
      publish({ ...cash, margin, location: { country: "PT", location_id: porto, city } });
    await at("Matosinhos", "1");
    await at("matosinhos", "2");
    await at("Matosinhos", "3");
    await at("Maia", "4");
    const matosinhos = cityIdOf("PT", porto, "Matosinhos");
    const listed = {
      data: [
        { id: matosinhos, name: "Matosinhos", offers: 3 },
        { id: cityIdOf("PT", porto, "Maia"), name: "Maia", offers: 1 },
      ],
      meta: { regionId: porto },
    };
    const cities = async (place: unknown) =>
      (await floor.stranger.must("listCities", { query: { location_id: String(place) } })).body;
    expect(await cities(porto)).to.deep.equal(listed);
    expect(await cities(matosinhos)).to.deep.equal(listed);
    expect(await ids({ location_id: String(matosinhos) })).to.have.length(3);
    expect(await cities(conde)).to.deep.equal({ data: [], meta: { regionId: null } });
    const junk = await floor.stranger.call("listCities", { query: { location_id: "Porto" } });
    expect(junk).to.include({ status: 422, code: "validation" });
  });

  it("is found by the regions that its region is a part of", async () => {
    const { idHashed } = await publish({
      ...cash,
      location: { country: "FR", location_id: regionIdOf("FR-69") },
    });
    expect(await ids({ location_id: String(regionIdOf("FR-ARA")) })).to.deep.equal([idHashed]);
    expect(await ids({ location_id: String(regionIdOf("FR-BRE")) })).to.deep.equal([]);
  });

  it("holds an offer back whose place leads away from the escrow", async () => {
    const { moderation } = await floor.publish({
      ...cash,
      location: { country: "PT", city: "write to me@example.com" },
    });
    expect(moderation.heldBy).to.equal("email");
  });

  const refused: readonly [told: string, change: object][] = [
    ["bin_codes not_for_method", { bin_codes: ["409758"] }],
    ["card_regions not_for_method", { card_regions: ["PT"] }],
    ["card_regions unknown", { ...amazon, card_regions: ["NG"] }],
    ["bin_codes matches", { ...card, bin_codes: ["40975a"] }],
    ["bin_codes unreadable", { ...card, bin_codes: ["409758\u0000"] }],
    ["bin_codes unknown", { ...card, bin_codes: ["109758"] }],
    ["location not_for_method", { location: { country: "PT" } }],
    ["location unknown", { ...cash, location: { country: "XX" } }],
    ["location unknown", { ...cash, location: { country: "ES", location_id: porto } }],
    ["location not_plain_text", { ...cash, location: { country: "PT", city: "a\nb" } }],
  ];
  for (const [told, change] of refused) {
    it(`are refused with ${told} for ${JSON.stringify(change)}`, async () => {
      expect(await tell(change)).to.deep.equal([told]);
    });
  }
});
