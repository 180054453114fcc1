import { expect } from "chai";
import type { OfferSearch, SoughtPair } from "../../../../src/application/ports/offer-store.ts";
import { dollarRates } from "../../../../src/adapters/rates/dollar-rates.ts";
import type { FiatCode } from "../../../../src/domain/money/fiat.ts";
import { offerSorts } from "../../../../src/domain/offer/offer-sorts.ts";
import { OfferShelf } from "../../../support/offer-shelf.ts";

const pair = (currency: FiatCode, more: Partial<SoughtPair> = {}): SoughtPair => ({
  asset: "BTC",
  currency,
  worth: 1n,
  market: { asset: "BTC", currency, scaled: 6_000_000_000_000n },
  asked: undefined,
  ...more,
});
const euros = (minor: bigint) => ({ currency: "EUR" as const, minor });
const traded = ["EUR", "USD"] as const;
const others = Object.keys(dollarRates)
  .filter((code) => code !== "EUR" && code !== "USD")
  .slice(0, 20);

/** What is rare in lists of many pairs, and what a pair has few or many of. */
const searches: Readonly<Record<string, Partial<OfferSearch>>> = {
  "a tag": { tags: ["receipt-required"] },
  "two tags": { tags: ["receipt-required", "no-fees"] },
  "a tag that nobody has": { tags: ["nothing"] },
  "owners with a badge": { owners: { badges: ["vendor"] } },
  "owners with a badge and a tag": { owners: { badges: ["vendor"] }, tags: ["no-fees"] },
  "owners with a badge and a payment method": {
    owners: { badges: ["vendor"] },
    paymentMethods: ["sepa"],
  },
  "a tag, owners and payment methods": {
    tags: ["no-fees"],
    owners: { levelFrom: 1 },
    paymentMethods: ["wise", "pix"],
  },
  "a payment method": { paymentMethods: ["wise"] },
  "some payment methods": { paymentMethods: ["wise", "pix", "zelle"] },
  newcomers: { isForNewBuyers: true },
  "the OTC desk": { isOtc: true },
  "cards of a number": { binCodes: ["409758"] },
  "a region": { regionId: 7, paymentMethods: ["sepa", "wise", "pix"] },
};

/** Amounts that many euro offers accept, that few do, and that none does. */
const amounts: Readonly<Record<string, Partial<SoughtPair>>> = {
  "an amount": { asked: euros(25_000n) },
  "a large amount": { asked: euros(58_000n) },
  "a small amount": { asked: euros(2_010n) },
  "an amount of none": { asked: euros(900_000n) },
  "a lower bound": { least: euros(55_000n) },
  "an upper bound": { most: euros(2_300n) },
  "two bounds": { least: euros(30_000n), most: euros(40_000n) },
};

/** What an offer has to be for these amounts, in plain SQL. */
const fitting: Readonly<Record<keyof typeof amounts, string>> = {
  "an amount": "25000 BETWEEN range_min AND range_max OR 25000 = ANY (predefined)",
  "a large amount": "58000 BETWEEN range_min AND range_max OR 58000 = ANY (predefined)",
  "a small amount": "2010 BETWEEN range_min AND range_max OR 2010 = ANY (predefined)",
  "an amount of none": "false",
  "a lower bound": "range_max >= 55000 OR 55000 <= ANY (predefined)",
  "an upper bound": "range_min <= 2300 OR 2300 >= ANY (predefined)",
  "two bounds": `(range_min <= 40000 AND range_max >= 30000)
    OR EXISTS (SELECT FROM unnest(predefined) AS one WHERE one BETWEEN 30000 AND 40000)`,
};

