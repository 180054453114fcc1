import { expect } from "chai";
import { accountStates } from "../../../src/domain/account/account-states.ts";
import { audiences, isInAudience } from "../../../src/domain/account/audience.ts";
import {
  chatAvailability,
  judgeUnanswered,
  judgeWriting,
  mostUnanswered,
  type ChatPair,
  type Stance,
} from "../../../src/domain/messenger/person-chat.ts";

const open: Stance = { isTrusted: false, isBlocked: false, accepts: "everyone" };
const free = { states: [], secondsSinceReset: undefined };
const strangers: ChatPair = {
  mine: open,
  theirs: open,
  haveTraded: false,
  myAccount: free,
  theirAccount: { states: [] },
};

const codeOf = (pair: Partial<ChatPair>): string => {
  const judged = judgeWriting({ ...strangers, ...pair });
  return judged.ok ? "ok" : judged.refusal.code;
};

describe("writing to a person", () => {
  it("is open between strangers who chose nothing", () => {
    expect(codeOf({})).to.equal("ok");
  });

  it("needs both to accept messages from each other, whatever they chose", () => {
    for (const accepts of audiences) {
      for (const isTrusted of [true, false]) {
        for (const haveTraded of [true, false]) {
          const chosen: Stance = { accepts, isTrusted, isBlocked: false };
          const isIn = isInAudience(accepts, { isTrusted, isTradePartner: haveTraded });
          const about = JSON.stringify({ ...chosen, haveTraded });
          expect(codeOf({ theirs: chosen, haveTraded }), about).to.equal(
            isIn ? "ok" : "chat_blocked",
          );
          expect(codeOf({ mine: chosen, haveTraded }), about).to.equal(
            isIn ? "ok" : "chat_own_setting",
          );
        }
      }
    }
  });

  it("ends with a block by either, and tells only whoever blocked", () => {
    const blocking = { ...open, isBlocked: true };
    expect(codeOf({ mine: blocking })).to.equal("chat_own_block");
    expect(codeOf({ theirs: blocking })).to.equal("chat_blocked");
    expect(codeOf({ mine: blocking, theirs: blocking })).to.equal("chat_own_block");
  });

  it("is not for accounts that may start no trade, nor to people who are gone", () => {
    for (const state of accountStates) {
      expect(codeOf({ myAccount: { ...free, states: [state] } }), state).to.equal(
        "chat_account_limited",
      );
      expect(codeOf({ theirAccount: { states: [state] } }), state).to.equal(
        state === "banned" ? "chat_blocked" : "ok",
      );
    }
    expect(codeOf({ theirAccount: { states: [], isClosed: true } })).to.equal("chat_blocked");
  });

  it("stops after a number of messages until the other answers once", () => {
    const judged = (mine: number, theirs: number) => judgeUnanswered({ mine, theirs }).ok;
    expect(judged(mostUnanswered - 1, 0)).to.equal(true);
    expect(judged(mostUnanswered, 0)).to.equal(false);
    expect(judged(mostUnanswered, 1)).to.equal(true);
  });

  it("has an availability in the words of the specification", () => {
    expect(chatAvailability(true, false)).to.equal("chat_exists");
    expect(chatAvailability(false, true)).to.equal("chat_create_is_allowed");
    expect(chatAvailability(false, false)).to.equal("chat_create_is_forbidden");
  });
});
