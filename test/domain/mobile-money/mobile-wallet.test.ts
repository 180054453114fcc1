import { expect } from "chai";
import {
  judgeWallet,
  walletLines,
  type TypedWallet,
} from "../../../src/domain/mobile-money/mobile-wallet.ts";
import { walletMethodsIn, walletRegions } from "../../../src/domain/mobile-money/wallet-methods.ts";

const kenyan = { number: "+254712345678", country: "KE", isValid: true, line: "mobile" } as const;
const right: TypedWallet = {
  country: "KE",
  phone: kenyan,
  holderName: "Wanjiru  Kamau ",
  paymentMethods: ["m-pesa", "airtel-money", "m-pesa"],
};
const saved = {
  country: "KE",
  number: "+254712345678",
  holderName: "Wanjiru Kamau",
  paymentMethods: ["m-pesa", "airtel-money"],
};

describe("a wallet of mobile money", () => {
  it("is saved with its number, a clean name and each method once", () => {
    expect(judgeWallet(right, [])).to.deep.equal({ ok: true, value: saved });
  });

  const wrong: readonly (readonly [Partial<TypedWallet>, ...string[]])[] = [
    [{ holderName: " " }, "holderName required"],
    [{ holderName: "A" }, "holderName not_correct_length"],
    [{ holderName: "A".repeat(101) }, "holderName not_correct_length"],
    [{ phone: undefined }, "phone phone_parse_error"],
    [{ phone: { ...kenyan, isValid: false } }, "phone phone_invalid"],
    [{ phone: { ...kenyan, line: "fixed" } }, "phone sms_not_supported"],
    [{ phone: { ...kenyan, line: "other" } }, "phone phone_wrong_type"],
    [{ phone: { ...kenyan, country: "TZ" } }, "phone country_doesnt_match"],
    [{ paymentMethods: [] }, "paymentMethods required"],
    [{ paymentMethods: ["gcash"] }, "paymentMethods invalid"],
    [{ paymentMethods: ["sepa"] }, "paymentMethods invalid"],
    [{ country: "DE" }, "country invalid", "phone country_doesnt_match", "paymentMethods invalid"],
  ];
  for (const [changed, ...faults] of wrong) {
    it(`is refused: ${faults.join(", ")}`, () => {
      const judged = judgeWallet({ ...right, ...changed }, []);
      const found = judged.ok ? [] : judged.refusal.faults;
      expect(found.map(({ field, code }) => `${field} ${code}`)).to.deep.equal(faults);
    });
  }

  it("is saved once for each number", () => {
    const again = judgeWallet(right, [saved]);
    expect(again).to.have.nested.property("refusal.faults[0].code", "non_unique");
  });

  it("has lines for those of its methods only", () => {
    expect(walletLines(saved, { paymentMethod: "m-pesa" })).to.deep.equal([
      { label: "Phone number", value: "+254712345678" },
      { label: "Name", value: "Wanjiru Kamau" },
    ]);
    expect(walletLines(saved, { paymentMethod: "t-kash" })).to.equal(undefined);
  });

  it("is of a country that has mobile money, through a shared currency too", () => {
    expect(walletRegions).to.include.members(["KE", "TZ", "GH", "UG", "CM", "SN", "PH", "NG"]);
    expect(walletRegions).to.not.include("DE");
    expect(walletMethodsIn("SN").map(({ slug }) => slug)).to.include.members(["wave"]);
  });
});
