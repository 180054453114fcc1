import { expect } from "chai";
import { searchStatementsOf } from "../../../../bench/reference/search-statements.ts";
import type { Statement } from "../../../../bench/reference/recorded-sql.ts";
import { OfferShelf } from "../../../support/offer-shelf.ts";

/** Searches as the bench compares them: of one pair, with filters, and of every pair. */
const queries = [
  "type=buy&crypto_currency_id=8&currency=EUR",
  "type=buy&crypto_currency_id=8&currency=EUR&payment-method=sepa-instant&fiat-min=200.00",
  "type=buy&currency=EUR&group=bank-transfers",
  "type=buy",
];

describe("the statements of the bench's bare search", () => {
  let shelf: OfferShelf;
  let offerIds: readonly string[];
  before(async () => {
    shelf = await OfferShelf.open();
    const owner = await shelf.addVendor();
    await shelf.fund(owner);
    shelf.market.tell("BTC", "EUR", "60000");
    offerIds = [await shelf.publish(owner), await shelf.publish(owner)];
  });
  after(() => shelf.close());

  const run = ({ sql, parameters }: Statement) =>
    shelf.database.query<{ readonly id: string | null }>(sql, [...parameters]);

  for (const query of queries) {
    it(`read the offers of ${query}, and what decides whether they can be taken`, async () => {
      const { search, eligibilities } = await searchStatementsOf(query);
      const found = (await run(search)).flatMap(({ id }) => id ?? []);
      expect(found).to.have.members(offerIds);
      const decided = (await run(eligibilities(found))).map(({ id }) => id);
      expect(decided).to.have.members(offerIds);
    });
  }
});
