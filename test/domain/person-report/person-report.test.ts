import { expect } from "chai";
import fc from "fast-check";
import { parseReportText } from "../../../src/domain/offer/moderation-text.ts";
import { defaultPolicy } from "../../../src/domain/policy/default-policy.ts";
import {
  judgeReportDecision,
  personReportReasons,
} from "../../../src/domain/person-report/person-report.ts";
import { charactersOf } from "../../../src/domain/text/plain-text.ts";

const lengths = defaultPolicy.moderation;

describe("a report about a person", () => {
  it("needs words only when the reason says nothing", () => {
    for (const reason of personReportReasons) {
      const parsed = parseReportText(reason, " \n ", lengths);
      expect(parsed.ok, reason).to.equal(reason !== "other");
    }
    expect(parseReportText("scam", " Asks for codes ", lengths)).to.deep.equal({
      ok: true,
      value: "Asks for codes",
    });
  });

  it("has at most as many characters as the policy allows, that can be shown", () => {
    const typed = fc.string({ unit: "grapheme", minLength: lengths.mostCharacters + 1 });
    fc.assert(
      fc.property(fc.constantFrom(...personReportReasons), typed, (reason, text) => {
        const parsed = parseReportText(reason, `a${text}a`, lengths);
        if (parsed.ok) expect(charactersOf(parsed.value)).to.be.at.most(lengths.mostCharacters);
      }),
      { numRuns: 100 },
    );
    const long = "a".repeat(lengths.mostCharacters + 1);
    expect(parseReportText("scam", long, lengths)).to.deep.equal({
      ok: false,
      refusal: { code: "text_too_long" },
    });
    expect(parseReportText("scam", "a\u0000b", lengths)).to.deep.equal({
      ok: false,
      refusal: { code: "text_unreadable" },
    });
  });
});

describe("a decision on reports about a person", () => {
  const open = { newest: 7, reporterIds: ["ana", "bruno"] };
  const nobody: readonly string[] = [];

  for (const [name, reports, linkedIds, seen, code] of [
    ["closes what was seen", open, nobody, 7, undefined],
    ["waits for a report that was not seen", open, nobody, 6, "reports_newer"],
    ["is not for a colleague of a reporter", open, ["bruno"], 7, "conflict_of_interest"],
    ["has nothing to close twice", undefined, nobody, 7, "reports_decided"],
  ] as const) {
    it(name, () => {
      const judged = judgeReportDecision(reports, { linkedIds, seen });
      expect(judged.ok ? undefined : judged.refusal.code).to.equal(code);
    });
  }
});
