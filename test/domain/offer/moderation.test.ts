import { expect } from "chai";
import fc from "fast-check";
import { createOffer, type OfferJudges } from "../../../src/domain/offer/create-offer.ts";
import { editOffer, priceOffer, switchOffer } from "../../../src/domain/offer/edit-offer.ts";
import {
  appealRejection,
  approveOffer,
  isOpenToOthers,
  moderationStatus,
  rejectOffer,
  waitsForReview,
  type Moderation,
  type ModerationStatus,
} from "../../../src/domain/offer/moderation.ts";
import type { Offer } from "../../../src/domain/offer/offer.ts";
import type { Result } from "../../../src/domain/result/result.ts";
import { exampleOffer } from "./example-offer.ts";
import {
  defaultModerationPolicy as policy,
  defaultOfferPolicy,
} from "../../../src/domain/policy/default-policy.ts";

const { approved, rejected, noAppeal, appealed } = moderationStatus;
const day = 24 * 3_600_000;
const judges: OfferJudges = {
  owner: { id: "ana", level: 2, badge: "vendor" },
  policy: defaultOfferPolicy,
  usdCents: ({ minor }) => minor,
  market: () => undefined,
};
const nia = { by: "nia", linkedIds: [], reason: "Links lead away.", at: 1_000 };
const omar = { ...nia, by: "omar" };
const decided = { by: "nia", at: 1_000, reason: "Links lead away." };
const states: Readonly<Record<string, Moderation>> = {
  approved: { status: approved },
  held: { status: rejected, heldBy: "link" },
  rejected: { status: rejected, decided },
  appealed: { status: appealed, decided, appeal: { text: "It is my shop.", at: 2_000 } },
  "rejected for good": { status: noAppeal, decided },
};

function input(offer: Offer, terms: string) {
  return {
    side: offer.side,
    asset: offer.asset,
    currency: offer.currency,
    paymentMethod: offer.paymentMethod,
    pricing: { kind: "margin", percent: "1" } as const,
    amounts: { kind: "range", min: "20", max: "500" } as const,
    terms,
    paymentDetails: offer.paymentDetails,
    label: "",
    tags: [],
    windowMinutes: "30",
  };
}

function outcome(result: Result<Offer, { readonly code: string }>): ModerationStatus | string {
  return result.ok ? result.value.moderation.status : result.refusal.code;
}

