import { expect } from "chai";
import fc from "fast-check";
import { parseUsername } from "../../../src/domain/account/username.ts";
import { usernameSkeleton } from "../../../src/domain/account/username-skeleton.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";

const parse = (text: string, brand = "Peerhold") =>
  parseUsername(text, brand, defaultAccountPolicy.username);
const codeOf = (text: string, brand?: string) => {
  const parsed = parse(text, brand);
  return parsed.ok ? "accepted" : parsed.refusal.code;
};

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
const names = fc.string({
  unit: fc.constantFrom(...letters.split("")),
  minLength: 3,
  maxLength: 20,
});

/** How an impostor may change a name without readers noticing. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.replaceAll(/[oO]/g, "0"),
  (text) => text.replaceAll("0", "O"),
  (text) => text.replaceAll(/[lL]/g, "1"),
  (text) => text.replaceAll("l", "I"),
  (text) => text.replaceAll("1", "l"),
  (text) => text.replaceAll("m", "rn"),
  (text) => text.replaceAll(/rn/gi, "m"),
];

describe("a trader's name", () => {
  for (const name of [
    "ana",
    "Ana_99",
    "x".repeat(20),
    "___",
    "Badminton7",
    "Stafford",
    "Modesto",
  ]) {
    it(`may be ${name}`, () => {
      expect(codeOf(name)).to.equal("accepted");
    });
  }

  for (const [name, why] of [
    ["an", "is too short"],
    ["x".repeat(21), "is too long"],
    ["ana maria", "has a blank"],
    ["ana-maria", "has a hyphen"],
    ["аna", "has a Cyrillic letter that looks like one of ours"],
    ["ana\u200b", "has a sign that nobody sees"],
    ["\u202eana", "turns the direction of writing"],
    ["ana\0", "has a NUL"],
    ["ana😀", "has a picture"],
    ["ana\n", "has a line break"],
  ] as const) {
    it(`may not be one that ${why}`, () => {
      expect(codeOf(name)).to.equal("username_invalid");
    });
  }

  for (const name of [
    "admin",
    "Admin_Ana",
    "siteadmin",
    "adm1n",
    "ad_min",
    "ADMINISTRATOR",
    "rnoderator",
    "M0D",
    "mod_ana",
    "ModAna",
    "mod2",
    "Supp0rt",
    "help",
    "peerhold",
    "PeerHold_Ana",
    "Peerh0ld",
    "the_official",
    "CEO",
    "staff_1",
  ]) {
    it(`may not be ${name}, which sounds like staff`, () => {
      expect(codeOf(name)).to.equal("username_reserved");
    });
  }

  it("may not sound like the marketplace under the operator's own name", () => {
    expect(codeOf("coin_corner", "Coin Corner")).to.equal("username_reserved");
    expect(codeOf("peerhold", "Coin Corner")).to.equal("accepted");
  });

  it("keeps the form in which it was typed", () => {
    expect(parse("Ana_Lima")).to.deep.equal({
      ok: true,
      value: { text: "Ana_Lima", skeleton: "ana_llma" },
    });
  });
});

describe("the skeleton of a name", () => {
  it("does not change when it is taken again", () => {
    fc.assert(
      fc.property(names, (name) => {
        const skeleton = usernameSkeleton(name);
        expect(usernameSkeleton(skeleton)).to.equal(skeleton);
      }),
    );
  });

  it("is the same for every disguise of a name, and for disguises of disguises", () => {
    const chains = fc.array(fc.constantFrom(...disguises), { maxLength: 5 });
    fc.assert(
      fc.property(names, chains, (name, chain) => {
        const disguised = chain.reduce((text, disguise) => disguise(text), name);
        expect(usernameSkeleton(disguised)).to.equal(usernameSkeleton(name));
      }),
    );
  });

  it("lets names that look different be different", () => {
    const skeletons = ["ana", "anna", "bob", "rob", "kim", "kin", "an_a"].map(usernameSkeleton);
    expect(new Set(skeletons).size).to.equal(skeletons.length);
  });

  it("lets no disguise of a reserved name through", () => {
    const reserved = fc.constantFrom("admin", "moderator", "support", "peerhold", "mod", "staff");
    fc.assert(
      fc.property(reserved, fc.constantFrom(...disguises), (name, disguise) => {
        expect(codeOf(disguise(name))).to.equal("username_reserved");
      }),
    );
  });
});
