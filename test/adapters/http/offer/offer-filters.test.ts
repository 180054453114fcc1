import { expect } from "chai";
import { OfferListServer } from "../../../support/offer-list-server.ts";

describe("the filters of the list of offers", () => {
  let server: OfferListServer;
  /** A vendor with a verified ID, and somebody without either. */
  let vendor: string;
  let other: string;
  before(async () => {
    server = await OfferListServer.open();
    const { shelf } = server;
    vendor = await shelf.addVendor();
    other = await shelf.addTrader(1);
    for (const owner of [vendor, other]) await shelf.fund(owner);
    shelf.market.tell("BTC", "EUR", "60000");
  });
  after(() => server.close());
  beforeEach(async () => {
    await server.shelf.database.query("DELETE FROM offer");
    server.shelf.market.usdCentsPerMinor = 1n;
    server.askAs(undefined);
  });

  const publish = (owner: string, change = {}) => server.shelf.publish(owner, change);
  const range = (min: string, max: string) => ({ amounts: { kind: "range", min, max } });

  describe("by owner", () => {
    let ofVendor: string;
    let ofOther: string;
    beforeEach(async () => {
      ofVendor = await publish(vendor);
      ofOther = await publish(other, { pricing: { kind: "margin", percent: "1" } });
    });

    it("take any of some badges", async () => {
      expect(await server.ids()).to.deep.equal([ofVendor, ofOther]);
      expect(await server.ids({ user_badges: "vendor" })).to.deep.equal([ofVendor]);
      expect(await server.ids({ user_badges: "no_badge" })).to.deep.equal([ofOther]);
      expect(await server.ids({ user_badges: "ceo,vendor,no_badge" })).to.have.length(2);
      expect(await server.ids({ user_badges: "ceo" })).to.deep.equal([]);
    });

    it("take who was online within half an hour", async () => {
      const seen = (id: string, minutes: number) =>
        server.shelf.database.query(
          `UPDATE trader SET last_seen_at = clock_timestamp() - make_interval(mins => $2)
            WHERE id = $1`,
          [id, minutes],
        );
      await seen(vendor, 29);
      await seen(other, 31);
      expect(await server.ids({ online_users: "1" })).to.deep.equal([ofVendor]);
      expect(await server.ids({ online_users: "0" })).to.deep.equal([ofVendor, ofOther]);
      await seen(other, 0);
      expect(await server.ids({ online_users: "1" })).to.deep.equal([ofVendor, ofOther]);
    });

    it("take owners with a verified ID", async () => {
      expect(await server.ids({ isVerifiedOffers: "1" })).to.deep.equal([ofVendor]);
    });

    it("take the country that owners name", async () => {
      await server.shelf.database.query(
        "INSERT INTO preference (trader_id, country) VALUES ($1, 'PT') ON CONFLICT DO NOTHING",
        [other],
      );
      expect(await server.ids({ users_country_iso: "PT" })).to.deep.equal([ofOther]);
      expect(await server.ids({ users_country_iso: "NG" })).to.deep.equal([]);
      expect(await server.ids({ users_country_iso: "WORLDWIDE" })).to.have.length(2);
    });

    it("take only those whom the reader blocked, and otherwise none of them", async () => {
      const reader = await server.shelf.addTrader(1);
      const block = (owner: string, subject: string) =>
        server.shelf.database.query(
          `INSERT INTO contact (owner_id, subject_id, is_trusted, is_blocked)
           VALUES ($1, $2, false, true)`,
          [owner, subject],
        );
      await block(reader, vendor);
      server.askAs(reader);
      expect(await server.ids()).to.deep.equal([ofOther]);
      expect(await server.ids({ block: "1" })).to.deep.equal([ofVendor]);
      await block(other, reader);
      expect(await server.ids()).to.deep.equal([]);
      expect(await server.ids({ block: "1" })).to.deep.equal([ofVendor]);
      server.askAs(undefined);
      expect(await server.ids({ block: "1" })).to.deep.equal([]);
    });
  });

  it("take amounts that offers accept somewhere between two bounds", async () => {
    const small = await publish(vendor, range("20", "50"));
    const large = await publish(vendor, range("200", "500"));
    const listed = await publish(vendor, {
      amounts: { kind: "predefined", amounts: ["100", "1000"] },
    });
    const fitting = async (query: Readonly<Record<string, string>>) =>
      (await server.ids(query)).toSorted();
    const all = [small, large, listed].toSorted();
    expect(await fitting({})).to.deep.equal(all);
    expect(await fitting({ amount_range_min: "50.01" })).to.deep.equal([large, listed].toSorted());
    expect(await fitting({ amount_range_max: "199" })).to.deep.equal([small, listed].toSorted());
    const between = (min: string, max: string) =>
      fitting({ amount_range_min: min, amount_range_max: max });
    expect(await between("51", "99")).to.deep.equal([]);
    expect(await between("51", "100")).to.deep.equal([listed]);
    expect(await between("50", "200")).to.deep.equal(all);
    expect(await between("0", "0")).to.deep.equal(all);
  });

  it("take offers with all of some tags, which the catalogue names", async () => {
    const both = await publish(vendor, { tags: ["no fees", "name must match"] });
    const one = await publish(vendor, { tags: ["No Fees"], ...range("30", "60") });
    const own = await publish(vendor, { tags: ["pago-rápido"] });
    const fitting = async (tags: string) => (await server.ids({ tags })).toSorted();
    expect(await fitting("no-fees")).to.deep.equal([both, one].toSorted());
    expect(await fitting("no-fees,name-must-match")).to.deep.equal([both]);
    expect(await fitting("pago-rápido")).to.deep.equal([own]);
    expect(await fitting("no-fee")).to.deep.equal([]);
    const [known] = await server.tags();
    expect(known).to.include({ slug: "no-fees", name: "no fees" });
  });

  it("are offered tags for a method or a group", async () => {
    const slugs = async (query: string) => (await server.tags(query)).map(({ slug }) => slug);
    const all = await slugs("");
    expect(await slugs("?group=all-payment-methods")).to.deep.equal(all);
    const ofCards = await slugs("?payment-method=steam-gift-card");
    expect(ofCards).to.include.members(["no-fees", "physical-cards-only"]);
    expect(ofCards).to.not.include("same-bank-only");
    expect(await slugs("?group=bank-transfers")).to.include("same-bank-only");
  });

  it("take an amount in US dollars", async () => {
    const small = await publish(vendor, range("20", "50"));
    const large = await publish(vendor, range("60", "500"));
    server.shelf.market.usdCentsPerMinor = 2n;
    expect(await server.ids({ "fiat-min": "100" })).to.deep.equal([large]);
    const inDollars = { "fiat-min": "100", convertFromUSD: "1" };
    expect(await server.ids(inDollars)).to.deep.equal([small]);
    server.shelf.market.usdCentsPerMinor = undefined;
    expect(await server.ids(inDollars)).to.deep.equal([]);
  });

  it("take methods that can be used in the visitor's country, or that are of it alone", async () => {
    const anywhere = await publish(vendor, { paymentMethod: "steam-gift-card" });
    const inFinland = await publish(vendor, {
      paymentMethod: "mobilepay",
      pricing: { kind: "margin", percent: "1" },
    });
    await server.shelf.approveAll();
    expect(await server.ids()).to.deep.equal([anywhere, inFinland]);
    expect(await server.ids({ visitor_country_iso: "FI" })).to.deep.equal([anywhere, inFinland]);
    expect(await server.ids({ visitor_country_iso: "BR" })).to.deep.equal([anywhere]);
    expect(await server.ids({ visitor_country_iso: "WORLDWIDE" })).to.have.length(2);
    const localized = { is_payment_method_localized: "1" };
    expect(await server.ids({ ...localized, visitor_country_iso: "FI" })).to.deep.equal([
      inFinland,
    ]);
    expect(await server.ids({ ...localized, visitor_country_iso: "BR" })).to.deep.equal([]);
    expect(await server.ids({ visitor_country_iso: "FI", group: "gift-cards" })).to.deep.equal([
      anywhere,
    ]);
  });

  it("take what the reader can take now, and fill the page with it", async () => {
    const reader = await server.shelf.addTrader(1);
    server.askAs(reader);
    const large = await publish(vendor, range("2000", "9000"));
    const small = await publish(vendor, { pricing: { kind: "margin", percent: "1" } });
    const own = await publish(reader);
    await server.shelf.fund(reader);
    const all = await server.list();
    expect(all.data.map(({ idHashed, takeable }) => [idHashed, takeable])).to.have.deep.members([
      [large, false],
      [own, false],
      [small, true],
    ]);
    const { data, meta } = await server.list({ acceptableOnly: "1", limit: "1" });
    expect(data.map(({ idHashed }) => idHashed)).to.deep.equal([small]);
    expect(meta.total).to.equal(1);
    server.askAs(undefined);
    expect(await server.ids({ acceptableOnly: "1" })).to.have.length(3);
  });

  const refused: readonly [query: string, field: string, code: string][] = [
    ["user_badges=king", "user_badges", "unknown"],
    ["user_badges=,", "user_badges", "matches"],
    [`user_badges=${"vendor,".repeat(20)}vendor`, "user_badges", "matches"],
    ["user_badges=vendor&user_badges=ceo", "user_badges", "matches"],
    ["online_users=yes", "online_users", "is_in"],
    ["online_users[a]=1", "online_users[a]", "whitelist_validation"],
    ["users_country_iso=XX", "users_country_iso", "unknown"],
    ["cardRegion=XX", "cardRegion", "unknown"],
    ["cardRegion=us", "cardRegion", "matches"],
    ["binCode=12345", "binCode", "matches"],
    ["binCode=409758&binCode=409759", "binCode", "matches"],
    ["location_id=PT-13", "location_id", "matches"],
    ["location_id=9999999999", "location_id", "matches"],
    ["visitor_country_iso=pt", "visitor_country_iso", "matches"],
    ["visitor_country_iso=ZZ", "visitor_country_iso", "unknown"],
    ["is_payment_method_localized=1", "visitor_country_iso", "required"],
    ["amount_range_min=-9", "amount_range_min", "amount_not_a_number"],
    ["amount_range_min=1e9", "amount_range_min", "is_number_string"],
    ["amount_range_min=1.001", "amount_range_min", "amount_too_precise"],
    ["amount_range_min=20&amount_range_max=10", "amount_range_max", "not_a_range"],
    [`amount_range_max=${"9".repeat(30)}`, "amount_range_max", "is_length"],
    ["tags=a b", "tags", "matches"],
    [`tags=${"a,".repeat(20)}a`, "tags", "matches"],
    ["convertFromUSD=true", "convertFromUSD", "is_in"],
    ["acceptableOnly=2", "acceptableOnly", "is_in"],
    ["block=&block=1", "block", "is_in"],
  ];
  for (const [query, field, code] of refused) {
    it(`refuse ${query.slice(0, 60)}`, async () => {
      const { status, error } = await server.ask(`type=buy&currency=EUR&${query}`);
      expect(status).to.equal(422);
      expect(error.details.map((each) => [each.field, each.code])).to.deep.include([field, code]);
    });
  }
});
