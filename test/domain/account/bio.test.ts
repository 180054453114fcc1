import { expect } from "chai";
import fc from "fast-check";
import { parseBio as parseBioUnder } from "../../../src/domain/account/bio.ts";
import { defaultTextPolicy } from "../../../src/domain/policy/default-policy.ts";

const parseBio = (typed: string) => parseBioUnder(typed, defaultTextPolicy);

const codeOf = (text: string) => {
  const parsed = parseBio(text);
  return parsed.ok ? "accepted" : parsed.refusal.code;
};

describe("a trader's bio", () => {
  for (const text of [
    "I sell by SEPA from 8 to 22 h. Fast and friendly.",
    "Since 2015-2024, 1,200 trades.\nEnglish, português.\nPeace.",
    "I answer in 5 min.I mean it",
    "At most 10,000,000 COP a day",
    "",
  ]) {
    it(`may be ${JSON.stringify(text)}`, () => expect(codeOf(text)).to.equal("accepted"));
  }

  for (const [text, code] of [
    ["x".repeat(181), "bio_too_long"],
    ["a\nb\nc\nd", "bio_too_many_lines"],
    ["a\u0000b", "bio_unreadable"],
    ["see https://a.b/c", "bio_contains_links"],
    ["t.me/ana", "bio_contains_links"],
    ["example . com is mine: example.com", "bio_contains_links"],
    ["example (dot) com", "bio_contains_links"],
    ["ＷＷＷ.example", "bio_contains_links"],
    ["ana@example.invalid", "bio_contains_contact_info"],
    ["ana (at) mail", "bio_contains_contact_info"],
    ["find me: @ana_lima", "bio_contains_contact_info"],
    ["Tele\u200Bgram ana", "bio_contains_contact_info"],
    ["+351 912 345 678", "bio_contains_contact_info"],
    ["call (091) 234-56-78 9", "bio_contains_contact_info"],
    ["٠٩١٢٣٤٥٦٧٨", "bio_contains_contact_info"],
  ] as const) {
    it(`may not be ${JSON.stringify(text.slice(0, 40))}: ${code}`, () =>
      expect(codeOf(text)).to.equal(code));
  }

  it("counts an emoji as one sign and blanks around it not at all", () => {
    expect(codeOf(`  ${"🙂".repeat(180)}\n\n`)).to.equal("accepted");
    expect(codeOf("🙂".repeat(181))).to.equal("bio_too_long");
  });

  it("never carries an address, whatever words stand around it", () => {
    const words = fc.stringMatching(/^[a-z ]{0,40}$/);
    const address = fc.constantFrom("https://x.y", "me@mail.com", "x.com", "+49 151 1234567");
    fc.assert(
      fc.property(words, address, words, (before, inside, after) => {
        expect(codeOf(`${before} ${inside} ${after}`)).to.match(/^bio_contains_/);
      }),
    );
  });

  it("is kept as it is when it is read again", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: "grapheme" }), (typed) => {
        const first = parseBio(typed);
        if (first.ok) expect(parseBio(first.value)).to.deep.equal(first);
      }),
    );
  });
});
