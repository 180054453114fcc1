import { expect } from "chai";
import { areNamesAlike, holderIn } from "../../../src/domain/dispute/account-name.ts";

describe("the name on an account", () => {
  const alike = [
    ["Ana Lima", "ANA SOFIA LIMA"],
    ["Ana Lima", "Lima, Ana"],
    ["A. Lima", "Ana Lima"],
    ["José Núñez", "Jose Nunez"],
    ["Анна Ли́ма", "анна лима"],
    ["王 小明", "小明 王"],
    ["Анна Лима", "Anna Lima"],
    ["Анна Лима", "آنا ليما"],
    ["やまだ たろう", "山田 太郎"],
    ["مُحَمَّد علي", "محمد علي"],
    ["दिनेश कुमार", "कुमार दिनेश"],
  ] as const;
  for (const [one, other] of alike) {
    it(`can be of one person: ${one}, ${other}`, () => {
      expect(areNamesAlike(one, other)).to.equal(true);
      expect(areNamesAlike(other, one)).to.equal(true);
    });
  }

  const unlike = [
    ["Ana Lima", "Kofi Mensah"],
    ["Ana Lima", "Ana Costa"],
    ["B. Lima", "Ana Lima"],
    ["Анна Лима", "Борис Лима"],
    ["राम कुमार", "रमा कुमार"],
  ] as const;
  for (const [one, other] of unlike) {
    it(`is another person's: ${one}, ${other}`, () => {
      expect(areNamesAlike(one, other)).to.equal(false);
      expect(areNamesAlike(other, one)).to.equal(false);
    });
  }

  it("is the line that names the holder", () => {
    const iban = { label: "IBAN", value: "DE89" };
    expect(holderIn([iban, { label: "Name on the account", value: "Ana Lima" }])).to.equal(
      "Ana Lima",
    );
    expect(holderIn([iban])).to.equal(undefined);
  });
});
