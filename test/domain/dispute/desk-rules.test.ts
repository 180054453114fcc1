import { expect } from "chai";
import { isForParties, parseCaseText } from "../../../src/domain/dispute/case-text.ts";
import { escalationOf, type DisputeCase } from "../../../src/domain/dispute/dispute-case.ts";
import {
  disputeReasonRows,
  disputeReasonsFor,
  findDisputeReason,
} from "../../../src/domain/dispute/dispute-reasons.ts";
import { outcomesOf } from "../../../src/domain/dispute/outcomes.ts";
import { inQueueOrder } from "../../../src/domain/dispute/queue-order.ts";
import {
  contactsBefore,
  signalsOf,
  type SignalFacts,
} from "../../../src/domain/dispute/signals.ts";
import { allowedActs } from "../../../src/domain/trade-view/allowed-acts.ts";
import { appealStateOf } from "../../../src/domain/arbitration/appeal-state.ts";
import { totalOf } from "../../../src/domain/settlement/settlement.ts";
import type { Trade } from "../../../src/domain/trade/trade.ts";
import {
  carriedOut,
  contextAt,
  day,
  hour,
  minute,
  openedTrade,
  paidTrade,
  start,
} from "../trade/example-trade.ts";
import {
  defaultDisputePolicy as policy,
  defaultTradePolicy,
} from "../../../src/domain/policy/default-policy.ts";

const noCase: DisputeCase = {
  tradeId: "T1",
  openedAt: start,
  openedBy: "buyer",
  openerId: "ana",
  reason: "other",
  workerId: undefined,
  assignedAt: undefined,
  mayWrite: true,
  hasActed: false,
  lastActAt: undefined,
  wasLate: false,
  asked: [],
  askedAt: undefined,
  evidenceUntil: undefined,
  hearing: 1,
  closedAt: undefined,
};

describe("the queue of cases", () => {
  it("puts what is late first, then what can be decided, then by value and waiting time", () => {
    const now = start + 4 * hour;
    const queued = (name: string, usdCents: bigint, rest: Partial<DisputeCase> = {}) => {
      const disputeCase = { ...noCase, openedAt: start, ...rest };
      const escalation = escalationOf(disputeCase, now, policy);
      return { name, usdCents, silent: undefined, escalation, disputeCase };
    };
    const order = inQueueOrder(
      [
        queued("small", 1_00n),
        queued("large", 900_00n),
        queued("fresh and large", 901_00n, { openedAt: now - minute }),
        { ...queued("silent", 1_00n), silent: "seller" as const },
        queued("late", 1_00n, { openedAt: now - day }),
        queued("very late", 1_00n, { openedAt: now - 3 * day }),
        queued("late, but seen to", 2_00n, { openedAt: now - 3 * day, lastActAt: now - hour }),
      ],
      now,
    );
    expect(order.map(({ name }) => name)).to.deep.equal([
      "very late",
      "late",
      "silent",
      "large",
      "fresh and large",
      "small",
      "late, but seen to",
    ]);
  });
});

describe("cases of the same harm", () => {
  it("come in the order in which they were opened", () => {
    const now = start + 4 * hour;
    const openedAgo = (name: string, milliseconds: number) => ({
      name,
      usdCents: 5_00n,
      silent: undefined,
      escalation: "none" as const,
      // Staff acted at the same moment, so both have waited equally long since.
      disputeCase: { ...noCase, openedAt: now - milliseconds, lastActAt: now - hour },
    });
    const queue = [
      openedAgo("second", 3 * hour),
      openedAgo("third", 2 * hour),
      openedAgo("first", 4 * hour),
    ];
    const order = inQueueOrder(queue, now).map(({ name }) => name);
    expect(order).to.deep.equal(["first", "second", "third"]);
  });
});

