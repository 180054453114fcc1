import { expect } from "chai";
import fc from "fast-check";
import { assetCodes, assets } from "../../../src/domain/money/asset.ts";
import {
  add,
  formatAmount,
  money,
  parseAmount,
  shareOf,
  split,
  subtract,
} from "../../../src/domain/money/money.ts";
import { roundDown, roundUp } from "../../../src/domain/money/rounding.ts";

const asset = fc.constantFrom(...assetCodes);
const units = fc.bigInt({ min: 0n, max: 10n ** 30n });
/** An amount as in trades: whole granules. */
const tradedAmount = fc
  .tuple(asset, fc.bigInt({ min: 0n, max: 10n ** 18n }))
  .map(([code, granules]) => money(code, granules * assets[code].granule));
const share = fc
  .tuple(fc.bigInt({ min: 0n, max: 10_000n }), fc.bigInt({ min: 1n, max: 10_000n }))
  .filter(([numerator, denominator]) => numerator <= denominator)
  .map(([numerator, denominator]) => ({ numerator, denominator }));

describe("money", () => {
  it("is neither lost nor made by a split, whatever the share", () => {
    fc.assert(
      fc.property(asset, units, share, (code, total, part) => {
        const [first, rest] = split(money(code, total), part);
        expect(add(first, rest)).to.deep.equal(money(code, total));
        expect(first.units >= 0n && rest.units >= 0n).to.equal(true);
      }),
    );
  });

  it("splits a traded amount into whole granules only", () => {
    fc.assert(
      fc.property(tradedAmount, share, (amount, part) => {
        for (const piece of split(amount, part)) {
          expect(piece.units % assets[piece.asset].granule).to.equal(0n);
        }
      }),
    );
  });

  it("has shares that differ by at most one granule between rounding down and up", () => {
    fc.assert(
      fc.property(tradedAmount, share, (amount, part) => {
        const down = shareOf(amount, part, roundDown);
        const up = shareOf(amount, part, roundUp);
        expect([0n, assets[amount.asset].granule]).to.include(subtract(up, down).units);
      }),
    );
  });

  it("reads back every traded amount that it shows", () => {
    fc.assert(
      fc.property(tradedAmount, (amount) => {
        const read = parseAmount(amount.asset, formatAmount(amount));
        expect(read).to.deep.equal({ ok: true, value: amount });
      }),
    );
  });

  it("never shows more than there is", () => {
    fc.assert(
      fc.property(asset, units, (code, some) => {
        const read = parseAmount(code, formatAmount(money(code, some)));
        expect(read.ok && read.value.units <= some).to.equal(true);
      }),
    );
  });

  it("shows amounts with all their digits", () => {
    expect(formatAmount(money("BTC", 153_000n))).to.equal("0.00153000");
    expect(formatAmount(money("USDT", 25_000_000n))).to.equal("25.000000");
    expect(formatAmount(money("ETH", 1_500_000_000_000_000_000n))).to.equal("1.50000000");
    expect(formatAmount(money("ETH", 9_999_999_999n))).to.equal("0.00000000");
    expect(formatAmount(money("BTC", -1n))).to.equal("-0.00000001");
    expect(formatAmount(money("ETH", -1n))).to.equal("0.00000000");
  });

  const typed: readonly [string, string, unknown][] = [
    ["1.5", "a number", { ok: true, value: money("BTC", 150_000_000n) }],
    ["0.00000001", "one satoshi", { ok: true, value: money("BTC", 1n) }],
    ["7.", "a point without decimals", { ok: true, value: money("BTC", 700_000_000n) }],
    ["", "nothing", { ok: false, refusal: { code: "amount_not_a_number" } }],
    [".5", "no whole part", { ok: false, refusal: { code: "amount_not_a_number" } }],
    ["-1", "a sign", { ok: false, refusal: { code: "amount_not_a_number" } }],
    ["1,5", "a comma", { ok: false, refusal: { code: "amount_not_a_number" } }],
    ["1e3", "an exponent", { ok: false, refusal: { code: "amount_not_a_number" } }],
    ["1.2.3", "two points", { ok: false, refusal: { code: "amount_not_a_number" } }],
    ["١", "digits of another script", { ok: false, refusal: { code: "amount_not_a_number" } }],
    [
      "0.000000001",
      "a tenth of a satoshi",
      { ok: false, refusal: { code: "amount_too_precise", shownDigits: 8 } },
    ],
  ];
  for (const [text, what, expected] of typed) {
    it(`reads "${text}" (${what}) as ${(expected as { ok: boolean }).ok ? "an amount" : "none"}`, () => {
      expect(parseAmount("BTC", text)).to.deep.equal(expected);
    });
  }

  it("never throws on what a person types", () => {
    fc.assert(
      fc.property(asset, fc.string({ unit: "binary" }), (code, text) => {
        expect(parseAmount(code, text)).to.have.property("ok");
      }),
    );
  });

  it("does not put two assets together, neither past the type checker nor with it", () => {
    // @ts-expect-error the compiler refuses, and so does the function
    expect(() => add(money("BTC", 1n), money("ETH", 1n))).to.throw(TypeError);
    // @ts-expect-error the compiler refuses, and so does the function
    expect(() => subtract(money("BTC", 1n), money("ETH", 1n))).to.throw(TypeError);
  });

  it("has no part that is more than the whole or less than nothing", () => {
    for (const numerator of [-1n, 10_001n]) {
      const part = { numerator, denominator: 10_000n };
      expect(() => split(money("BTC", 5n), part)).to.throw(RangeError);
    }
  });
});
