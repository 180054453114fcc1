import { expect } from "chai";
import fc from "fast-check";
import { createDataSource } from "../../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresOfferViews } from "../../../../src/adapters/persistence/offer/postgres-offer-views.ts";
import { defaultStartPolicy } from "../../../../src/domain/policy/default-policy.ts";
import type { OfferSearch } from "../../../../src/application/ports/offer-store.ts";
import { OfferShelf } from "../../../support/offer-shelf.ts";

type Gate = "trusted" | "members" | "none";

const count = 24;

describe("lists without the offers that their viewer cannot see", () => {
  let shelf: OfferShelf;
  let ids: readonly string[];
  let owner: string;
  let trusted: string;
  let stranger: string;
  before(async () => {
    shelf = await OfferShelf.open();
    owner = await shelf.addVendor();
    [trusted, stranger] = [await shelf.addTrader(1), await shelf.addTrader(1)];
    await shelf.database.query(
      "INSERT INTO contact (owner_id, subject_id, is_trusted, is_blocked) VALUES ($1, $2, true, false)",
      [owner, trusted],
    );
    const published: string[] = [];
    for (let place = 0; place < count; place += 1) {
      const percent = String(place - 10);
      published.push(await shelf.publish(owner, { pricing: { kind: "margin", percent } }));
    }
    ids = published;
  });
  after(() => shelf.close());

  const keep = (gates: readonly Gate[]) =>
    shelf.database.query(
      `UPDATE offer SET trusted_only = gate = 'trusted', signed_in_only = gate = 'members'
         FROM unnest($1::text[], $2::text[]) AS kept (id, gate) WHERE offer.id = kept.id`,
      [ids, gates],
    );

  /** All pages, and how many each said were left out. */
  const whole = async (readerId: string | undefined, limit: number) => {
    const [seen, lengths]: [string[], number[]] = [[], []];
    let [after, left, total]: [OfferSearch["after"], number, number | undefined] = [
      undefined,
      0,
      undefined,
    ];
    do {
      const page = await shelf.views.search({
        ownerSide: "sell",
        sort: "default",
        pairs: [{ asset: "BTC", currency: "EUR", market: undefined, worth: 1n, asked: undefined }],
        paymentMethods: undefined,
        visibleTo: { readerId },
        limit,
        after,
      });
      seen.push(...page.offers.map(({ offer }) => offer.id));
      lengths.push(page.offers.length);
      left += page.left;
      total ??= page.total;
      after = page.next;
    } while (after);
    return { seen, left, total, lengths };
  };

  it("have every other one in order, on full pages where few are left out", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<Gate>("trusted", "members", "none"), {
          minLength: count,
          maxLength: count,
        }),
        fc.constantFrom(2, 5, 10),
        async (gates, limit) => {
          await keep(gates);
          const visibleTo: readonly [string | undefined, readonly Gate[]][] = [
            [undefined, ["none"]],
            [stranger, ["none", "members"]],
            [trusted, ["none", "members", "trusted"]],
            [owner, ["none", "members", "trusted"]],
          ];
          for (const [reader, seenGates] of visibleTo) {
            const expected = ids.filter((_, place) => seenGates.includes(gates[place] ?? "none"));
            const { seen, left, total } = await whole(reader, limit);
            expect(seen).to.deep.equal(expected);
            expect(left).to.equal(count - expected.length);
            expect(total).to.equal(count);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it("fill a page with one statement where up to four before its end are left out", async () => {
    await keep(ids.map((_, place) => (place < 4 ? "trusted" : "none")));
    expect((await whole(undefined, 10)).lengths).to.deep.equal([10, 10]);
    await keep(ids.map(() => "none"));
    expect((await whole(undefined, 10)).lengths).to.deep.equal([10, 10, 4]);
  });

  it("go on behind a long row of them", async () => {
    await keep(ids.map((_, place) => (place < 20 ? "members" : "none")));
    expect((await whole(undefined, 5)).seen).to.deep.equal(ids.slice(20));
    await keep(ids.map(() => "trusted"));
    expect((await whole(undefined, 5)).seen).to.deep.equal([]);
  });

  it("leave out what needs a bond that its owner never posted", async () => {
    await keep(ids.map(() => "none"));
    const pool = await createDataSource({ url: shelf.database.url }).initialize();
    const views = new PostgresOfferViews(pool, () => defaultStartPolicy);
    const seen = async () => {
      const { offers, left } = await views.search({
        ownerSide: "sell",
        sort: "default",
        pairs: [{ asset: "BTC", currency: "EUR", market: undefined, worth: 1n, asked: undefined }],
        paymentMethods: undefined,
        visibleTo: { readerId: undefined },
        limit: 10,
        after: undefined,
      });
      return [offers.map(({ offer }) => offer.id), left];
    };
    try {
      const [first, second] = ids;
      await shelf.database.query(
        "UPDATE offer SET payment_method = CASE WHEN id = ANY ($1) THEN 'paypal' ELSE 'sepa' END",
        [[first, second]],
      );
      expect(await seen()).to.deep.equal([ids.slice(2, 12), 2]);
      await shelf.database.query(
        `INSERT INTO bond (id, version, holder_id, asset, units, satoshi, left_at)
         VALUES ($1::text || ':BTC', 1, $1, 'BTC', $2, $2, clock_timestamp())`,
        [owner, String(defaultStartPolicy.bond.baseSatoshi)],
      );
      expect(await seen()).to.deep.equal([ids.slice(0, 10), 0]);
    } finally {
      await pool.destroy();
    }
  });
});
