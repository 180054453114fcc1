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

  describe("what is said of a payment method", () => {
    const method = async (slug: string) => {
      const all: Method[] = (await pair.buyer.must("listPaymentMethods")).data;
      return all.find((each) => each.slug === slug);
    };
    const traits = {
      names: { en: "Venmo, renamed", pt: "Venmo em português" },
      is_high_risk: true,
      settlement_days: 2,
      is_popular: true,
      hint: "Ask for a screenshot of the profile.",
    };

    it("is changed with a history, and every reader sees it", async () => {
      expect((await change("payment_method", "venmo", true, { traits })).status).to.equal(200);
      expect(await method("venmo")).to.deep.include({
        name: "Venmo, renamed",
        names: traits.names,
        isHighRisk: true,
        settlementSeconds: 2 * 86_400,
        hint: traits.hint,
      });
      const [first]: Method[] = (await pair.buyer.must("listPopularPaymentMethods")).data;
      expect(first?.slug).to.equal("venmo");
      const body = { ...offerBody, payment_method: "venmo", currency: "USD" };
      const made: MyOfferView = (await pair.seller.must("createOffer", { body })).data;
      expect(made.paymentMethod.name).to.equal("Venmo, renamed");
      expect((await entry("payment_method", "venmo"))?.name).to.equal("Venmo, renamed");
      expect((await change("payment_method", "venmo", true, { note: "Kept" })).status).to.equal(
        200,
      );
      expect((await method("venmo"))?.name, "a decision without traits").to.equal("Venmo, renamed");
      const released = await change("payment_method", "venmo", true, { traits: {} });
      expect(released.status, "as it was released").to.equal(200);
      expect(await method("venmo")).to.deep.include({ name: "Venmo", hint: null });
      const parameters = { kind: "payment_method", key: "venmo" };
      const decided: Decided[] = (await ada.must("viewCatalogueHistory", { parameters })).data;
      expect(decided.map((each) => each.traits.names?.["en"] ?? null)).to.deep.equal([
        null,
        "Venmo, renamed",
        "Venmo, renamed",
      ]);
      const { rows } = await logged("payment_method/venmo");
      expect(rows).to.equal(3);
    });

    it("is refused where it says nothing, or what another method says", async () => {
      const refused = async (changed: object, kind = "payment_method", key = "venmo") =>
        (await change(kind, key, true, { traits: changed })).code;
      expect(await refused({ names: { en: "SEPA transfer" } })).to.equal("name_taken");
      expect(await refused({ names: { en: "\u200b" } })).to.equal("bad_name");
      expect(await refused({ names: { xx: "Venmo" } })).to.equal("bad_name");
      expect(await refused({ names: { en: "x".repeat(61) } })).to.equal("bad_name");
      expect(await refused({ names: { en: ["Venmo"] } })).to.equal("bad_name");
      expect(await refused({ hint: "two\nlines" })).to.equal("bad_hint");
      expect(await refused({ settlement_days: 31 })).to.equal("validation");
      expect(await refused({ is_reversible: true })).to.equal("validation");
      expect(await refused({ hint: "No" }, "tag", "in-person")).to.equal("not_for_kind");
    });

    it("is changed by admins alone", async () => {
      for (const login of ["sam_support", "nia_mod", "vera_super"]) {
        const other = await StaffVisitor.ofDemo(pair.app.adminUrl, login);
        const asked = { kind: "payment_method", key: "venmo", is_offered: true, seen_version: 3 };
        const body = { ...asked, reason: "Tested.", traits };
        expect((await other.call("changeCatalogue", { body })).status, login).to.equal(403);
      }
    });

    const logged = async (id: string) => {
      const found = await pair.app.database.query<{ count: number }>(
        "SELECT count(*)::integer AS count FROM audit_log WHERE subject_id = $1",
        [id],
      );
      return { rows: found[0]?.count };
    };
  });
});

interface Method {
  readonly slug: string;
  readonly name: string;
}

interface Decided {
  readonly traits: { readonly names: Readonly<Record<string, string>> | null };
}
