import { expect } from "chai";
import fc from "fast-check";
import {
  changedFilters,
  filtersPath,
  noMoreFilters,
  readFilters,
  setFilters,
  type Filters,
} from "../../../../src/adapters/web-ui/marketplace/filters.ts";

const place = { deed: "buy", coin: "BTC" } as const;

describe("the filters of the marketplace", () => {
  it("are the usual ones where the address says nothing", () => {
    const usual = { ...place, currency: "USD", amount: "", method: "" };
    expect(readFilters(place, "", "USD")).to.deep.equal(usual);
    expect(filtersPath(usual, "USD")).to.equal("/buy/bitcoin");
  });

  it("stand in the address under the specification's names", () => {
    const filters = { deed: "sell", coin: "ETH", currency: "EUR", amount: "99.5", method: "sepa" };
    expect(filtersPath(filters as Filters, "USD")).to.equal(
      "/sell/ethereum/sepa?currencyCode=EUR&fiat-min=99.5",
    );
  });

  it("take no nonsense from the address", () => {
    const search =
      "currencyCode=euro&fiat-min=-5&payment-method=<script>&sortType=price&onlineUsers=yes&countryIso=pt&tags=,&block=0&pageId=%20&binCode=4097&cardRegion=USA&location_id=PT-13";
    expect(readFilters(place, search, "USD")).to.deep.equal(readFilters(place, "", "USD"));
  });

  it("say which further ones are set, and unset them all but the order", () => {
    const search = "sortType=release_time_asc&onlineUsers=1&group=gift-cards";
    const filters = readFilters(place, search, "USD");
    expect(setFilters(filters)).to.deep.equal(["onlineUsers", "group"]);
    const none = { ...filters, ...noMoreFilters };
    expect(setFilters(none)).to.deep.equal([]);
    expect(filtersPath(none, "USD")).to.equal("/buy/bitcoin?sortType=release_time_asc");
  });

  it("take cards and places from the address", () => {
    const search = "binCode=409758&cardRegion=US&location_id=33123";
    const filters = readFilters(place, search, "USD");
    expect(setFilters(filters)).to.have.members(["binCode", "cardRegion", "location_id"]);
    expect(filtersPath(filters, "USD")).to.equal(`/buy/bitcoin?${search}`);
  });

  it("forget where the list began once anything else changes", () => {
    const search = "tags=no-fees,in-person&block=1&newbieOffers=1&pageId=NjAw";
    const filters = readFilters(place, search, "USD");
    expect(filters.pageId).to.equal("NjAw");
    expect(filtersPath(changedFilters(filters, { block: undefined }), "USD")).to.equal(
      "/buy/bitcoin?newbieOffers=1&tags=no-fees%2Cin-person",
    );
    expect(changedFilters(filters, { pageId: "b" }).pageId).to.equal("b");
  });

  it("take the payment method of the path, else of the query of older addresses", () => {
    const query = "payment-method=revolut";
    expect(readFilters(place, query, "USD").method).to.equal("revolut");
    expect(readFilters({ ...place, method: "sepa" }, query, "USD").method).to.equal("sepa");
  });

  it("come back from their address as they went", () => {
    const filters = fc.record({
      deed: fc.constantFrom("buy" as const, "sell" as const),
      coin: fc.constantFrom("BTC" as const, "USDT" as const, "ETH" as const),
      currency: fc.constantFrom("USD", "EUR", "NGN"),
      amount: fc.constantFrom("", "1", "0.5", "100.", "2500"),
      method: fc.constantFrom("", "sepa-instant", "m-pesa"),
    });
    const more = fc.record(
      {
        sortType: fc.constantFrom("crypto_usd_price_asc" as const, "release_time_desc" as const),
        group: fc.constantFrom("gift-cards", "bank-transfers"),
        countryIso: fc.constantFrom("PT", "NG"),
        usersCountryIso: fc.constantFrom("BR", "KE"),
        onlineUsers: fc.constant("1" as const),
        isVerifiedOffers: fc.constant("1" as const),
        acceptableOnly: fc.constant("1" as const),
        convertFromUSD: fc.constant("1" as const),
        newbieOffers: fc.constant("1" as const),
        block: fc.constant("1" as const),
        tags: fc.constantFrom("no-fees", "no-fees,pago-rápido"),
        pageId: fc.constantFrom("NjAwMDA", "a_b-c"),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, more, (few, others) => {
        const wish = { ...few, ...others };
        const { deed, coin } = wish;
        const [path = "", search = ""] = filtersPath(wish, "EUR").split("?");
        const [, , , method = ""] = path.split("/");
        expect(readFilters({ deed, coin, method }, search, "EUR")).to.deep.equal(wish);
      }),
    );
  });
});
