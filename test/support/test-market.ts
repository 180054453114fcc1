import { confirmKinds } from "../../src/domain/trade-start/confirmations.ts";
import { noPaymentPlaces } from "../memory/no-payment-places.ts";
import { randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import { demoLines } from "../../src/application/demo/demo-lines.ts";
import type { Actor } from "../../src/application/actor/actor.ts";
import { AcceptProposal } from "../../src/application/trade/accept-proposal.ts";
import { PartyAct } from "../../src/application/trade/party-act.ts";
import { freshMarket } from "../../src/application/trade/fresh-market.ts";
import { Propose } from "../../src/application/trade/propose.ts";
import { ReleaseTrade } from "../../src/application/trade/release-trade.ts";
import { RunDueDeadlines } from "../../src/application/trade/run-due-deadlines.ts";
import { StartRules } from "../../src/application/trade/start-rules.ts";
import { StartTrade, type StartAsked } from "../../src/application/trade/start-trade.ts";
import { TradeDesk } from "../../src/application/trade/trade-desk.ts";
import { AuditSeal } from "../../src/adapters/persistence/audit/audit-seal.ts";
import {
  GroupCommit,
  type GroupCommitOptions,
} from "../../src/adapters/persistence/commit/group-commit.ts";
import {
  createDataSource,
  type DatabaseAddress,
} from "../../src/adapters/persistence/connection/data-source.ts";
import { PostgresTradeClocks } from "../../src/adapters/persistence/trade/postgres-trade-clocks.ts";
import { PostgresTradeStore } from "../../src/adapters/persistence/trade/postgres-trade-store.ts";
import { fillTradeStates } from "../../src/adapters/persistence/trade/fill-trade-states.ts";
import { journalEntry } from "../../src/domain/ledger/journal-entry.ts";
import { money, type Money } from "../../src/domain/money/money.ts";
import type { StartPolicy } from "../../src/domain/trade-start/start-policy.ts";
import { cloneDatabase, type TestDatabase } from "./database.ts";
import { fixedPolicies } from "./fixed-policies.ts";
import { SteadyMarket } from "./steady-market.ts";
import { defaultPolicy } from "../../src/domain/policy/default-policy.ts";
import { typedProofs } from "./typed-proofs.ts";
import { noReleaseFailures } from "./no-release-failures.ts";

/** One process of the marketplace: a pool, a lane and its own use cases. */
export interface Counter {
  readonly startTrade: StartTrade;
  readonly partyAct: PartyAct;
  readonly releaseTrade: ReleaseTrade;
  readonly propose: Propose;
  readonly acceptProposal: AcceptProposal;
  readonly runDueDeadlines: RunDueDeadlines;
  readonly changes: GroupCommit;
  readonly desk: TradeDesk;
  readonly trades: PostgresTradeStore;
  readonly clocks: PostgresTradeClocks;
  readonly pool: DataSource;
}

/** A database with traders, and any number of processes on it. */
export class TestMarket {
  readonly database: TestDatabase;
  /** The market, which a test may move. */
  readonly prices = new SteadyMarket();
  readonly #startPolicy: StartPolicy | undefined;
  readonly #pools: DataSource[] = [];
  #count = 0;

  private constructor(database: TestDatabase, startPolicy: StartPolicy | undefined) {
    this.database = database;
    this.#startPolicy = startPolicy;
  }

  /** Starts are checked against the given policy, or else those of the database. */
  static async open(startPolicy?: StartPolicy): Promise<TestMarket> {
    return new TestMarket(await cloneDatabase(), startPolicy);
  }

  /** On a database that others use, too, and drop when it is closed. */
  static on(database: TestDatabase): TestMarket {
    return new TestMarket({ ...database, drop: async () => {} }, undefined);
  }

  /** A process on the database, by whichever way to it. */
  async openCounter(
    options?: Partial<GroupCommitOptions>,
    address: DatabaseAddress = { url: this.database.url },
  ): Promise<Counter> {
    const pool = await createDataSource(address).initialize();
    this.#pools.push(pool);
    await fillTradeStates(pool);
    const start = this.#startPolicy;
    const policies = start && fixedPolicies({ ...defaultPolicy, start });
    const trades = new PostgresTradeStore(pool, policies);
    const clocks = new PostgresTradeClocks(pool);
    const changes = new GroupCommit(pool, new AuditSeal(randomBytes(32)), options);
    const marketOf = freshMarket(this.prices);
    const desk = new TradeDesk(trades, changes, marketOf);
    const rules = new StartRules(trades, this.prices);
    const confirmAny = typedProofs(() => Date.now());
    return {
      changes,
      desk,
      trades,
      clocks,
      pool,
      partyAct: new PartyAct(desk),
      releaseTrade: new ReleaseTrade(desk, confirmAny, noReleaseFailures),
      propose: new Propose(desk, confirmAny, () => this.#newId("proposal")),
      acceptProposal: new AcceptProposal(desk, confirmAny, rules),
      runDueDeadlines: new RunDueDeadlines(clocks, desk, this.#newId("worker")),
      startTrade: new StartTrade({
        trades,
        changes,
        prices: this.prices,
        newId: () => this.#newId("trade"),
        places: noPaymentPlaces,
      }),
    };
  }

  /** A trader with a verified ID, unless the level says otherwise. */
  async addTrader(level = 2): Promise<Actor> {
    const id = this.#newId("trader");
    await this.database.query(
      `INSERT INTO trader (id, username, username_skeleton, email, password_hash, level)
       VALUES ($1, $1, $1, $1 || '@example.org', 'none', $2)`,
      [id, level],
    );
    return { traderId: id, username: id, level, sessionStartedAt: 0 };
  }

  /** An offer to sell Bitcoin for 10 … 1,000 EUR at 50,000 EUR. */
  async addSellOffer(
    owner: Actor,
    paymentMethod = "sepa-instant",
    deferred = false,
  ): Promise<string> {
    const id = this.#newId("offer");
    await this.database.query(
      `INSERT INTO offer (id, version, owner_id, side, asset, currency, payment_method, fixed_price,
         range_min, range_max, terms, payment_details, label, tags, window_seconds, flow, is_active,
         deferred_escrow)
       VALUES ($1, 1, $2, 'sell', 'BTC', 'EUR', $3, 5000000000000, 1000, 100000, '',
         $5, '', '{}', 1800, 'default', true, $4)`,
      [id, owner.traderId, paymentMethod, deferred, JSON.stringify(demoLines(paymentMethod))],
    );
    return id;
  }

  /** Gives a trader money from outside. */
  async fund(counter: Counter, { traderId }: Actor, amount: Money<"BTC">): Promise<void> {
    const entry = journalEntry(this.#newId("deposit"), [
      {
        from: { kind: "clearing", asset: "BTC" },
        to: { kind: "available", asset: "BTC", traderId },
        amount,
      },
    ]);
    await counter.changes.commit({ judgedAt: await this.now(), usage: [], entries: [entry] });
  }

  /** Takes money out of a trader's balance. */
  async take(counter: Counter, { traderId }: Actor, amount: Money<"BTC">): Promise<void> {
    const entry = journalEntry(this.#newId("withdrawal"), [
      {
        from: { kind: "available", asset: "BTC", traderId },
        to: { kind: "clearing", asset: "BTC" },
        amount,
      },
    ]);
    await counter.changes.commit({ judgedAt: await this.now(), usage: [], entries: [entry] });
  }

  /** What a trader has, in satoshi. */
  async available({ traderId }: Actor): Promise<bigint> {
    const [row] = await this.database.query<{ balance: string }>(
      "SELECT balance FROM ledger_account WHERE id = $1",
      [`available:BTC:${traderId}`],
    );
    return BigInt(row?.balance ?? 0);
  }

  /** The status of a trade as stored. */
  async status(tradeId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ status: string }>(
      "SELECT status FROM trade WHERE id = $1",
      [tradeId],
    );
    return row?.status;
  }

  /** The database's time. */
  async now(): Promise<number> {
    const [row] = await this.database.query<{ now: Date }>("SELECT clock_timestamp() AS now");
    return row?.now.getTime() ?? 0;
  }

  async close(): Promise<void> {
    for (const pool of this.#pools) await pool.destroy();
    await this.database.drop();
  }

  #newId(kind: string): string {
    this.#count += 1;
    return `${kind}${String(this.#count).padStart(6, "0")}`;
  }
}

/** 100 EUR of an offer at the current price. */
export function for100(offerId: string): StartAsked {
  return {
    offerId,
    fiatAmount: "100.00",
    cryptoAmount: undefined,
    priceSeen: undefined,
    confirmed: confirmKinds,
    offerVersion: undefined,
  };
}

/** The seller's cost for 100 EUR of Bitcoin: 0.002 BTC and half a percent. */
export const heldFor100 = money("BTC", 201_000n);
