import { expect } from "chai";
import { keepAwayFrom } from "../../../src/application/people/keep-away.ts";
import { staffOf } from "../../support/case-desk.ts";

describe("an account that staff cannot act on", () => {
  const asked = (linkedId: string | undefined, hasTraded: boolean) =>
    keepAwayFrom(
      { hasTradedWith: async () => hasTraded },
      staffOf("nia", "moderator", linkedId),
      "ana",
    );

  for (const [what, linkedId, hasTraded, answer] of [
    ["their own, or one linked to them", "ana", false, "conflict_of_interest"],
    ["one that traded with theirs", "ben", true, "conflict_of_interest"],
    ["none, where it did not", "ben", false, undefined],
    ["none, where they have no account", undefined, true, undefined],
  ] as const) {
    it(`is ${what}`, async () => {
      expect(await asked(linkedId, hasTraded)).to.equal(answer);
    });
  }
});
