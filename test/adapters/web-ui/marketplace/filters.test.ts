import { expect } from "chai";
import fc from "fast-check";
import {
  filtersPath,
  readFilters,
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
    const search = "currencyCode=euro&fiat-min=-5&payment-method=<script>";
    expect(readFilters(place, search, "USD")).to.deep.equal(readFilters(place, "", "USD"));
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
    fc.assert(
      fc.property(filters, (wish) => {
        const { deed, coin } = wish;
        const [path = "", search = ""] = filtersPath(wish, "EUR").split("?");
        const [, , , method = ""] = path.split("/");
        expect(readFilters({ deed, coin, method }, search, "EUR")).to.deep.equal(wish);
      }),
    );
  });
});
