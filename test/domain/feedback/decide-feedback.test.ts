import { expect } from "chai";
import {
  canGiveFeedback,
  decideFeedback as decideFeedbackUnder,
  decideReply as decideReplyUnder,
  feedbackUntil,
} from "../../../src/domain/feedback/decide-feedback.ts";
import type { Feedback } from "../../../src/domain/feedback/feedback.ts";
import { carryOut } from "../../../src/domain/trade-decision/carry-out.ts";
import type { TradeCommand } from "../../../src/domain/trade/trade-command.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import {
  carriedOut,
  contextAt,
  day,
  freshProof,
  hour,
  minute,
  openedTrade,
  paidTrade,
  start,
} from "../trade/example-trade.ts";
import {
  defaultTradePolicy,
  defaultTextPolicy,
} from "../../../src/domain/policy/default-policy.ts";

type Asked<Rule extends (...asked: never) => unknown> =
  Parameters<Rule> extends [...infer Rest, unknown] ? Rest : never;

const decideFeedback = (...asked: Asked<typeof decideFeedbackUnder>) =>
  decideFeedbackUnder(...asked, defaultTextPolicy);
const decideReply = (...asked: Asked<typeof decideReplyUnder>) =>
  decideReplyUnder(...asked, defaultTextPolicy);

const closedAt = start + 4 * hour;
const last = closedAt + 30 * day;
const praise = { authorId: "ana", type: "positive", text: " Quick " } as const;

function released(): Trade {
  const command = { act: "release", actorId: "ben", proof: freshProof(closedAt) } as const;
  return carriedOut(paidTrade(), command, contextAt(closedAt)).trade;
}

/** A trade that a case worker decided; the verdict takes effect at once. */
function decided(verdict: TradeCommand & { readonly actorId: string }): Trade {
  const context = contextAt(closedAt, {
    policy: { ...defaultTradePolicy, appeals: false },
    disputeCase: { workerId: verdict.actorId, mayWrite: true, hasActed: true, staffLate: false },
  });
  const dispute = { act: "dispute", actorId: "ana", reason: "other" } as const;
  return carriedOut(carriedOut(paidTrade(), dispute, context).trade, verdict, context).trade;
}

function reported(): Trade {
  const at = closedAt + day;
  const chargeback = {
    methodReversible: true,
    anotherReportAllowed: false,
    buyerAnswered: false,
    openClaim: 0n,
  };
  const report = { act: "report-chargeback", actorId: "ben", isVerifiedCorrectly: true } as const;
  return carriedOut(released(), report, contextAt(at, { chargeback })).trade;
}

const rated = carriedOut(
  released(),
  { act: "first-feedback", actorId: "ben" },
  contextAt(closedAt + hour),
).trade;

const moderator = { actorId: "mod1", role: "moderator" } as const;
const supermoderator = { actorId: "sup1", role: "supermoderator" } as const;

/** The trade, whether feedback is possible, and the status after the first one. */
const ends: readonly [string, Trade, boolean, string | undefined][] = [
  ["runs", openedTrade(), false, undefined],
  ["is paid", paidTrade(), false, undefined],
  [
    "was cancelled",
    carriedOut(openedTrade(), { act: "cancel", actorId: "ana" }, contextAt(start + minute)).trade,
    false,
    undefined,
  ],
  [
    "expired",
    carryOut(openedTrade(), "payment_window", contextAt(start + 30 * minute)).trade,
    false,
    undefined,
  ],
  ["was decided for the seller", decided({ act: "decide-seller", ...moderator }), false, undefined],
  ["was released", released(), true, "feedback_updated"],
  ["has feedback already", rated, true, undefined],
  ["was decided for the buyer", decided({ act: "decide-buyer", ...moderator }), true, undefined],
  [
    "was split",
    decided({ act: "decide-split", buyerShare: 5_000, ...supermoderator }),
    true,
    undefined,
  ],
  ["was charged back", reported(), true, undefined],
];

describe("feedback on a trade", () => {
  for (const [what, trade, isPossible, status] of ends) {
    it(`that ${what} is ${isPossible ? "" : "not "}possible, ${status ?? "no new status"}`, () => {
      const context = contextAt(closedAt + 2 * day);
      const decision = decideFeedback(trade, praise, undefined, context);
      expect(canGiveFeedback(trade, context)).to.equal(isPossible);
      if (isPossible) {
        expect(decision).to.deep.include({ ok: true });
        expect(decision).to.have.nested.property("value.text", "Quick");
        expect(decision.ok && decision.value?.change?.trade.status).to.equal(status);
      } else {
        expect(decision).to.have.nested.property("refusal.code", "feedback_not_possible");
        expect(feedbackUntil(trade, defaultTradePolicy)).to.equal(undefined);
      }
    });
  }

  it("can be given and changed until 30 days after closing, and not a moment longer", () => {
    expect(feedbackUntil(released(), defaultTradePolicy)).to.equal(last);
    expect(decideFeedback(released(), praise, undefined, contextAt(last)).ok).to.equal(true);
    for (const trade of [released(), rated]) {
      const late = decideFeedback(trade, praise, undefined, contextAt(last + 1));
      expect(late).to.have.nested.property("refusal.code", "feedback_not_possible");
    }
  });

  it("that says the same again changes nothing, and any other word or text does", () => {
    const before: Feedback = { ...praise, text: "Quick", at: closedAt, reply: undefined };
    const context = contextAt(closedAt + hour);
    const same = decideFeedback(rated, praise, before, context);
    expect(same).to.deep.equal({ ok: true, value: undefined });
    for (const other of [{ type: "negative" }, { text: "Slow" }] as const) {
      const changed = decideFeedback(rated, { ...praise, ...other }, before, context);
      expect(changed.ok && changed.value).to.include(other);
    }
  });

  it("with a text that is refused changes nothing", () => {
    const said = { ...praise, text: "x".repeat(251) };
    const decision = decideFeedback(released(), said, undefined, contextAt(closedAt));
    expect(decision).to.have.nested.property("refusal.code", "feedback_too_long");
  });
});

describe("a reply to feedback", () => {
  const received: Feedback = { ...praise, at: closedAt, reply: undefined };

  it("needs feedback, is given once, and is not empty", () => {
    expect(decideReply(undefined, "Hi")).to.have.nested.property(
      "refusal.code",
      "nothing_to_reply_to",
    );
    expect(decideReply(received, " Thanks ")).to.deep.equal({ ok: true, value: "Thanks" });
    const replied = decideReply({ ...received, reply: "Thanks" }, "Again");
    expect(replied).to.have.nested.property("refusal.code", "already_replied");
    const empty = decideReply(received, " ");
    expect(empty).to.have.nested.property("refusal.code", "feedback_unreadable");
  });
});
