import { noPaymentPlaces } from "../memory/no-payment-places.ts";
import type { Actor } from "../../src/application/actor/actor.ts";
import { AcceptProposal } from "../../src/application/trade/accept-proposal.ts";
import { PartyAct } from "../../src/application/trade/party-act.ts";
import { freshMarket } from "../../src/application/trade/fresh-market.ts";
import { Propose } from "../../src/application/trade/propose.ts";
import { ReleaseTrade } from "../../src/application/trade/release-trade.ts";
import { RunDueDeadlines } from "../../src/application/trade/run-due-deadlines.ts";
import { StartRules } from "../../src/application/trade/start-rules.ts";
import { StartTrade } from "../../src/application/trade/start-trade.ts";
import { TradeDesk } from "../../src/application/trade/trade-desk.ts";
import { MemoryCommits } from "../memory/memory-commits.ts";
import { MemoryTables } from "../memory/memory-tables.ts";
import { MemoryTradeClocks } from "../memory/memory-trade-clocks.ts";
import { MemoryTradeStore } from "../memory/memory-trade-store.ts";
import { journalEntry } from "../../src/domain/ledger/journal-entry.ts";
import { money } from "../../src/domain/money/money.ts";
import type { Offer } from "../../src/domain/offer/offer.ts";
import type { StartPolicy } from "../../src/domain/trade-start/start-policy.ts";
import { euros, exampleOffer } from "../domain/offer/example-offer.ts";
import { fixedPolicies } from "./fixed-policies.ts";
import { SteadyMarket } from "./steady-market.ts";
import { defaultPolicy, defaultStartPolicy } from "../../src/domain/policy/default-policy.ts";
import { typedProofs } from "./typed-proofs.ts";
import { noReleaseFailures } from "./no-release-failures.ts";

/** The use cases of trades in memory, with a clock that the test controls. */
export class MemoryMarket {
  readonly tables = new MemoryTables();
  readonly trades: MemoryTradeStore;
  readonly clocks = new MemoryTradeClocks(this.tables, () => this.time);
  readonly changes = new MemoryCommits(this.tables, () => this.time);
  readonly prices = new SteadyMarket(() => this.time);
  readonly desk: TradeDesk;
  readonly partyAct: PartyAct;
  readonly runDueDeadlines: RunDueDeadlines;
  readonly #confirmAny = typedProofs(() => this.time);
  readonly releaseTrade: ReleaseTrade;
  readonly propose: Propose;
  readonly acceptProposal: AcceptProposal;
  readonly startTrade: StartTrade;
  /** Off the fees of sellers, in percent. */
  readonly discounts = new Map<string, number>();
  /** Milliseconds since the epoch. */
  time = 1_800_000_000_000;
  #proposals = 0;

  constructor(startPolicy: StartPolicy = defaultStartPolicy) {
    const policies = fixedPolicies({ ...defaultPolicy, start: startPolicy });
    this.trades = new MemoryTradeStore(this.tables, () => this.time, policies);
    this.desk = new TradeDesk(this.trades, this.changes, freshMarket(this.prices));
    this.partyAct = new PartyAct(this.desk);
    this.runDueDeadlines = new RunDueDeadlines(this.clocks, this.desk, "worker");
    this.releaseTrade = new ReleaseTrade(this.desk, this.#confirmAny, noReleaseFailures);
    this.propose = new Propose(this.desk, this.#confirmAny, () => this.#newProposal());
    const rules = new StartRules(this.trades, this.prices);
    this.acceptProposal = new AcceptProposal(this.desk, this.#confirmAny, rules);
    this.startTrade = new StartTrade({
      trades: this.trades,
      changes: this.changes,
      prices: this.prices,
      newId: () => `trade${this.tables.trades.size}`,
      places: noPaymentPlaces,
      discounts: { of: () => Promise.resolve(this.discounts) },
    });
  }

  /** A trader with a verified ID and some Bitcoin. */
  async addTrader(id: string, satoshi: bigint): Promise<Actor> {
    this.tables.traders.set(id, { id, username: id, level: 2 });
    if (satoshi > 0n) await this.addMoney(id, satoshi);
    return { traderId: id, username: id, level: 2, sessionStartedAt: this.time };
  }

  /** Gives a trader money from outside, once. */
  async addMoney(id: string, satoshi: bigint): Promise<void> {
    const entry = journalEntry(`deposit:${id}`, [
      {
        from: { kind: "clearing", asset: "BTC" },
        to: { kind: "available", asset: "BTC", traderId: id },
        amount: money("BTC", satoshi),
      },
    ]);
    await this.changes.commit({ judgedAt: this.time, usage: [], entries: [entry] });
  }

  /** Sells Bitcoin for 10 … 1,000 EUR at 50,000 EUR, to be paid within half an hour. */
  addOffer(id: string, owner: Actor, side: Offer["side"], other: Partial<Offer> = {}): void {
    const offer = exampleOffer({
      id,
      ownerId: owner.traderId,
      side,
      paymentMethod: "sepa-instant",
      amounts: { kind: "range", min: euros(10_00n), max: euros(1_000_00n) },
      createdAt: this.time,
      ...other,
    });
    this.tables.offers.set(id, offer);
  }

  #newProposal(): string {
    this.#proposals += 1;
    return `proposal${this.#proposals}`;
  }
}
