import { expect } from "chai";
import { defaultStartPolicy } from "../../../../src/domain/policy/default-policy.ts";
import type { OfferSearch, SoughtPair } from "../../../../src/application/ports/offer-store.ts";
import { searchStatement } from "../../../../src/adapters/persistence/offer/search-offers.ts";
import { OfferShelf } from "../../../support/offer-shelf.ts";

const pair = (asked?: bigint): SoughtPair => ({
  asset: "BTC",
  currency: "EUR",
  worth: 1n,
  market: { asset: "BTC", currency: "EUR", scaled: 6_000_000_000_000n },
  asked: asked === undefined ? undefined : { currency: "EUR", minor: asked },
});

/**
 * Vacuums until every page is marked all-visible: a snapshot that is open meanwhile, for example of
 * another vacuum, keeps pages from it, and then the planner reads the table instead.
 */
async function vacuumWhole({ database }: OfferShelf): Promise<void> {
  for (;;) {
    await database.query("VACUUM (ANALYZE) offer");
    const [{ left } = { left: 0 }] = await database.query<{ left: number }>(
      "SELECT relpages - relallvisible AS left FROM pg_class WHERE relname = 'offer'",
    );
    if (left === 0) return;
  }
}

describe("20,000 offers", () => {
  let shelf: OfferShelf;
  before(async () => {
    shelf = await OfferShelf.open();
    const vendor = await shelf.addVendor();
    // A vacuum marks only pages on disk as all-visible; otherwise index-only scans are not
    // possible.
    await shelf.database.query("SET synchronous_commit = on");
    await shelf.database.query(
      `INSERT INTO offer (id, version, owner_id, side, asset, currency, payment_method, margin_bp,
         fixed_price, range_min, range_max, terms, payment_details, label, tags, window_seconds,
         flow, is_active)
       SELECT 'bulk' || number, 1, $1, 'sell', 'BTC', (ARRAY['EUR', 'USD'])[1 + number % 2],
         (ARRAY['sepa', 'wise', 'pix'])[1 + number % 3], CASE WHEN number % 5 > 0 THEN number END,
         CASE WHEN number % 5 = 0 THEN number END, 2000, 50000, '', '[]', '', '{}', 1800, 'default',
         true
       FROM generate_series(1, 20000) AS number`,
      [vendor],
    );
    await vacuumWhole(shelf);
  });
  after(() => shelf.close());

  const statement = (search: Partial<OfferSearch>) =>
    searchStatement(
      {
        ownerSide: "sell",
        sort: "default",
        pairs: [pair()],
        paymentMethods: undefined,
        visibleTo: { readerId: undefined },
        after: undefined,
        limit: 10,
        ...search,
      },
      defaultStartPolicy.bond,
    );

  const searches: Readonly<Record<string, Partial<OfferSearch>>> = {
    "without a filter": {},
    "for who sells": { ownerSide: "buy" },
    "by amount": { pairs: [pair(25_000n)] },
    "by method": { paymentMethods: ["sepa"] },
    "by a method that nobody names": { paymentMethods: ["zelle"] },
    "by group": { paymentMethods: ["sepa", "wise"] },
    "in two currencies": { pairs: [pair(), { ...pair(), currency: "USD" }] },
    "by price": { sort: "crypto_usd_price_asc" },
    "by the price of one method": { sort: "crypto_usd_price_desc", paymentMethods: ["sepa"] },
    "by release time": { sort: "release_time_asc" },
    "by release time, the slowest first": { sort: "release_time_desc" },
    "by tags": { tags: ["no-fees"] },
    "by cards": { binCodes: ["409758"], cardRegions: ["US"], paymentMethods: ["sepa", "wise"] },
    "for newcomers": { isForNewBuyers: true },
    "by the place of cash": { regionId: 1, paymentMethods: ["sepa", "wise"] },
    "on a later page": { after: { key: 10n ** 40n * 10_050n, offerId: "bulk50" } },
  };
  for (const [what, search] of Object.entries(searches)) {
    it(`are searched ${what} by their indexes`, async () => {
      const { sql, parameters } = statement(search);
      const plan = await shelf.database.query<Record<string, string>>(`EXPLAIN ${sql}`, parameters);
      const lines = plan.map((line) => line["QUERY PLAN"] ?? "");
      const indexes = lines.flatMap(
        (line) => /using (offer_(?:margin_|fixed_|release|with_)\w*)/.exec(line)?.[1] ?? [],
      );
      expect(lines.filter((line) => line.includes("Seq Scan on offer"))).to.deep.equal([]);
      // An index of few offers serves those in front, too.
      const most = indexes.some((name) => name.startsWith("offer_with_")) ? 4 : 3;
      expect(indexes, lines.join("\n")).to.have.length(most);
    });
  }

  it("are counted up to a thousand", async () => {
    const found = async (search: Partial<OfferSearch>) =>
      (
        await shelf.views.search({
          ownerSide: "sell",
          sort: "default",
          pairs: [pair()],
          paymentMethods: undefined,
          after: undefined,
          limit: 1,
          ...search,
        })
      ).total;
    expect(await found({})).to.equal(1_000);
    expect(await found({ paymentMethods: ["zelle"] })).to.equal(0);
  });
});
