import { expect } from "chai";
import fc from "fast-check";
import {
  guessedForms,
  normalPassword,
  passwordRefusal,
} from "../../../src/domain/account/password.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";

const owner = { username: "anafernandez", email: "ana.f@example.org" };
const codeOf = (password: string, isListed = false) =>
  passwordRefusal(password, owner, isListed, defaultAccountPolicy.password)?.code;

describe("a new password", () => {
  for (const [password, code] of [
    ["123456789", "password_too_short"],
    ["🐎🐎🐂🐏🐖🐓🐈🐕🐁", "password_too_short"],
    ["🐎🐎🐂🐏🐖🐓🐈🐕🐁🐇", undefined],
    [`${"🐂🐏🐖🐓".repeat(32)}🐎`, "password_too_long"],
    ["🐂🐏🐖🐓".repeat(32), undefined],
    ["          ", "password_common"],
    ["1111111111", "password_common"],
    ["0123456789", "password_common"],
    ["zyxwvutsrq", "password_common"],
    ["aAbBaAbBaAbB", "password_common"],
    ["anafernandez", "password_personal"],
    ["AnaFernandez1990", "password_personal"],
    ["ana.f@example.org", "password_personal"],
    ["ANA.F-ana.f-12", "password_personal"],
    ["anafernandez rides", undefined],
    ["lower case only", undefined],
  ] as const) {
    it(`${code ? `is ${code}` : "is taken"}: ${password.slice(0, 20)}`, () => {
      expect(codeOf(password)).to.equal(code);
    });
  }

  it("needs as many different characters as the policy says", () => {
    const policy = { ...defaultAccountPolicy.password, fewestDifferentCharacters: 3 };
    const refusal = (password: string) => passwordRefusal(password, owner, false, policy)?.code;
    expect(refusal("aabbccaabbcc")).to.equal(undefined);
    expect(codeOf("aabbccaabbcc")).to.equal("password_common");
    expect(refusal("aabbaabbaabb")).to.equal("password_common");
  });

  it("is refused when it stands in a list, whatever else it is", () => {
    expect(codeOf("correct horse battery", true)).to.equal("password_common");
  });

  it("counts as long as it is, however its letters are composed", () => {
    expect(codeOf("e\u0301".repeat(5))).to.equal("password_too_short");
    expect(normalPassword("e\u0301")).to.equal("\u00e9");
  });

  for (const [password, forms] of [
    ["PassWord\u0041\u030a", ["password\u00e5"]],
    ["Dragon2024", ["dragon2024", "dragon"]],
    ["!!dragon-7!", ["!!dragon-7!", "dragon"]],
    ["dragon-20241", ["dragon-20241"]],
    ["1234567890", ["1234567890"]],
  ] as const) {
    it(`is looked up as ${forms.join(" and ")}`, () => {
      expect([...new Set(guessedForms(password, defaultAccountPolicy.password))]).to.deep.equal(
        forms,
      );
    });
  }

  it("is taken for its length alone when it shares nothing with its owner", () => {
    const words = fc.string({ unit: "grapheme-ascii", minLength: 10, maxLength: 128 });
    fc.assert(
      fc.property(words, (password) => {
        fc.pre(!/ana/i.test(password) && new Set(password.toLowerCase()).size > 4);
        expect(codeOf(password)).to.equal(undefined);
      }),
    );
  });
});
