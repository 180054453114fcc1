import { expect } from "chai";
import { newDraft } from "../../../../src/adapters/web-ui/offer-wizard/draft.ts";
import { resumedDraft } from "../../../../src/adapters/web-ui/offer-wizard/resumed-draft.ts";

describe("a draft that is resumed", () => {
  const empty = newDraft("", "EUR", false);
  const resume = (content: unknown) => resumedDraft({ content: JSON.stringify(content) }, empty);

  it("is what was kept, with lines of its own", () => {
    const kept = {
      ...empty,
      side: "buy" as const,
      min: "20",
      tags: ["fast"],
      placeRegion: { id: 7, name: "Lisboa" },
      details: [{ id: 99, label: "IBAN", value: "PT50", isNeeded: true }],
    };
    const resumed = resume(kept);
    expect({ ...resumed, details: [] }).to.deep.equal({ ...kept, details: [] });
    expect(resumed.details[0]).to.include({ label: "IBAN", value: "PT50", isNeeded: true });
    expect(resumed.details[0]?.id).not.to.equal(99);
  });

  it("has the fields of today, whatever was kept", () => {
    expect(resume({ min: 20, tags: "fast", unknown: 1, placeRegion: { id: "7" } })).to.deep.equal(
      empty,
    );
    expect(resume([])).to.deep.equal(empty);
    expect(resumedDraft({ content: "{" }, empty)).to.deep.equal(empty);
  });
});
