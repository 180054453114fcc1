import { expect } from "chai";
import fc from "fast-check";
import { demoLines } from "../../../src/application/demo/demo-lines.ts";
import type { Actor } from "../../../src/application/actor/actor.ts";
import type { TradeStatus } from "../../../src/domain/trade/trade-status.ts";
import { MemoryMarket } from "../../support/memory-market.ts";
import { patientStartPolicy } from "../../support/patient-start-policy.ts";
import { expectMemoryBooksBalance } from "./memory-books.ts";

const people = ["ana", "bruno", "chidi"] as const;
type Person = (typeof people)[number];

type Step =
  | { readonly do: "start"; readonly who: Person; readonly offer: number; readonly euros: number }
  | {
      readonly do: "paid" | "release" | "cancel" | "give-back";
      readonly role: Role;
      readonly trade: number;
    }
  | { readonly do: "wait"; readonly minutes: number }
  | { readonly do: "work" };

type Act = "paid" | "release" | "cancel" | "give-back";
type Role = "buyer" | "seller" | "stranger";

/**
 * What a reader of the rules expects of one trade, written independently: no code is shared with
 * them.
 */
interface Expected {
  readonly buyer: Person;
  readonly seller: Person;
  status: TradeStatus;
  due: number;
  readonly isBuyersOffer: boolean;
  readonly startedAt: number;
  /** The last act of a party that changed it. */
  done: string;
}

const who = fc.constantFrom(...people);
const anyRole = fc.constantFrom<Role>("buyer", "seller", "buyer", "seller", "stranger");
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("start" as const),
      who,
      offer: fc.nat(1),
      euros: fc.integer({ min: 1, max: 1_100 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "paid" as const,
        "release" as const,
        "cancel" as const,
        "give-back" as const,
      ),
      role: anyRole,
      trade: fc.nat(5),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      minutes: fc.constantFrom(1, 10, 31, 60 * 24 * 8),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("work" as const) }) },
);

const minute = 60_000;
const staleAfter = 7 * 24 * 60 * minute;