describe("the signals of a case", () => {
  const facts: SignalFacts = {
    startedAt: start,
    paidAt: start + hour,
    tradesOfPair: 4,
    parties: {
      buyer: { registeredAt: start - 400 * day, cancels: 0 },
      seller: { registeredAt: start - 400 * day, cancels: 2 },
    },
    silent: undefined,
  };
  const of = (rest: Partial<SignalFacts>) =>
    signalsOf({ ...facts, ...rest }, policy).map(({ name, evidence }) => [name, evidence]);
  const { buyer, seller } = facts.parties;

  it("are none where nothing is unusual", () => {
    expect(of({})).to.deep.equal([]);
    expect(of({ paidAt: start + 5 * minute })).to.deep.equal([]);
    expect(
      of({ parties: { seller, buyer: { ...buyer, registeredAt: start - 7 * day } } }),
    ).to.deep.equal([]);
  });

  it("name what is, with its evidence", () => {
    expect(of({ paidAt: start + minute })).to.deep.equal([
      ["paid_at_once", "Marked paid 1 minute after start."],
    ]);
    expect(of({ paidAt: start + 2_000 })[0]?.[1]).to.equal("Marked paid 2 seconds after start.");
    expect(of({ tradesOfPair: 0 })[0]?.[0]).to.equal("first_trade_of_pair");
    const young = { ...buyer, registeredAt: start - 2 * day };
    expect(of({ parties: { buyer: young, seller } })).to.deep.equal([
      ["new_account", "The buyer's account was 2 days old at the start."],
    ]);
    expect(of({ parties: { buyer, seller: { ...seller, cancels: 3 } } })).to.deep.equal([
      ["many_cancels", "The seller cancelled 3 trades in 90 days."],
    ]);
    expect(of({ silent: "buyer" })[0]?.[0]).to.equal("silent_side");
    expect(of({ isSameAddress: true })).to.deep.equal([
      ["same_address", "Both were signed in from the same internet address."],
    ]);
    expect(of({ parties: { seller, buyer: { ...buyer, reversals: 2 } } })).to.deep.equal([
      ["reversed_before", "The buyer had 2 payments reversed in 90 days."],
    ]);
    expect(of({ contactsBeforePayment: ["seller"] })).to.deep.equal([
      ["contact_before_payment", "The seller wrote contact details or a link before the payment."],
    ]);
    const named = { buyer, seller: { ...seller, declaredName: "Ana Lima" } };
    expect(of({ parties: named, accountHolder: "Kofi Mensah" })).to.deep.equal([
      [
        "account_name_unlike",
        "The account is in the name of “Kofi Mensah”; the seller says to be “Ana Lima”.",
      ],
    ]);
    const away = { ...buyer, declaredCountry: "PT", seenCountry: "NG" };
    expect(of({ parties: { buyer: away, seller } })).to.deep.equal([
      ["country_unlike", "The buyer says to live in PT; the network address is in NG."],
    ]);
    expect(of({ parties: { buyer: { ...away, isOnVpn: true }, seller } })).to.deep.equal([
      ["vpn", "The buyer's network address belongs to a VPN or a hosting company."],
    ]);
    const home = { ...away, seenCountry: "PT" };
    expect(of({ parties: { buyer: home, seller } })).to.deep.equal([]);
    expect(of({ parties: named, accountHolder: "LIMA, Ana Sofia" })).to.deep.equal([]);
    expect(of({ parties: named })).to.deep.equal([]);
    expect(of({ accountHolder: "Kofi Mensah" })).to.deep.equal([]);
  });
});

describe("who led away from the platform before the payment", () => {
  const at = (minutes: number, side: "buyer" | "seller" | undefined, text: string) => ({
    at: start + minutes * minute,
    side,
    text,
  });

  it("is whoever wrote contact details or a link in time, and never staff", () => {
    const messages = [
      at(1, "buyer", "Hello"),
      at(2, "seller", "Write to me on WhatsApp"),
      at(3, undefined, "See www.example.org"),
      at(30, "buyer", "ana@example.org"),
    ];
    expect(contactsBefore(messages, start + 10 * minute)).to.deep.equal(["seller"]);
    expect(contactsBefore(messages, undefined)).to.deep.equal(["buyer", "seller"]);
  });
});

describe("the outcomes of a verdict", () => {
  it("divide exactly what is held, and give the fee back where staff were late", () => {
    const trade = paidTrade();
    for (const late of [false, true]) {
      for (const { verdict, buyerGets, sellerGets, feeTaken } of outcomesOf(trade, late)) {
        expect(buyerGets + sellerGets + feeTaken, verdict).to.equal(totalOf(trade.money).units);
        if (late || verdict === "seller") expect(feeTaken, verdict).to.equal(0n);
        else expect(feeTaken > 0n, verdict).to.equal(true);
      }
    }
  });

  it("are none where nothing is held", () => {
    expect(outcomesOf({ ...openedTrade(), escrow: "none" }, false)).to.deep.equal([]);
  });
});

