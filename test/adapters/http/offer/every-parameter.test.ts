import { expect } from "chai";
import { ListOffersDto } from "../../../../src/adapters/http/contract/offer/list-offers-dto.ts";
import { inputSchema } from "../../../../src/adapters/http/openapi/dto-schemas.ts";
import { SaveSearch } from "../../../../src/application/saved-search/save-search.ts";
import { noGates } from "../../../../src/domain/offer/offer-gates.ts";
import { OfferListServer } from "../../../support/offer-list-server.ts";

type Query = Readonly<Record<string, string>>;

/** What a parameter does to the list, beside the others that it needs. */
interface Case {
  readonly beside?: Query;
  readonly value: string;
  /** Only these are left. */
  readonly finds?: readonly string[];
  /** Only these are missing. */
  readonly leavesOut?: readonly string[];
}

const range = (min: string, max: string) => ({ amounts: { kind: "range" as const, min, max } });
const region = 33_013;

/** Every parameter of the list, with a result that changes by it; four others have tests of their own below. */
const cases: Readonly<Record<string, Case>> = {
  type: { value: "sell", finds: ["buying"] },
  crypto_currency_id: { value: "9", finds: ["ether"] },
  currency: { value: "USD", finds: ["dollars"] },
  "payment-method": { value: "mobilepay", finds: ["finland"] },
  group: { value: "gift-cards", finds: ["gift"] },
  area: { value: "otc", finds: ["desk"] },
  "fiat-min": { value: "3000", finds: ["large"] },
  convertFromUSD: {
    beside: { "fiat-min": "100", "payment-method": "wise" },
    value: "1",
    finds: ["small"],
  },
  amount_range_min: { value: "30000", finds: ["desk"] },
  amount_range_max: { value: "15", finds: ["small"] },
  user_badges: { value: "no_badge", finds: ["newcomers", "small"] },
  online_users: { value: "1", leavesOut: ["newcomers", "small"] },
  isVerifiedOffers: { value: "1", leavesOut: ["newcomers", "small"] },
  users_country_iso: { value: "PT", finds: ["newcomers", "small"] },
  visitor_country_iso: { value: "BR", leavesOut: ["finland"] },
  is_payment_method_localized: {
    beside: { visitor_country_iso: "FI" },
    value: "1",
    finds: ["finland"],
  },
  tags: { value: "receipt-required", finds: ["large"] },
  binCode: { value: "409758", finds: ["card"] },
  cardRegion: { value: "US", finds: ["card"] },
  location_id: { value: String(region), finds: ["cash"] },
  acceptableOnly: { value: "1", leavesOut: ["desk", "large"] },
  block: { value: "1", finds: ["blocked"] },
  newbieOffers: { value: "1", finds: ["newcomers"] },
};

const ofTheirOwn = ["sort", "limit", "page_id", "searchId", "withFavorites"];

