import { expect } from "chai";
import fc from "fast-check";
import { formatFiat } from "../../../../src/domain/money/fiat.ts";
import { assetCodes, assets } from "../../../../src/domain/money/asset.ts";
import { formatAmount, money } from "../../../../src/domain/money/money.ts";
import { formatPrice } from "../../../../src/domain/money/price.ts";
import { cryptoText } from "../../../../src/adapters/web-ui/design/amount-text.ts";
import {
  judgeAmount,
  otherText,
  type OfferBounds,
  type TypedAmount,
} from "../../../../src/adapters/web-ui/offer/amount-quote.ts";

const offer: OfferBounds = {
  asset: "BTC",
  currency: "EUR",
  price: "64812.42",
  least: "20.00",
  most: "2500.00",
  isMostYours: false,
  named: [],
  feePercent: "0.5",
  feeDiscountPercent: 0,
  cashback: null,
};

const fiat = (text: string): TypedAmount => ({ side: "fiat", text });
const crypto = (text: string): TypedAmount => ({ side: "crypto", text });

/** Both sides and the fee as people read them. */
function read(bounds: OfferBounds, typed: TypedAmount): readonly string[] {
  const { quote } = judgeAmount(bounds, typed);
  return quote ? [formatFiat(quote.fiat), formatAmount(quote.crypto), formatAmount(quote.fee)] : [];
}

describe("the amount of a trade that is about to start", () => {
  it("says what the buyer gets on top, up to its bound", () => {
    const onTop = (most: string | null) => {
      const { quote } = judgeAmount({ ...offer, cashback: { percent: "1.5", most } }, fiat("100"));
      return quote && formatAmount(quote.cashback);
    };
    expect([onTop(null), onTop("1.00")]).to.deep.equal(["0.00002314", "0.00001542"]);
  });

  it("is counted from either side as the server counts it", () => {
    expect(read(offer, fiat("100"))).to.deep.equal(["100.00", "0.00154291", "0.00000771"]);
    expect(read(offer, crypto("0.00154291"))).to.deep.equal(["100.00", "0.00154291", "0.00000771"]);
    expect(read(offer, crypto("0.001"))).to.deep.equal(["64.82", "0.00100000", "0.00000500"]);
  });

  const problems: readonly [TypedAmount, string][] = [
    [fiat(""), "not_a_number"],
    [fiat("."), "not_a_number"],
    [fiat("100.001"), "too_precise"],
    [crypto("0.000000001"), "too_precise"],
    [fiat("0"), "too_small"],
    [fiat("19.99"), "below"],
    [crypto("0.0003"), "below"],
    [fiat("2500.01"), "above"],
  ];
  for (const [typed, problem] of problems) {
    it(`is refused as ${problem} for "${typed.text}" of ${typed.side}`, () => {
      expect(judgeAmount(offer, typed).problem).to.equal(problem);
    });
  }

  it("may be each bound of the offer", () => {
    for (const bound of ["20", "20.00", "2500"]) {
      expect(judgeAmount(offer, fiat(bound)).problem, bound).to.equal(undefined);
    }
  });

  it("is one of the named amounts, where the offer names them", () => {
    const named = { ...offer, least: null, most: null, named: ["25.00", "100.00"] };
    expect(judgeAmount(named, fiat("100")).problem).to.equal(undefined);
    expect(judgeAmount(named, fiat("50")).problem).to.equal("not_named");
  });

  it("has whole units in currencies without others", () => {
    const yen = { ...offer, currency: "JPY", price: "9876543.21", least: "1000.00", most: null };
    expect(judgeAmount(yen, fiat("1000")).problem).to.equal(undefined);
    expect(judgeAmount(yen, fiat("999")).problem).to.equal("below");
    expect(judgeAmount(yen, fiat("1000.5")).problem).to.equal("too_precise");
  });

  it("cannot be counted without a price", () => {
    expect(judgeAmount({ ...offer, price: null }, fiat("100"))).to.deep.equal({
      problem: "no_price",
    });
  });

  it("fills the other field with a text that could have been typed there", () => {
    const typed = fc.oneof(
      fc.integer({ min: 2_000, max: 250_000 }).map((cents) => fiat((cents / 100).toFixed(2))),
      fc.integer({ min: 40_000, max: 3_000_000 }).map((units) => crypto((units / 1e8).toFixed(8))),
    );
    fc.assert(
      fc.property(typed, (amount) => {
        const other = otherText(amount, judgeAmount(offer, amount).quote);
        const side = amount.side === "fiat" ? "crypto" : "fiat";
        expect(judgeAmount(offer, { side, text: other }).quote).to.not.equal(undefined);
      }),
    );
  });

  const currencies = [
    ["JPY", 1n],
    ["EUR", 100n],
    ["KWD", 1_000n],
  ] as const;
  for (const asset of assetCodes) {
    for (const [currency, unit] of currencies) {
      it(`in ${asset} for ${currency} promises everything that the money buys, and no granule more`, () => {
        const { baseUnitDigits, granule } = assets[asset];
        const scale = 10n ** BigInt(baseUnitDigits) * 10n ** 8n;
        const input = fc.record({
          minor: fc.bigInt({ min: 1n, max: 10n ** 10n }),
          scaled: fc.bigInt({ min: 10n ** 6n, max: 10n ** 15n }),
        });
        fc.assert(
          fc.property(input, ({ minor, scaled }) => {
            const price = formatPrice({ asset, currency, scaled });
            const bounds = { ...offer, asset, currency, price, least: null, most: null };
            const text = formatFiat({ currency, minor });
            const { quote } = judgeAmount(bounds, fiat(text));
            const units = quote?.crypto.units ?? -1n;
            expect(quote?.fiat.minor, text).to.equal(minor);
            expect(units % granule).to.equal(0n);
            expect(units * scaled * unit <= minor * scale, "is paid for").to.equal(true);
            expect((units + granule) * scaled * unit > minor * scale, "is all").to.equal(true);
            const shown = cryptoText("en", asset, String(units));
            expect((shown.digits + shown.zeros).replaceAll(",", "")).to.equal(
              formatAmount(money(asset, units)),
            );
          }),
        );
      });
    }
  }

  it("has three decimals in currencies of three", () => {
    const dinars = { ...offer, currency: "KWD", price: "20000", least: "5.125", most: "9.00" };
    expect(judgeAmount(dinars, fiat("5.125")).problem).to.equal(undefined);
    expect(judgeAmount(dinars, fiat("5.124")).problem).to.equal("below");
    expect(judgeAmount(dinars, fiat("9.001")).problem).to.equal("above");
    expect(judgeAmount(dinars, fiat("6.0001")).problem).to.equal("too_precise");
  });
});
