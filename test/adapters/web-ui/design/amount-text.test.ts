import { expect } from "chai";
import {
  boundText,
  cryptoText,
  fiatText,
  percentText,
  priceText,
  withCode,
} from "../../../../src/adapters/web-ui/design/amount-text.ts";
import { paletteIndexOf } from "../../../../src/adapters/web-ui/design/person-colour.ts";
import { initialsOf } from "../../../../src/domain/account/initials.ts";

describe("amounts in words and figures", () => {
  it("show all digits of crypto, and which zeros at the end carry nothing", () => {
    expect(cryptoText("en", "BTC", "154291")).to.deep.equal({ digits: "0.00154291", zeros: "" });
    expect(cryptoText("en", "BTC", "4120000")).to.deep.equal({ digits: "0.0412", zeros: "0000" });
    expect(cryptoText("en", "USDT", "1234500000")).to.deep.equal({
      digits: "1,234.50",
      zeros: "0000",
    });
    expect(cryptoText("en", "ETH", "0")).to.deep.equal({ digits: "0.00", zeros: "000000" });
  });

  it("lose no digit of an amount that no floating number holds", () => {
    const { digits, zeros } = cryptoText("en", "BTC", "900719925474099312345678");
    expect((digits + zeros).replaceAll(",", "")).to.equal("9007199254740993.12345678");
  });

  it("never show more than there is: anything below the last digit is dropped", () => {
    const granule = 10_000_000_000n;
    for (const units of [1n, granule - 1n, granule, 2n * granule - 1n, 10n ** 18n - 1n]) {
      const { digits, zeros } = cryptoText("en", "ETH", String(units));
      expect(BigInt((digits + zeros).replace(".", ""))).to.equal(units / granule);
    }
    expect(fiatText("en", "EUR", "19.999")).to.equal("19.99");
    expect(fiatText("en", "JPY", "19.999")).to.equal("19.99");
    expect(fiatText("en", "KWD", "19.9999")).to.equal("19.999");
  });

  it("have a space before the code of their currency at which no line ends", () => {
    expect(withCode("5", "USD")).to.equal("5\u00A0USD");
  });

  it("have the digits and signs of their currency and locale", () => {
    expect(fiatText("en", "EUR", "1234.5")).to.equal("1,234.50");
    expect(fiatText("de", "EUR", "1234.5")).to.equal("1.234,50");
    expect(fiatText("en", "KWD", "1234.5")).to.equal("1,234.500");
  });

  it("have two decimals at least, also where their currency has none (specification, section 9)", () => {
    expect(fiatText("en", "JPY", "1000")).to.equal("1,000.00");
    expect(fiatText("en", "KRW", "25000")).to.equal("25,000.00");
  });

  it("write bounds without decimals that say nothing", () => {
    expect(boundText("en", "EUR", "2500.00")).to.equal("2,500");
    expect(boundText("en", "EUR", "19.50")).to.equal("19.50");
  });

  it("give small prices more digits than large ones", () => {
    expect(priceText("en", "64812.4287")).to.equal("64,812.43");
    expect(priceText("en", "0.92871234")).to.equal("0.9287");
  });

  it("say which way a distance goes", () => {
    expect(percentText("en", "0.4")).to.equal("+0.4%");
    expect(percentText("en", "-1.25")).to.equal("-1.25%");
    expect(percentText("en", "0")).to.equal("0%");
  });

  it("give everybody initials and always the same colour", () => {
    expect(["ana_lima", "kofi", "J"].map(initialsOf)).to.deep.equal(["AL", "KO", "J"]);
    expect(paletteIndexOf("ana_lima", 6)).to.equal(paletteIndexOf("ana_lima", 6));
    expect(paletteIndexOf("ana_lima", 6)).to.be.within(0, 5);
  });
});
