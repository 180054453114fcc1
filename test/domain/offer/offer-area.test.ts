import { expect } from "chai";
import {
  areaFailures,
  areaOf,
  judgeArea,
  meetsInPool,
} from "../../../src/domain/offer/offer-area.ts";
import { euros, exampleOffer } from "./example-offer.ts";

const dollars = ({ minor }: { minor: bigint }) => minor;
const codesOf = (change: object, owner = { badge: "vendor" }) =>
  areaFailures(exampleOffer(change), owner, dollars).map(({ code }) => code);
const large = {
  amounts: { kind: "range", min: euros(10_000_00n), max: euros(50_000_00n) },
} as const;

describe("the areas of offers", () => {
  it("are chosen, or follow from the payment method", () => {
    expect(areaOf({ paymentMethod: "sepa" })).to.equal(undefined);
    expect(areaOf({ paymentMethod: "amazon-gift-card" })).to.equal("gift-cards");
    expect(areaOf({ area: "silent-pool", paymentMethod: "amazon-gift-card" })).to.equal(
      "silent-pool",
    );
  });

  it("are typed by their names, gift cards only for such methods", () => {
    const judged = (area: string, paymentMethod = "sepa") => judgeArea({ area, paymentMethod });
    expect(judged("otc")).to.deep.equal({ ok: true, value: "otc" });
    expect(judged("")).to.deep.equal({ ok: true, value: undefined });
    expect(judged("gift-cards", "amazon-gift-card")).to.deep.equal({ ok: true, value: undefined });
    expect(judged("gift-cards")).to.deep.include({
      failures: [{ field: "area", code: "not_for_method" }],
    });
    expect(judged("moon")).to.deep.include({ failures: [{ field: "area", code: "unknown" }] });
  });

  it("let vendors and companies onto the desk, from 10,000 dollars on", () => {
    expect(codesOf({ area: "otc", ...large })).to.deep.equal([]);
    expect(codesOf({ area: "otc", ...large }, { badge: "no_badge" })).to.deep.equal([
      "not_for_account",
    ]);
    const company = { badge: "no_badge", isCompany: true };
    expect(codesOf({ area: "otc", ...large }, company)).to.deep.equal([]);
    const small = { kind: "predefined", amounts: [euros(9_999_99n), euros(20_000_00n)] };
    expect(codesOf({ area: "otc", amounts: small })).to.deep.equal(["too_small_for_area"]);
    expect(codesOf({ area: undefined, amounts: small }, { badge: "no_badge" })).to.deep.equal([]);
  });

  it("need a margin in the silent pool", () => {
    const price = { asset: "BTC", currency: "EUR", scaled: 1n };
    expect(codesOf({ area: "silent-pool", pricing: { kind: "fixed", price } })).to.deep.equal([
      "needs_margin",
    ]);
    expect(codesOf({ area: "silent-pool" }, { badge: "no_badge" })).to.deep.equal([]);
  });

  it("meet where the seller asks no more than the buyer gives, and an amount suits both", () => {
    const of = (basisPoints: number, least: bigint, most: bigint) => ({ basisPoints, least, most });
    const offer = of(100, 20n, 500n);
    const rows = [
      [of(100, 500n, 900n), true, true],
      [of(101, 1n, 20n), true, false],
      [of(99, 1n, 20n), false, true],
      [of(100, 501n, 900n), false, false],
      [of(100, 1n, 19n), false, false],
    ] as const;
    for (const [other, asSeller, asBuyer] of rows) {
      expect([meetsInPool("sell", offer, other), meetsInPool("buy", offer, other)]).to.deep.equal([
        asSeller,
        asBuyer,
      ]);
      expect(meetsInPool("buy", other, offer)).to.equal(asSeller);
    }
  });
});
