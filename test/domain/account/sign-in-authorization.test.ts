import { expect } from "chai";
import {
  authorizationState,
  signInTurn,
  type AskedAuthorization,
  type AuthorizationState,
  type SignInSituation,
  type SignInTurn,
} from "../../../src/domain/account/sign-in-authorization.ts";

const askedAt = 1_000_000;
const lastMoment = askedAt + 600_000 - 1;
const over = askedAt + 600_000;

const pending: AskedAuthorization = { askedAt, answer: undefined };
const approved: AskedAuthorization = { askedAt, answer: "approved" };
const denied: AskedAuthorization = { askedAt, answer: "denied" };

describe("a sign-in that another device approves", () => {
  const states: readonly (readonly [AskedAuthorization, number, AuthorizationState])[] = [
    [pending, askedAt, "pending"],
    [pending, lastMoment, "pending"],
    [pending, over, "expired"],
    [approved, lastMoment, "approved"],
    [approved, over, "expired"],
    [denied, lastMoment, "denied"],
    [denied, over, "expired"],
  ];
  for (const [asked, now, state] of states) {
    it(`answered ${asked.answer ?? "nothing"} is ${state} after ${now - askedAt} ms`, () => {
      expect(authorizationState(asked, now)).to.equal(state);
    });
  }

  const at = (
    own: AskedAuthorization | undefined,
    othersWaiting = 0,
    isAnywhere = true,
  ): SignInSituation => ({ own, othersWaiting, isAnywhere });
  const turns: readonly (readonly [string, SignInSituation, number, SignInTurn])[] = [
    ["the first time", at(undefined), askedAt, "ask"],
    ["while two others wait", at(undefined, 2), askedAt, "ask"],
    ["while three others wait", at(undefined, 3), askedAt, "full"],
    ["with nobody there to answer", at(undefined, 0, false), askedAt, "free"],
    ["again, unanswered", at(pending), lastMoment, "wait"],
    ["again, unanswered, after the last session ended", at(pending, 0, false), askedAt, "free"],
    ["once approved", at(approved), lastMoment, "use"],
    ["once approved, however many wait", at(approved, 3), lastMoment, "use"],
    ["once approved, too late", at(approved), over, "ask"],
    ["once denied", at(denied), lastMoment, "denied"],
    ["once denied, with no session left", at(denied, 0, false), lastMoment, "denied"],
    ["long after it was denied", at(denied), over, "ask"],
    ["expired", at(pending), over, "ask"],
  ];
  for (const [when, situation, now, turn] of turns) {
    it(`${when}: ${turn}`, () => expect(signInTurn(situation, now)).to.equal(turn));
  }
});
