import { expect } from "chai";
import type { Halt } from "../../../src/domain/halt/halt.ts";
import { allowedActs } from "../../../src/domain/trade-view/allowed-acts.ts";
import { carryOut } from "../../../src/domain/trade-decision/carry-out.ts";
import type { TradeContext } from "../../../src/domain/trade/trade-context.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import {
  agreed,
  carriedOut,
  contextAt,
  day,
  freshProof,
  hour,
  minute,
  openedTrade,
  paidTrade,
  refusalOf,
  start,
} from "./example-trade.ts";
import { movedTo } from "./observed-effect.ts";
import { defaultTradePolicy } from "../../../src/domain/policy/default-policy.ts";

const trading: readonly Halt[] = [{ kind: "trading", asset: undefined }];
const withdrawals: readonly Halt[] = [{ kind: "withdrawals", asset: "BTC" }];
const now = start + 10 * minute;
const market = agreed.marketPrice;
const risen = { ...market, scaled: (market.scaled * 12n) / 10n };

const at = (time: number, halts: readonly Halt[], other: Partial<TradeContext> = {}) =>
  contextAt(time, { halts, market, ...other });

/** The refusal of the act without a halt, and during this halt. */
function refusals(
  trade: Trade,
  command: Parameters<typeof refusalOf>[1],
  halts: readonly Halt[],
  other: Partial<TradeContext> = {},
) {
  return [[], halts].map((each) => refusalOf(trade, command, at(now, each, other)));
}

describe("a trade while trading is halted", () => {
  it("is not funded, not opened again, and gets no new price", () => {
    const fund = { act: "fund", actorId: "ben" } as const;
    const pending = openedTrade({ deferred: true });
    expect(refusals(pending, fund, trading)).to.deep.equal([undefined, "trading_halted"]);
    const step = { step: "propose", proposalId: "P1", actorId: "ana" } as const;
    const left = carriedOut(openedTrade(), { act: "cancel", actorId: "ana" }, at(now, [])).trade;
    const reopen = { act: "reopen", paidLate: false, ...step } as const;
    expect(refusals(left, reopen, trading)).to.deep.equal([undefined, "trading_halted"]);
    const reQuote = { act: "re-quote", ...step } as const;
    const moved = { market: risen };
    const told = refusals(openedTrade(), reQuote, trading, moved);
    expect(told).to.deep.equal([undefined, "trading_halted"]);
  });

  it("goes on where it runs", () => {
    expect(allowedActs(openedTrade(), "ana", at(now, trading))).to.deep.equal(["paid", "cancel"]);
    expect(allowedActs(paidTrade(), "ben", at(now, trading))).to.include("release");
  });

  it("is not touched by a halt of another coin", () => {
    const other: readonly Halt[] = [
      { kind: "trading", asset: "ETH" },
      { kind: "withdrawals", asset: "USDT" },
    ];
    const fund = { act: "fund", actorId: "ben" } as const;
    expect(refusals(openedTrade({ deferred: true }), fund, other)).to.deep.equal([
      undefined,
      undefined,
    ]);
    expect(allowedActs(paidTrade(), "ben", at(now, other))).to.include("release");
  });
});

describe("a trade while withdrawals are halted", () => {
  const release = { act: "release", actorId: "ben", proof: freshProof(now) } as const;

  it("is not released, nor settled for less", () => {
    expect(refusals(paidTrade(), release, withdrawals)).to.deep.equal([
      undefined,
      "withdrawals_halted",
    ]);
    const received = { ...agreed.fiat, minor: agreed.fiat.minor / 2n };
    const offered = carriedOut(
      paidTrade(),
      { act: "amend", step: "propose", proposalId: "P1", actorId: "ana", received },
      at(now, withdrawals),
    ).trade;
    const accepted = { act: "amend", step: "accept", proposalId: "P1", actorId: "ben" } as const;
    const proven = { ...accepted, proof: freshProof(now) };
    expect(refusals(offered, proven, withdrawals)).to.deep.equal([undefined, "withdrawals_halted"]);
  });

  it("says what is missing before it says that releases are halted", () => {
    const unproven = { act: "release", actorId: "ben" } as const;
    expect(refusals(paidTrade(), unproven, withdrawals)).to.deep.equal([
      "proof_needed",
      "proof_needed",
    ]);
  });

  it("can be paid, left, given back and disputed, and its window ends with the money back", () => {
    expect(allowedActs(openedTrade(), "ana", at(now, withdrawals))).to.deep.equal([
      "paid",
      "cancel",
    ]);
    const later = at(now + 3 * hour, withdrawals);
    expect(allowedActs(paidTrade(), "ana", later)).to.deep.equal(["give-back", "dispute"]);
    const over = carryOut(openedTrade(), "payment_window", at(start + hour, withdrawals));
    expect(over.trade.status).to.equal("expired");
    expect(movedTo("available", "ben", over.entries)).to.equal(154_530n);
  });

  it("pays no buyer by a verdict: staff are told, and the clock looks again half an hour later", () => {
    const disputeCase = { workerId: "mod1", mayWrite: true, hasActed: true, staffLate: false };
    const inCase = (time: number, halts: readonly Halt[]) => at(time, halts, { disputeCase });
    const decide = { act: "decide-buyer", actorId: "mod1", role: "moderator" } as const;
    const dispute = { act: "dispute", actorId: "ana", reason: "other" } as const;
    const disputed = carriedOut(paidTrade(), dispute, inCase(now + 3 * hour, [])).trade;
    const noAppeals = { ...defaultTradePolicy, appeals: false };
    const final = { disputeCase, policy: noAppeals };
    expect(refusals(disputed, decide, withdrawals, final)).to.deep.equal([
      undefined,
      "withdrawals_halted",
    ]);
    // A verdict that is held is possible: it moves nothing yet.
    const decided = carriedOut(disputed, decide, inCase(now + 3 * hour, withdrawals)).trade;
    const due = now + 3 * hour + day;
    const deferred = carryOut(decided, "appeal_window", inCase(due, withdrawals));
    expect(deferred.entries).to.deep.equal([]);
    expect(deferred.trade.status).to.equal("dispute_won_buyer");
    expect(deferred.trade.deadlines).to.deep.equal({ appeal_window: due + 30 * minute });
    expect(deferred.events.map(({ act, by }) => [act, by])).to.deep.equal([
      ["payout-put-off", "clock"],
    ]);
    const paid = carryOut(deferred.trade, "appeal_window", inCase(due + 30 * minute, []));
    expect(movedTo("available", "ana", paid.entries)).to.equal(153_000n);
  });
});