describe("the moderation of offers", () => {
  const table: readonly [
    state: string,
    approve: ModerationStatus | string,
    reject: ModerationStatus | string,
    rejectForGood: ModerationStatus | string,
    appeal: ModerationStatus | string,
  ][] = [
    ["approved", approved, rejected, noAppeal, "offer_not_rejected"],
    ["held", approved, rejected, noAppeal, "offer_not_rejected"],
    ["rejected", approved, "offer_already_rejected", noAppeal, appealed],
    ["appealed", approved, noAppeal, noAppeal, "offer_appeal_used"],
    [
      "rejected for good",
      "offer_rejected_for_good",
      "offer_rejected_for_good",
      "offer_rejected_for_good",
      "offer_appeal_used",
    ],
  ];
  for (const [state, approve, reject, rejectForGood, appeal] of table) {
    it(`goes on from ${state} as the table says`, () => {
      const offer = exampleOffer({ version: 7, moderation: states[state]! });
      expect(outcome(approveOffer(offer, omar))).to.equal(approve);
      expect(outcome(rejectOffer(offer, omar, false))).to.equal(reject);
      expect(outcome(rejectOffer(offer, omar, true))).to.equal(rejectForGood);
      expect(outcome(appealRejection(offer, "It is my shop.", 2_000, policy))).to.equal(appeal);
    });
  }

  it("raises the version with each decision, and leaves the owner's wish alone", () => {
    const off = exampleOffer({ version: 7, active: false, moderation: states["held"]! });
    const result = approveOffer(off, omar);
    expect(result.ok && result.value).to.deep.equal({
      ...off,
      version: 8,
      moderation: { status: approved, decided: { ...decided, by: "omar" } },
    });
  });

  it("is appealed until seven days after the rejection, and not a moment later", () => {
    const offer = exampleOffer({ moderation: states["rejected"]! });
    const at = (now: number) => outcome(appealRejection(offer, "It is my shop.", now, policy));
    expect(at(1_000 + 7 * day)).to.equal(appealed);
    expect(at(1_001 + 7 * day)).to.equal("offer_appeal_too_late");
  });

  it("is not for the owner, nor is an appeal for who rejected", () => {
    const own = { ...omar, linkedIds: ["ana"] };
    for (const moderation of Object.values(states)) {
      const offer = exampleOffer({ moderation });
      expect(outcome(approveOffer(offer, own))).to.equal("conflict_of_interest");
      expect(outcome(rejectOffer(offer, own, true))).to.equal("conflict_of_interest");
    }
    const offer = exampleOffer({ moderation: states["appealed"]! });
    expect(outcome(approveOffer(offer, nia))).to.equal("conflict_of_interest");
    expect(outcome(rejectOffer(offer, nia, false))).to.equal("conflict_of_interest");
  });

  const edits: readonly [state: string, terms: string, after: Moderation | "as it was"][] = [
    ["approved", "Pay fast.", "as it was"],
    ["approved", "www.example.org", { status: rejected, heldBy: "link" }],
    ["held", "www.example.org", "as it was"],
    ["held", "ana@example.org", { status: rejected, heldBy: "email" }],
    ["held", "Pay fast.", { status: approved }],
    ["rejected", "Pay fast.", "as it was"],
    ["appealed", "Pay fast.", "as it was"],
    ["rejected for good", "Pay fast.", "as it was"],
  ];
  for (const [state, terms, after] of edits) {
    it(`of one that is ${state} is ${JSON.stringify(after)} once its terms say "${terms}"`, () => {
      const before = states[state]!;
      const offer = exampleOffer({ moderation: before, terms: "www.first.org" });
      const clean = { ...offer, terms: state === "approved" ? "" : offer.terms };
      const edited = editOffer(clean, input(offer, terms), judges, undefined);
      expect(edited.ok && edited.value.moderation).to.deep.equal(
        after === "as it was" ? before : after,
      );
    });
  }

  it("keeps what a person approved with its signals, until other ones come in", () => {
    const moderation = { status: approved, decided };
    const offer = exampleOffer({ moderation, terms: "www.example.org" });
    const same = editOffer(offer, input(offer, "My shop is www.example.org"), judges, undefined);
    expect(same.ok && same.value.moderation).to.deep.equal(moderation);
    const priced = priceOffer(offer, { kind: "margin", percent: "2" }, judges);
    expect(priced.ok && priced.value.moderation).to.deep.equal(moderation);
    const other = editOffer(offer, input(offer, "www.example.net"), judges, undefined);
    expect(other.ok && other.value.moderation).to.deep.equal({
      status: rejected,
      heldBy: "link",
      decided,
    });
  });

  it("holds a new offer with a signal, and approves all others at once", () => {
    const made = (terms: string) => createOffer("offer", input(exampleOffer(), terms), judges);
    const [clean, linked] = [made("Pay fast."), made("Pay at www.example.org")];
    expect(clean.ok && clean.value.moderation).to.deep.equal({ status: approved });
    expect(linked.ok && linked.value.moderation).to.deep.equal({
      status: rejected,
      heldBy: "link",
    });
  });

  const step = fc.oneof(
    fc.record({ kind: fc.constant("approve" as const), by: fc.constantFrom("nia", "omar") }),
    fc.record({
      kind: fc.constant("reject" as const),
      by: fc.constantFrom("nia", "omar"),
      forGood: fc.boolean(),
    }),
    fc.record({ kind: fc.constant("appeal" as const), now: fc.integer({ min: 0, max: 8 * day }) }),
    fc.record({
      kind: fc.constant("edit" as const),
      terms: fc.constantFrom("", "www.example.org", "ana@example.org"),
    }),
    fc.record({ kind: fc.constant("price" as const), percent: fc.constantFrom("0", "70") }),
    fc.record({ kind: fc.constant("switch" as const), isOn: fc.boolean() }),
  );

  const carriedOut = (
    offer: Offer,
    each: typeof step extends fc.Arbitrary<infer S> ? S : never,
  ) => {
    switch (each.kind) {
      case "approve":
        return approveOffer(offer, { ...nia, by: each.by });
      case "reject":
        return rejectOffer(offer, { ...nia, by: each.by }, each.forGood);
      case "appeal":
        return appealRejection(offer, "It is my shop.", each.now, policy);
      case "edit":
        return editOffer(offer, input(offer, each.terms), judges, undefined);
      case "price":
        return priceOffer(offer, { kind: "margin", percent: each.percent }, judges);
      case "switch":
        return switchOffer(offer, each.isOn, judges);
    }
  };

  it("opens a rejected offer by nobody's act but a moderator's, and takes one appeal a rejection", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let offer = exampleOffer();
        let appeals = 0;
        for (const each of steps) {
          const result = carriedOut(offer, each);
          if (!result.ok) continue;
          const [before, after] = [offer.moderation, result.value.moderation];
          offer = result.value;
          if (each.kind === "approve") appeals = 0;
          if (each.kind === "appeal") appeals += 1;
          expect(appeals).to.be.at.most(1);
          const wasRejectedByPerson = before.status !== approved && before.heldBy === undefined;
          if (wasRejectedByPerson && each.kind !== "approve") {
            expect(isOpenToOthers(offer)).to.equal(false);
          }
          if (before.status === noAppeal) expect(after).to.deep.equal(before);
          if (after.status === noAppeal) expect(waitsForReview(after)).to.equal(false);
          expect(after.heldBy === undefined || after.status === rejected).to.equal(true);
        }
      }),
    );
  });
});