describe("any course of trades", () => {
  it("gives each person what the rules promise, and loses or makes no satoshi", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const course = await Course.begin();
        for (const each of steps) {
          await course.take(each);
          expectMemoryBooksBalance(course.floor.tables);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

/** Runs steps on the real use cases, and in parallel on the expectations. */
class Course {
  readonly floor = new MemoryMarket(patientStartPolicy);
  readonly #actors: Record<string, Actor> = {};
  readonly #expected: Expected[] = [];

  /** Ana sells and Bruno buys, both with offers of their own; Chidi has none. */
  static async begin(): Promise<Course> {
    const course = new Course();
    for (const person of people) {
      course.#actors[person] = await course.floor.addTrader(person, 10_000_000n);
    }
    course.floor.addOffer("offer0", course.#actor("ana"), "sell");
    course.floor.addOffer("offer1", course.#actor("bruno"), "buy");
    return course;
  }

  async take(each: Step): Promise<void> {
    switch (each.do) {
      case "wait":
        this.floor.time += each.minutes * minute;
        return;
      case "work":
        expect(await this.floor.runDueDeadlines.execute()).to.deep.equal([]);
        this.#expected.forEach((trade) => this.#letClockAct(trade));
        return this.#compareAll();
      case "start":
        return this.#start(each.who, each.offer, each.euros);
      default:
        return this.#act(each.do, each.role, each.trade);
    }
  }

  async #start(taker: Person, offer: number, euros: number): Promise<void> {
    const owner: Person = offer === 0 ? "ana" : "bruno";
    const [buyer, seller] = offer === 0 ? [taker, owner] : [owner, taker];
    const started = await this.floor.startTrade.execute(this.#actor(taker), {
      offerId: `offer${offer}`,
      fiatAmount: `${euros}.00`,
      cryptoAmount: undefined,
      priceSeen: undefined,
      offerVersion: undefined,
      paymentDetails: offer === 0 ? [] : demoLines("sepa"),
    });
    const isPossible = taker !== owner && euros >= 10 && euros <= 1_000;
    if (!isPossible) expect(started.ok).to.equal(false);
    else if (!started.ok) expect(started.refusal.code).to.equal("low_balance");
    if (!started.ok) return;
    const due = this.floor.time + 30 * minute;
    this.#expected.push({
      buyer,
      seller,
      status: "active_funded",
      due,
      done: "",
      isBuyersOffer: offer === 1,
      startedAt: this.floor.time,
    });
  }

  async #act(act: Act, role: Role, place: number): Promise<void> {
    const index = place % Math.max(1, this.#expected.length);
    const trade = this.#expected[index];
    if (!trade) return;
    const person = role === "stranger" ? strangerTo(trade) : trade[role];
    const result = await this.#ask(act, person, `trade${index}`);
    if (role === "stranger") {
      expect(result).to.have.nested.property("refusal.code", "not_found");
      return;
    }
    this.#letClockAct(trade);
    const after = this.#isLeftAlone(trade, role, act)
      ? "cancelled_seller"
      : moves[role][act]?.[trade.status];
    // Asking again for what one has already done is not an error.
    const isAlreadySo = trade.done === `${role} ${act}` && endsOf[role][act] === trade.status;
    expect(result.ok, `${act} by ${role}, ${trade.status}`).to.equal(isAlreadySo || !!after);
    if (after) {
      trade.status = after;
      trade.done = `${role} ${act}`;
      if (act === "paid") trade.due = this.floor.time + staleAfter;
    }
    await this.#compareAll();
  }

  /** A seller can cancel if the buyer owns the offer and never came (T17). */
  #isLeftAlone(
    { status, isBuyersOffer, done, startedAt }: Expected,
    role: Role,
    act: Act,
  ): boolean {
    const isWaiting = status === "active_funded" && isBuyersOffer && done === "";
    return (
      isWaiting &&
      role === "seller" &&
      act === "cancel" &&
      this.floor.time >= startedAt + 5 * minute
    );
  }

  #ask(act: Act, person: Person, id: string) {
    const actor = this.#actor(person);
    switch (act) {
      case "paid":
        return this.floor.partyAct.execute(actor, id, { act: "paid" });
      case "release":
        return this.floor.releaseTrade.execute(actor, id, { password: "password" });
      case "cancel":
        return this.floor.partyAct.execute(actor, id, { act: "cancel" });
      case "give-back":
        return this.floor.partyAct.execute(actor, id, { act: "cancel", statusSeen: "paid" });
    }
  }

  #letClockAct(trade: Expected): void {
    if (this.floor.time < trade.due) return;
    if (trade.status === "active_funded") trade.status = "expired";
    if (trade.status === "paid") trade.status = "dispute_open";
  }

  async #compareAll(): Promise<void> {
    for (const [index, expected] of this.#expected.entries()) {
      const loaded = await this.floor.trades.load(`trade${index}`);
      const isBehind = loaded && expected.due <= this.floor.time;
      if (!isBehind) expect(loaded?.trade.status, `trade${index}`).to.equal(expected.status);
    }
  }

  #actor(person: Person): Actor {
    const actor = this.#actors[person];
    if (!actor) throw new Error(`${person} has no account`);
    return actor;
  }
}

function strangerTo({ buyer, seller }: Expected): Person {
  return people.find((each) => each !== buyer && each !== seller) ?? "chidi";
}

/** The effect of each act, which the same person may request again. */
const endsOf: Readonly<Record<"buyer" | "seller", Partial<Record<Act, TradeStatus>>>> = {
  buyer: { paid: "paid", cancel: "cancelled_buyer", "give-back": "cancelled_buyer" },
  seller: { release: "released", cancel: "cancelled_seller" },
};

type Moves = Partial<Record<string, Partial<Record<TradeStatus, TradeStatus>>>>;

const moves: Readonly<Record<"buyer" | "seller", Moves>> = {
  buyer: {
    paid: { active_funded: "paid" },
    cancel: { active_funded: "cancelled_buyer" },
    "give-back": { paid: "cancelled_buyer", dispute_open: "cancelled_buyer" },
  },
  seller: { release: { paid: "released", dispute_open: "released" } },
};
