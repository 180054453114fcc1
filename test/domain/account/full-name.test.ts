import { expect } from "chai";
import fc from "fast-check";
import { audiences, type Audience, type Relation } from "../../../src/domain/account/audience.ts";
import {
  parsePersonName,
  shownName,
  type FullNameVisibility,
} from "../../../src/domain/account/full-name.ts";
import { defaultTextPolicy } from "../../../src/domain/policy/default-policy.ts";

const ana = { firstName: "Ana", lastName: "Lima" };
const stranger: Relation = { isTrusted: false, isTradePartner: false };
const partner: Relation = { isTrusted: false, isTradePartner: true };
const trusted: Relation = { isTrusted: true, isTradePartner: false };

const shown = (
  fullNameVisibility: FullNameVisibility,
  relation: Relation = stranger,
  fullNameAudience: Audience = "everyone",
) => shownName({ ...ana, fullNameVisibility, fullNameAudience }, relation);

describe("the name of a person", () => {
  it("is shown as far as its owner chose", () => {
    expect(shown(0)).to.equal("Ana L.");
    expect(shown(1)).to.equal("Ana Lima");
    expect(shown(2)).to.equal(undefined);
    expect(shown(3)).to.equal(undefined);
    expect(shown(4)).to.equal(undefined);
  });

  for (const [audience, seers] of [
    ["everyone", [stranger, partner, trusted]],
    ["trusted_only", [trusted]],
    ["trusted_and_trade_partners", [partner, trusted]],
    ["nobody", []],
  ] as const) {
    it(`is for ${audience}, and for its owner`, () => {
      for (const relation of [stranger, partner, trusted]) {
        const isSeer = (seers as readonly Relation[]).includes(relation);
        expect(shown(1, relation, audience)).to.equal(isSeer ? "Ana Lima" : undefined);
      }
      expect(shown(1, "self", audience)).to.equal("Ana Lima");
    });
  }

  it("may be a part of one, and an initial may be any letter", () => {
    const name = { fullNameVisibility: 0, fullNameAudience: "everyone" } as const;
    expect(shownName({ ...name, firstName: "Ana", lastName: "" }, stranger)).to.equal("Ana");
    expect(shownName({ ...name, firstName: "", lastName: "" }, stranger)).to.equal(undefined);
    expect(shownName({ ...name, firstName: "Bo", lastName: "öz" }, stranger)).to.equal("Bo Ö.");
  });

  it("never tells more of the last name than its first letter, whoever asks", () => {
    fc.assert(
      fc.property(fc.constantFrom(...audiences), fc.boolean(), fc.boolean(), (audience, a, b) => {
        const relation = { isTrusted: a, isTradePartner: b };
        expect([undefined, "Ana L."]).to.include(shown(0, relation, audience));
      }),
    );
  });

  const parse = (typed: string) => {
    const parsed = parsePersonName(typed, "Peerhold", defaultTextPolicy);
    return parsed.ok ? parsed.value : parsed.refusal;
  };
  for (const [typed, kept] of [
    ["  Ana  Maria ", "Ana Maria"],
    ["O'Neill-Smith Jr.", "O'Neill-Smith Jr."],
    ["محمد", "محمد"],
    ["李", "李"],
    [" ", ""],
  ] as const) {
    it(`may be ${JSON.stringify(typed)}`, () => expect(parse(typed)).to.equal(kept));
  }
  for (const [typed, code] of [
    ["x".repeat(51), "too_long"],
    ["ana@mail.com", "invalid"],
    ["+351 912", "invalid"],
    ["-Ana", "invalid"],
    ["A\u0000na", "invalid"],
    ["Peerhold Support", "reserved"],
    ["Moderator", "reserved"],
  ] as const) {
    it(`may not be ${JSON.stringify(typed.slice(0, 30))}: ${code}`, () =>
      expect(parse(typed)).to.deep.equal({ code }));
  }
});