describe("each parameter of the list of offers", () => {
  let server: OfferListServer;
  let reader: string;
  const names = new Map<string, string>();
  before(async () => {
    server = await OfferListServer.open();
    const { shelf } = server;
    const { database, market } = shelf;
    shelf.hasNewbieOffers = true;
    for (const currency of ["EUR", "USD"]) market.tell("BTC", currency, "60000");
    market.tell("ETH", "EUR", "2500");
    market.usdCentsPerMinor = 2n;
    const [vendor, other, blocked] = [
      await shelf.addVendor(),
      await shelf.addTrader(1),
      await shelf.addVendor(),
    ];
    reader = await shelf.addTrader(1);
    for (const each of [vendor, other, blocked, reader]) await shelf.fund(each);
    await database.query(
      `INSERT INTO ledger_account (id, kind, owner_id, asset, balance)
       VALUES ('available:ETH:' || $1::text, 'available', $1, 'ETH', 10 ^ 20)`,
      [vendor],
    );
    const publish = async (name: string, owner: string, change: object = {}, sql = "") => {
      const percent = String(names.size);
      const id = await shelf.publish(owner, { pricing: { kind: "margin", percent }, ...change });
      names.set(id, name);
      if (sql) await database.query(`UPDATE offer SET ${sql} WHERE id = $1`, [id]);
    };
    await publish("usual", vendor);
    await publish("buying", vendor, { side: "buy" });
    await publish("ether", vendor, { asset: "ETH" });
    await publish("dollars", vendor, { currency: "USD" });
    await publish("finland", vendor, { paymentMethod: "mobilepay" });
    await publish("gift", vendor, { paymentMethod: "steam-gift-card" });
    await publish("large", vendor, { ...range("2000", "9000"), tags: ["receipt required"] });
    await publish("desk", vendor, range("20000", "90000"), "is_otc = true");
    await publish("small", other, { ...range("10", "60"), paymentMethod: "wise" });
    await publish("card", vendor, { paymentMethod: "debit-card" }, cardsSql);
    await publish(
      "cash",
      vendor,
      { paymentMethod: "cash-in-person" },
      `region_ids = '{${region}}'`,
    );
    await publish("newcomers", other, { gates: { ...noGates, newBuyerMost: "50" } });
    await publish("blocked", blocked);
    await shelf.approveAll();
    await database.query(
      `INSERT INTO contact (owner_id, subject_id, is_trusted, is_blocked) VALUES ($1, $2, false, true)`,
      [reader, blocked],
    );
    await database.query("INSERT INTO preference (trader_id, country) VALUES ($1, 'PT')", [other]);
    await database.query(
      "UPDATE trader SET last_seen_at = clock_timestamp() - interval '2 hours' WHERE id = $1",
      [other],
    );
  });
  after(() => server.close());
  beforeEach(() => server.askAs(reader));

  const cardsSql = "bin_codes = '{409758}', card_regions = '{US}'";
  const found = async (query: Query) =>
    (await server.ids(query)).map((id) => names.get(id) ?? id).toSorted();
  const usualQuery = { type: "buy", crypto_currency_id: "8", currency: "EUR" };

  it("has a case here", () => {
    const parameters = Object.keys(inputSchema(ListOffersDto).properties);
    expect([...Object.keys(cases), ...ofTheirOwn].toSorted()).to.deep.equal(parameters.toSorted());
  });

  for (const [name, { beside = {}, value, finds, leavesOut = [] }] of Object.entries(cases)) {
    it(`changes the result: ${name}=${value}`, async () => {
      const without = await found({ ...usualQuery, ...beside });
      const changed = await found({ ...usualQuery, ...beside, [name]: value });
      expect(changed).to.deep.equal(finds ?? without.filter((each) => !leavesOut.includes(each)));
      expect(changed).to.not.deep.equal(without);
      expect(without).to.include.members([...leavesOut]);
    });
  }

  it("changes the order: sort", async () => {
    const first = async (query: Query) => names.get((await server.ids(query))[0] ?? "");
    expect(await first({ sort: "crypto_usd_price_asc" })).to.equal("usual");
    expect(await first({ sort: "crypto_usd_price_desc" })).to.equal("newcomers");
  });

  it("changes which part is shown: limit and page_id", async () => {
    const page = await server.list({ limit: "2" });
    expect(page.data).to.have.length(2);
    const next = await server.list({ limit: "2", page_id: page.meta.nextPageId ?? "" });
    const ids = [...page.data, ...next.data].map(({ idHashed }) => idHashed);
    expect(new Set(ids).size).to.equal(4);
    expect((await server.list()).data.length).to.be.greaterThan(4);
  });

  it("takes the filters of a saved search: searchId", async () => {
    const { shelf } = server;
    const saving = new SaveSearch(shelf.savedSearches, shelf.listOffers(shelf.startRules), () =>
      shelf.newId("search"),
    );
    const actor = { traderId: reader, username: reader, level: 1, sessionStartedAt: 0 };
    const saved = await saving.execute(actor, { type: "buy", paymentMethod: "mobilepay" }, true);
    if (!saved.ok) throw new Error(saved.refusal.code);
    expect(await found({ searchId: saved.value })).to.deep.equal(["finland"]);
  });

  it("tells which are favorites: withFavorites", async () => {
    const [first = ""] = await server.ids();
    await server.shelf.database.query(
      "INSERT INTO favorite_offer (trader_id, offer_id) VALUES ($1, $2)",
      [reader, first],
    );
    const told = async (query: Query) =>
      (await server.list(query)).data.filter(({ isFavorite }) => isFavorite).length;
    expect(await told({ withFavorites: "1" })).to.equal(1);
    expect(await told({})).to.equal(0);
  });
});