describe("lists of offers", () => {
  let shelf: OfferShelf;
  before(async () => {
    shelf = await OfferShelf.open();
    const [vendor, other] = [await shelf.addVendor(), await shelf.addTrader(1)];
    await shelf.database.query(
      `INSERT INTO offer (id, version, owner_id, side, asset, currency, payment_method, margin_bp,
         fixed_price, range_min, range_max, predefined, terms, payment_details, label, tags,
         window_seconds, flow, is_active, least_trades, new_buyer_most, is_otc, bin_codes,
         region_ids, release_seconds, is_promoted)
       SELECT 'many' || number, 1, CASE WHEN number % 5 = 0 THEN $1 ELSE $2 END, 'sell', 'BTC',
         CASE WHEN number % 4 = 0 THEN 'USD' ELSE 'EUR' END,
         (ARRAY['sepa', 'wise', 'pix', 'revolut', 'paypal'])[1 + number % 5],
         CASE WHEN number % 3 > 0 THEN number % 50 END,
         CASE WHEN number % 3 = 0 THEN 5900000000000 + number % 40 * 10 ^ 10 END,
         CASE WHEN number % 11 > 0 THEN 2000 + number * 10 END,
         CASE WHEN number % 11 > 0 THEN 50000 + number * 15 END,
         CASE WHEN number % 11 = 0 THEN ARRAY[2010, 25000, 56000 + number] ELSE '{}' END,
         '', '[]', '',
         CASE number % 10 WHEN 1 THEN '{receipt required,no fees}' WHEN 2 THEN '{no-fees}'
           ELSE '{}' END::text[],
         1800, 'default', true, number % 2, CASE WHEN number % 7 = 0 THEN 100 END, number % 60 = 0,
         CASE WHEN number % 13 = 0 THEN '{409758}' ELSE '{}' END::text[],
         CASE WHEN number % 17 = 0 THEN '{7}' ELSE '{}' END::integer[],
         CASE WHEN number % 6 > 0 THEN number % 90 END, number % 150 = 0
       FROM generate_series(1, 600) AS number`,
      [vendor, other],
    );
  });
  after(() => shelf.close());

  /** Every page of a list, in its order, and the count that came with the first. */
  const whole = async (search: Partial<OfferSearch>, pairs: readonly SoughtPair[]) => {
    const ids: string[] = [];
    let after: OfferSearch["after"];
    let total: number | undefined;
    do {
      const page = await shelf.views.search({
        ownerSide: "sell",
        sort: "default",
        paymentMethods: undefined,
        limit: 50,
        ...search,
        pairs,
        after,
      });
      ids.push(...page.offers.map(({ offer }) => offer.id));
      total ??= page.total;
      after = page.next;
    } while (after);
    return { ids, total };
  };
  const agree = async (search: Partial<OfferSearch>, more: Partial<SoughtPair> = {}) => {
    for (const sort of offerSorts) {
      const few = traded.map((currency) => pair(currency, more));
      const many = [...few, ...others.map((currency) => pair(currency, more))];
      const expected = await whole({ ...search, sort }, few);
      expect(await whole({ ...search, sort }, many), sort).to.deep.equal(expected);
    }
  };

  /** The list of two pairs without a filter, which reads each of them in its order. */
  const unfiltered = new Map<string, Promise<readonly string[]>>();
  const allBy = (sort: OfferSearch["sort"]) => {
    const all =
      unfiltered.get(sort) ??
      whole(
        { sort },
        traded.map((currency) => pair(currency)),
      ).then(({ ids }) => ids);
    unfiltered.set(sort, all);
    return all;
  };
  /** Of that list, what fits. */
  const agreeWithAll = async (
    condition: string,
    search: Partial<OfferSearch>,
    more: Partial<SoughtPair> = {},
  ) => {
    const rows = await shelf.database.query<{ id: string }>(
      `SELECT offer.id FROM offer JOIN trader ON trader.id = offer.owner_id WHERE ${condition}`,
    );
    const fit = new Set(rows.map(({ id }) => id));
    for (const sort of offerSorts) {
      const expected = (await allBy(sort)).filter((id) => fit.has(id));
      const found = await whole(
        { ...search, sort },
        traded.map((currency) => pair(currency, more)),
      );
      expect(found, sort).to.deep.equal({ ids: expected, total: expected.length });
    }
  };

  for (const [what, condition] of Object.entries(fitting)) {
    it(`find by ${what} what fits of the list of two pairs`, () =>
      agreeWithAll(condition, {}, amounts[what]));
    it(`find by owners and ${what} what fits of the list of two pairs`, () =>
      agreeWithAll(
        `(${condition}) AND badge = 'vendor'`,
        { owners: { badges: ["vendor"] } },
        amounts[what],
      ));
  }

  for (const badge of ["vendor", "no_badge", "ceo"]) {
    it(`find by the badge ${badge} what fits of the list of two pairs`, () =>
      agreeWithAll(`badge = '${badge}'`, { owners: { badges: [badge] } }));
  }

  for (const [what, search] of Object.entries(searches)) {
    it(`find by ${what} what a list of the traded pairs alone finds`, () => agree(search));
  }

  for (const [what, more] of Object.entries(amounts)) {
    it(`find by ${what} what a list of the traded pairs alone finds`, () => agree({}, more));
    it(`find by a tag and ${what} what a list of the traded pairs alone finds`, () =>
      agree({ tags: ["no-fees"] }, more));
    it(`find by owners and ${what} what a list of the traded pairs alone finds`, () =>
      agree({ owners: { badges: ["vendor"] } }, more));
  }
});
