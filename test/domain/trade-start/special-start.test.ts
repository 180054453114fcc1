import { expect } from "chai";
import fc from "fast-check";
import type { Offer, SpecialTerms } from "../../../src/domain/offer/offer.ts";
import { now, offer, reasons } from "./example-start.ts";

const open: SpecialTerms = {
  partnerId: "bruno",
  chatId: "chat",
  until: now + 1,
  isTaken: false,
};
const of = (special: SpecialTerms, change: Partial<Offer> = {}): Offer => ({
  ...offer,
  active: false,
  pricing: { kind: "fixed", price: { asset: "BTC", currency: "EUR", scaled: 5_000_000_000_000n } },
  special,
  ...change,
});
const closed = ["offer_not_active"];

describe("the start on a special offer", () => {
  const rows: readonly [string, Offer, string, readonly string[]][] = [
    ["is the addressed person's", of(open), "bruno", []],
    ["is nobody else's", of(open), "chidi", closed],
    ["is not its owner's", of(open), "ana", ["own_offer", ...closed]],
    ["is over with its day", of({ ...open, until: now }), "bruno", closed],
    ["happens once", of({ ...open, isTaken: true }), "bruno", closed],
    ["waits for a moderator", of(open, held()), "bruno", closed],
    ["opens to nobody else by a switch", of(open, { active: true }), "chidi", closed],
  ];
  for (const [what, special, takerId, expected] of rows) {
    it(what, () => {
      expect(reasons({ offer: special, takerId })).to.deep.equal(expected);
    });
  }

  it("needs the addressed, its day and that nobody took it, whatever else is true", () => {
    const terms = fc.record({
      partnerId: fc.constantFrom("bruno", "chidi"),
      chatId: fc.constant("chat"),
      until: fc.integer({ min: now - 2, max: now + 2 }),
      isTaken: fc.boolean(),
    });
    fc.assert(
      fc.property(terms, fc.constantFrom("bruno", "chidi"), fc.boolean(), (special, id, active) => {
        const isOpen = special.partnerId === id && now < special.until && !special.isTaken;
        const told = reasons({ offer: of(special, { active }), takerId: id });
        expect(told).to.deep.equal(isOpen ? [] : closed);
      }),
    );
  });
});

function held(): Partial<Offer> {
  return { moderation: { status: 2, heldBy: "link" } };
}
