import { expect } from "chai";
import type { CatalogueEntryView } from "../../../../src/adapters/http/contract/admin/catalogue.ts";
import type { MyOfferView } from "../../../../src/adapters/http/contract/offer/my-offer-views.ts";
import { offerBody } from "../../../support/offer-owners.ts";
import { StaffVisitor } from "../../../support/staff-visitor.ts";
import { TradingPair } from "../../../support/trading-pair.ts";

describe("the catalogue in the console", () => {
  let pair: TradingPair;
  let ada: StaffVisitor;
  before(async () => {
    pair = await TradingPair.open({ DEMO_STORY: "0" });
    ada = await StaffVisitor.ofDemo(pair.app.adminUrl, "ada_admin");
    await pair.app.database.query("UPDATE offer SET is_active = false");
  });
  after(() => pair.close());

  const entry = async (kind: string, key: string) => {
    const all: CatalogueEntryView[] = (await ada.must("viewCatalogue", { query: { kind } })).data;
    return all.find((each) => each.key === key);
  };
  const change = async (kind: string, key: string, isOffered: boolean, more: object = {}) => {
    const seen_version = (await entry(kind, key))?.version ?? 0;
    const asked = { kind, key, is_offered: isOffered, seen_version, reason: "Tested." };
    return ada.call("changeCatalogue", { body: { ...asked, ...more } });
  };
  const slugs = async () => {
    const all: { slug: string }[] = (await pair.buyer.must("listPaymentMethods")).data;
    return all.map(({ slug }) => slug);
  };

  it("withdraws what no active offer names: no list has it, and no new offer names it", async () => {
    const made: MyOfferView = (await pair.seller.must("createOffer", { body: offerBody })).data;
    const method = made.paymentMethod.slug;
    const used = await change("payment_method", method, false);
    expect([used.status, used.code]).to.deep.equal([409, "entry_in_use"]);
    const hash = { parameters: { hash: made.idHashed } };
    const turn = (new_status: string) =>
      pair.seller.call("switchOffer", { ...hash, body: { new_status } });
    expect((await turn("inactive")).status).to.equal(200);
    expect((await change("payment_method", method, false)).status).to.equal(200);
    expect(await slugs()).to.not.include(method);
    const refused = await pair.seller.call("createOffer", { body: offerBody });
    expect([refused.status, refused.code]).to.deep.equal([422, "validation"]);
    expect((await turn("active")).status).to.equal(422);
    expect((await change("payment_method", method, true)).status).to.equal(200);
    expect(await slugs()).to.include(method);
    expect((await turn("active")).status).to.equal(200);
  });

  it("withdraws currencies, countries and tags", async () => {
    await change("currency", "SEK", false);
    await change("country", "PT", false);
    expect((await change("tag", "no-negotiation", false)).status).to.equal(200);
    const currencies: { code: string }[] = (await pair.buyer.must("listCurrencies")).data;
    const countries: { iso: string }[] = (await pair.buyer.must("listCountries")).data;
    const tags: { slug: string }[] = (await pair.buyer.must("listTags")).data;
    expect(currencies.map(({ code }) => code))
      .to.include("EUR")
      .and.not.include("SEK");
    expect(JSON.stringify(countries)).to.include('"ES"').and.not.include('"PT"');
    expect(tags.map(({ slug }) => slug))
      .to.include("cash-only")
      .and.not.include("no-negotiation");
  });

  it("keeps every decision, and refuses one about an older state or about nothing", async () => {
    await change("tag", "in-person", false, { note: "Asked by the bank" });
    const late = await change("tag", "in-person", true, { seen_version: 0 });
    expect([late.status, late.code]).to.deep.equal([409, "entry_changed"]);
    await change("tag", "in-person", true);
    const parameters = { kind: "tag", key: "in-person" };
    const decided: { version: number; isOffered: boolean; note: string; madeBy: string }[] = (
      await ada.must("viewCatalogueHistory", { parameters })
    ).data;
    expect(decided.map(({ version, isOffered }) => [version, isOffered])).to.deep.equal([
      [2, true],
      [1, false],
    ]);
    expect(decided[1]).to.include({ note: "Asked by the bank", madeBy: "ada_admin" });
    expect((await change("tag", "no-such-tag", false)).status).to.equal(404);
  });
});
