import { expect } from "chai";
import {
  noRelation,
  relationActions,
  relationAfter,
  type RelationAction,
} from "../../../src/domain/contact/relation.ts";

const trusted = { isTrusted: true, isBlocked: false };
const blocked = { isTrusted: false, isBlocked: true };

describe("what a trader thinks of another", () => {
  const afters: Readonly<Record<RelationAction, readonly (typeof noRelation)[]>> = {
    trusted: [trusted, trusted, trusted],
    untrusted: [noRelation, noRelation, blocked],
    blocked: [blocked, blocked, blocked],
    unblocked: [noRelation, trusted, noRelation],
  };
  for (const action of relationActions) {
    it(`after "${action}" is never trust and a block together, and stays so a second time`, () => {
      const after = [noRelation, trusted, blocked].map((before) => relationAfter(before, action));
      expect(after).to.deep.equal(afters[action]);
      expect(after.map((each) => relationAfter(each, action))).to.deep.equal(after);
    });
  }
});