describe("the reasons for a dispute", () => {
  it("keep the specified numbers 1 to 5, ours follow, and only one needs words", () => {
    expect(disputeReasonRows.map(({ id, reason }) => [id, reason])).to.deep.equal([
      [1, "outside_escrow"],
      [2, "bad_offer_terms"],
      [3, "obvious_scam"],
      [4, "negotiation"],
      [5, "other"],
      [6, "seller_does_not_release"],
      [7, "paid_by_another_person"],
      [8, "wrong_amount"],
    ]);
    expect(disputeReasonRows.filter(({ needsText }) => needsText)).to.have.length(1);
    expect(findDisputeReason(9)).to.equal(undefined);
  });

  it("begin with what goes wrong most often and end with something else; a seller cannot miss a release", () => {
    expect(disputeReasonsFor("buyer").map(({ id }) => id)).to.deep.equal([6, 7, 8, 1, 2, 3, 4, 5]);
    expect(disputeReasonsFor("seller").map(({ id }) => id)).to.deep.equal([7, 8, 1, 2, 3, 4, 5]);
  });
});

describe("what staff write about a case", () => {
  it("is as long as it may be, in characters as people count them", () => {
    const code = (typed: string, fewest = 1) => {
      const parsed = parseCaseText(typed, fewest, 5);
      return parsed.ok ? parsed.value : parsed.refusal.code;
    };
    expect(code(" 🦊🦊🦊🦊🦊 ")).to.equal("🦊🦊🦊🦊🦊");
    expect(code("123456")).to.equal("text_too_long");
    expect(code("  ")).to.equal("text_too_short");
    expect(code("\u200b")).to.equal("text_too_short");
    expect(code("", 0)).to.equal("");
    expect(code("a\u0000")).to.equal("text_unreadable");
  });

  it("can be read by the parties, except notes and pending verdicts", () => {
    expect(isForParties({ kind: "reason", detail: {} })).to.equal(true);
    expect(isForParties({ kind: "verdict", detail: { rule: "4.1" } })).to.equal(true);
    expect(isForParties({ kind: "note", detail: {} })).to.equal(false);
    expect(isForParties({ kind: "verdict", detail: { step: "awaits_second" } })).to.equal(false);
  });
});

describe("an appeal", () => {
  const later = start + 10 * minute + 3 * hour;
  const context = contextAt(later, {
    disputeCase: { workerId: "nia", mayWrite: true, hasActed: true, staffLate: false },
  });
  const acted = (trade: Trade, ...commands: readonly Parameters<typeof carriedOut>[1][]) =>
    commands.reduce((each, command) => carriedOut(each, command, context).trade, trade);
  const disputed = acted(paidTrade(), { act: "dispute", actorId: "ana", reason: "other" });
  const won = acted(disputed, { act: "decide-buyer", actorId: "nia", role: "moderator" });
  const state = (trade: Trade, side: "buyer" | "seller", appeals = true) =>
    appealStateOf(trade, side, { ...defaultTradePolicy, appeals });

  it("is there for who did not get all, once, while the verdict is held", () => {
    expect(state(disputed, "seller")).to.equal("not_available");
    expect([state(won, "seller"), state(won, "buyer")]).to.deep.equal([
      "available",
      "not_available",
    ]);
    expect(state(won, "seller", false)).to.equal("not_available");
    const appealed = acted(won, { act: "appeal", actorId: "ben" });
    expect(state(appealed, "seller")).to.equal("appealed");
    const accepted = acted(won, { act: "accept-verdict", actorId: "ben" });
    expect(accepted.escrow).to.equal("released");
    expect(state(accepted, "seller")).to.equal("expired");
    const split = { act: "decide-split", buyerShare: 5_000, actorId: "nia" } as const;
    const divided = acted(disputed, { ...split, role: "supermoderator" });
    const half = acted(divided, { act: "accept-verdict", actorId: "ben" });
    expect([state(half, "seller"), state(half, "buyer")]).to.deep.equal([
      "not_available",
      "available",
    ]);
    expect(state({ ...won, escrow: "released" }, "seller")).to.equal("expired");
  });

  it("and acceptance are among the acts of just the side that may do them", () => {
    expect(allowedActs(won, "ben", context)).to.have.members(["appeal", "accept-verdict"]);
    expect(allowedActs(won, "ana", context)).to.deep.equal(["give-back"]);
    expect(allowedActs(disputed, "ana", context)).to.have.members(["give-back"]);
    const fresh = { ...context, disputeCase: { ...context.disputeCase!, hasActed: false } };
    expect(allowedActs(disputed, "ana", fresh)).to.have.members(["give-back", "withdraw-dispute"]);
    expect(allowedActs(disputed, "ben", fresh)).to.have.members(["release"]);
    expect(allowedActs(paidTrade(), "ben", context)).to.have.members(["release", "dispute"]);
    const early = contextAt(later - 2 * hour);
    expect(allowedActs(paidTrade(), "ben", early)).to.deep.equal(["release"]);
  });
});
