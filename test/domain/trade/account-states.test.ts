import { expect } from "chai";
import fc from "fast-check";
import { accountStates, type AccountState } from "../../../src/domain/account/account-states.ts";
import { freeAccount, type TraderAccount } from "../../../src/domain/account/trader-account.ts";
import { allowedActs } from "../../../src/domain/trade-view/allowed-acts.ts";
import { answerChargeback } from "../../../src/domain/chargeback/chargeback-acts.ts";
import { decideTrade } from "../../../src/domain/trade-decision/decide-trade.ts";
import { declineProposal } from "../../../src/domain/agreement/decline-proposal.ts";
import { dueDeadline } from "../../../src/domain/trade/due-deadline.ts";
import { isAlreadySo } from "../../../src/domain/trade/judgement.ts";
import {
  commandForLockedParty,
  statusesMovedByLock,
} from "../../../src/domain/trade/locked-party.ts";
import type { TradeCommand } from "../../../src/domain/trade/trade-command.ts";
import type { Side, Trade } from "../../../src/domain/trade/trade.ts";
import { carriedOut, contextAt, freshProof, minute, openedTrade, start } from "./example-trade.ts";
import { anyHappenings, anyOpening, TradeLife } from "./random-trade.ts";

const now = start + 10 * minute;
const paidTrade = carriedOut(openedTrade(), { act: "paid", actorId: "ana" }, contextAt(now)).trade;
const release: TradeCommand = { act: "release", actorId: "ben", proof: freshProof(now) };

function inState(state: AccountState, other: Partial<TraderAccount> = {}): TraderAccount {
  return { ...freeAccount, states: [state], ...other };
}

function contextWith(accounts: Partial<Record<Side, TraderAccount>>) {
  return contextAt(now, { accounts: { buyer: freeAccount, seller: freeAccount, ...accounts } });
}

/** The code of the refusal; undefined if the act is done. */
function refusalOf(trade: Trade, command: TradeCommand, seller: TraderAccount) {
  const decision = decideTrade(trade, command, contextWith({ seller }));
  return decision.ok ? undefined : decision.refusal.code;
}

describe("a party whose account is in a state", () => {
  for (const state of accountStates) {
    const isLocked = state === "banned" || state === "compromised";
    it(`${state}: ${isLocked ? "does not release" : "releases"}`, () => {
      const code = refusalOf(paidTrade, release, inState(state));
      const expected = { banned: "user_restricted", compromised: "consent_needed" } as const;
      expect(code).to.equal(isLocked ? expected[state] : undefined);
    });
  }

  it("banned: does nothing at all, on either side; the other side may all that it could", () => {
    const context = contextWith({ seller: inState("banned") });
    expect(allowedActs(paidTrade, "ben", context)).to.deep.equal([]);
    expect(allowedActs(paidTrade, "ana", context)).to.deep.equal(
      allowedActs(paidTrade, "ana", contextAt(now)),
    );
    const declined = declineProposal(paidTrade, "ben", "p1", context);
    expect(declined.ok).to.equal(false);
    const reported: Trade = { ...paidTrade, chargeback: "pending" };
    const answered = answerChargeback(reported, "ana", contextWith({ buyer: inState("banned") }));
    expect(answered.ok || answered.refusal.code).to.equal("user_restricted");
  });

  it("compromised: releases again a day after the reset", () => {
    const day = 86_400;
    const codes = [day - 1, day].map((secondsSinceReset) =>
      refusalOf(paidTrade, release, inState("compromised", { secondsSinceReset })),
    );
    expect(codes).to.deep.equal(["consent_needed", undefined]);
  });

  it("compromised: releases with a consent that was given since the account was marked", () => {
    const seller = inState("compromised", { compromisedAt: 1_000, secondsSinceReset: 60 });
    const codes = [undefined, 1_000, 1_001].map((releaseConsentAt) => {
      const context = { ...contextWith({ seller }), releaseConsentAt };
      const decision = decideTrade(paidTrade, release, context);
      return decision.ok ? undefined : decision.refusal.code;
    });
    expect(codes).to.deep.equal(["consent_needed", "consent_needed", undefined]);
  });

  it("compromised: proposes no amendment that would send crypto, as the seller", () => {
    const received = paidTrade.money.fiat;
    const step = { step: "propose", proposalId: "p1", received } as const;
    const amend: TradeCommand = { act: "amend", actorId: "ben", proof: freshProof(now), ...step };
    expect(refusalOf(paidTrade, amend, inState("compromised"))).to.equal("consent_needed");
  });
});

describe("a running trade whose party is locked", () => {
  const lockedBy = { staffId: "vera", role: "supermoderator" } as const;

  it("goes to a case worker when it is paid", () => {
    const command = commandForLockedParty(paidTrade, lockedBy);
    const { trade, events } = carriedOut(paidTrade, command!, contextAt(now));
    expect(trade.status).to.equal("dispute_open");
    expect(events[0]?.facts).to.deep.equal({ because: "locked_party" });
  });

  it("is announced to end when it is not paid, and a payment goes to a case worker", () => {
    const command = commandForLockedParty(openedTrade(), lockedBy);
    const announced = carriedOut(openedTrade(), command!, contextAt(now)).trade;
    expect(announced.deadlines.staff_cancel).to.equal(now + 60 * minute);
    expect(commandForLockedParty(announced, lockedBy)).to.equal(undefined);
    const paid = carriedOut(announced, { act: "paid", actorId: "ana" }, contextAt(now)).trade;
    expect(commandForLockedParty(paid, lockedBy)).to.have.property("act", "stale");
  });

  it("gets, in every state it can be in, a command that the rules accept, and never twice", () => {
    fc.assert(
      fc.property(anyOpening, anyHappenings, (opening, happenings) => {
        const life = new TradeLife(opening);
        for (const happening of happenings) life.go(happening);
        const { trade } = life;
        const command = commandForLockedParty(trade, lockedBy);
        // Overdue deadlines come first, with every command.
        if (!command || dueDeadline(trade, life.now)) return;
        expect(statusesMovedByLock).to.include(trade.status);
        const { trade: moved } = carriedOut(trade, command, contextAt(life.now));
        expect(commandForLockedParty(moved, lockedBy)).to.equal(undefined);
      }),
    );
  });

  it("is refused by nothing that the parties' own states say", () => {
    const context = contextWith({ buyer: inState("banned"), seller: inState("banned") });
    const decision = decideTrade(paidTrade, commandForLockedParty(paidTrade, lockedBy)!, context);
    expect(decision.ok && !isAlreadySo(decision.value)).to.equal(true);
  });
});
