import type { MemoryTables } from "../memory/memory-tables.ts";
import type { RecordedEvent } from "../../src/application/ports/trade-store.ts";
import { AuditedClaims } from "./audited-claims.ts";
import { AuditedCounters } from "./audited-counters.ts";
import { AuditedJournal, isOnlySum, movesOf } from "./audited-journal.ts";
import { judgeLocks, movesTrades } from "./audited-locks.ts";
import { AuditedPolicies } from "./audited-policies.ts";
import { AuditedTrades, type OwnTrade } from "./audited-trades.ts";
import { AuditedEscrows, isRefusedByNetwork } from "./audited-escrows.ts";
import { keyless, type Answer, type Delivery, type Step } from "./commands.ts";
import type { SimulatedEscrowChain } from "./simulated-escrow-chain.ts";
import { clockActs, mayHold } from "./own-rules.ts";
import { keyOf } from "./key-of-delivery.ts";
import { must } from "./violation.ts";
import type { TableName, Touched } from "./watched-tables.ts";

/** What a clock may write when it carries out what is due. */
const clockTables: ReadonlySet<TableName> = new Set([
  "trades",
  "marks",
  "entries",
  "balances",
  "usage",
  "counted",
  "caps",
  "claims",
]);

/** What a step has written so far. */
export interface Written {
  readonly tables: Set<TableName>;
  readonly events: RecordedEvent[];
  /** Trades that were written without a line on their timeline. */
  readonly silent: string[];
}

/**
 * Checks what is stored after each write, and what was answered after each step. It keeps its own
 * books and shares no rule with what it checks: the tables are only read as data.
 */
export class Auditor {
  readonly #tables: MemoryTables;
  readonly #journal: AuditedJournal;
  readonly #trades: AuditedTrades;
  readonly #counters: AuditedCounters;
  readonly #claims: AuditedClaims;
  readonly #policies: AuditedPolicies;
  readonly #escrows: AuditedEscrows;
  readonly #keys = new Map<string, string>();
  readonly #capped = new Set<string>();
  /** Who blocked whom within this step, or no longer. */
  readonly #blockedNow = new Set<string>();
  #written: Written = { tables: new Set(), events: [], silent: [] };

  readonly #isStill: boolean;

  /** `isStill`: it checks after each write, and not only after a whole step. */
  constructor(tables: MemoryTables, isStill: boolean, escrowChain: SimulatedEscrowChain) {
    this.#tables = tables;
    this.#journal = new AuditedJournal((id) => tables.trades.get(id)?.trade.buyerId ?? "");
    this.#isStill = isStill;
    this.#policies = new AuditedPolicies(tables);
    this.#trades = new AuditedTrades(tables, this.#journal, this.#policies, isStill);
    const { escrowFees } = this.#journal;
    this.#escrows = new AuditedEscrows(tables, escrowChain, this.#trades.own, escrowFees);
    this.#counters = new AuditedCounters(tables);
    this.#claims = new AuditedClaims(tables, this.#journal);
  }

  /** Every write must leave all invariants intact. */
  look(touched: Touched): void {
    if (touched.size === 0) return;
    const of = (name: TableName) => [...(touched.get(name) ?? [])].map(String);
    for (const name of touched.keys()) this.#written.tables.add(name);
    for (const traderId of of("traders")) this.#trades.lockedNow.add(traderId);
    for (const pair of of("blocks")) this.#blockedNow.add(pair);
    const accounts = new Set(of("balances"));
    for (const ref of of("entries")) {
      const entry = this.#tables.entries.get(ref);
      must(entry !== undefined, "entries are never changed", () => `${ref} is gone`);
      if (!entry) return;
      for (const account of this.#journal.book(entry).keys()) accounts.add(account);
    }
    must(
      this.#tables.entries.size === this.#journal.size,
      "entries are never changed",
      () => `${this.#tables.entries.size} entries are stored, ${this.#journal.size} were made`,
    );
    for (const account of accounts) this.#judgeBalance(account);
    this.#policies.look();
    this.#followTrades(of("trades"), new Set(of("claims")));
    this.#escrows.follow(of("aggregates"), of("trades"));
    for (const traderId of of("usage")) this.#counters.judgeTrader(traderId);
    for (const offerId of of("caps")) this.#judgeCap(offerId);
    for (const key of of("keys")) this.#noteKey(key);
  }

  /** The answers of a step must match what it wrote. */
  judgeStep({ deliveries, trouble }: Step, answers: readonly Answer[], livedOn: boolean): void {
    const written = this.forget();
    for (const [at, delivery] of deliveries.entries()) {
      const answer = answers[at];
      if (answer?.said !== "failed") continue;
      must(
        trouble !== undefined ||
          (deliveries.length > 1 && answer.detail.startsWith("Busy:")) ||
          isRefusedByNetwork(delivery.command, answer.detail),
        "nothing fails by itself",
        () => `${delivery.command.do} failed: ${answer.detail}`,
      );
    }
    const [only] = deliveries;
    const answer = answers[0];
    if (!only || !answer || deliveries.length > 1 || !livedOn) return;
    const { command } = only;
    const looksAfterLocks =
      (command.do === "begin-state" && movesTrades(command.state)) ||
      (command.do === "round" && command.of === "locks");
    if (looksAfterLocks && answer.said === "ok" && !trouble) judgeLocks(this.#tables);
    const wasKnown = this.#wasKnown(only, written);
    if (wasKnown && answer.said !== "failed") this.#judgeReplay(only, answer);
    if (answer.said === "refused" || wasKnown) {
      must(
        isByClock(written),
        "refused is unchanged",
        () =>
          `${only.command.do} was ${answer.said} (${answer.detail}) and wrote ${[...written.tables].join()}`,
      );
    }
  }

  /** What was written so far belongs to no later step. Returns it. */
  forget(): Written {
    const written = this.#written;
    this.#trades.lockedNow.clear();
    this.#blockedNow.clear();
    this.#claims.settleDown();
    this.#policies.settleDown();
    this.#written = { tables: new Set(), events: [], silent: [] };
    return written;
  }

  /** Recounts everything, from the first posting on. */
  recount(): void {
    const sums = new Map<string, bigint>();
    const world = new Map<string, bigint>();
    for (const entry of this.#tables.entries.values()) {
      for (const [account, units] of movesOf(entry)) {
        sums.set(account, (sums.get(account) ?? 0n) + units);
        const asset = account.split(":")[1] ?? "";
        world.set(asset, (world.get(asset) ?? 0n) + units);
      }
    }
    for (const [asset, sum] of world) {
      must(sum === 0n, "the world sums to zero", () => `${sum} ${asset}`);
    }
    for (const [account, sum] of sums) {
      must(
        this.#journal.sums.get(account) === sum,
        "entries are never changed",
        () => `${account} came to another sum`,
      );
      this.#judgeBalance(account);
    }
    for (const account of this.#tables.balances.keys()) this.#judgeBalance(account);
    for (const [id, own] of this.#trades.own) {
      const { trade } = this.#tables.trades.get(id) ?? {};
      must(
        trade?.version === own.version && trade.status === own.status,
        "trades change before our eyes",
        () => `${id} is ${trade?.status}, followed was ${own.status}`,
      );
    }
    this.#counters.recount();
    this.#policies.recount();
    this.#claims.recount();
  }

  /** When nothing goes on any more. */
  judgeEnd(): void {
    this.recount();
    this.#journal.judgeEnd();
    this.#escrows.judgeEnd();
  }

  #followTrades(ids: readonly string[], claims: ReadonlySet<string>): void {
    // In simultaneous changes, what ended makes room for what began.
    const known = ids.filter((id) => this.#trades.own.has(id));
    const begun = ids.filter((id) => !this.#trades.own.has(id));
    const begins: OwnTrade[] = [];
    for (const id of [...known, ...begun]) {
      const { before, now, added } = this.#trades.follow(id);
      this.#written.events.push(...added);
      if (added.length === 0) this.#written.silent.push(id);
      this.#counters.follow(before, now);
      if (!before) this.#judgeStart(now);
      if (now.isActive && !before?.isActive) begins.push(now);
      if (now.isActive && !before?.isActive) this.#judgeApart(now);
      this.#claims.follow(id, added);
    }
    for (const each of begins) this.#counters.judgePair(each);
    for (const id of claims) this.#claims.judge(id);
  }

  /** A trader who is locked in any way starts nothing, and nobody starts with them. */
  #judgeStart({ id: tradeId, buyerId, sellerId, money: { amount } }: OwnTrade): void {
    for (const traderId of [buyerId, sellerId]) {
      this.#judgeMarket(traderId, amount.asset);
      if (!this.#isStill && this.#trades.lockedNow.has(traderId)) continue;
      const states = this.#tables.traders.get(traderId)?.account?.states ?? [];
      must(
        states.length === 0,
        "who is locked starts nothing",
        () => `${tradeId}: ${traderId} is ${states.join()}`,
      );
      const debts = this.#claims.openOf(traderId);
      must(debts === 0n, "who owes starts nothing", () => `${tradeId}: ${traderId} owes ${debts}`);
    }
  }

  /** Between two people one of whom blocked the other, no trade begins, and none is resumed. */
  #judgeApart({ id, buyerId, sellerId }: OwnTrade): void {
    for (const pair of [`${buyerId} ${sellerId}`, `${sellerId} ${buyerId}`]) {
      if (!this.#isStill && this.#blockedNow.has(pair)) continue;
      must(
        !this.#tables.blocks.has(pair),
        "who is blocked starts nothing",
        () => `${id} began although of ${pair} the first blocked the second`,
      );
    }
  }

  #judgeBalance(account: string): void {
    if (isOnlySum(account)) return;
    const [kind, asset = "", traderId = ""] = account.split(":");
    if (kind === "available") this.#judgeMarket(traderId, asset);
    const own = this.#journal.sums.get(account) ?? 0n;
    const stored = this.#tables.balances.get(account) ?? 0n;
    must(
      stored === own,
      "a balance is the sum of its postings",
      () => `${account} has ${stored}, its postings are ${own}`,
    );
    must(stored >= 0n, "nobody below zero", () => `${account} has ${stored}`);
  }

  #judgeMarket(traderId: string, asset: string): void {
    const { level } = this.#tables.traders.get(traderId) ?? { level: 0 };
    must(
      mayHold(level, asset),
      "play money stays with demo accounts",
      () => `${traderId} of level ${level} has to do with ${asset}`,
    );
  }

  #judgeCap(offerId: string): void {
    const hasCap = this.#tables.caps.has(offerId);
    this.#counters.judgeCap(offerId, hasCap && !this.#capped.has(offerId));
    if (hasCap) this.#capped.add(offerId);
    else this.#capped.delete(offerId);
  }

  #noteKey(key: string): void {
    const kept = this.#tables.keys.get(key);
    must(
      !this.#keys.has(key) && kept !== undefined,
      "one key, one effect",
      () => `${key} is written again`,
    );
    this.#keys.set(key, kept?.answer ?? "");
  }

  #wasKnown(delivery: Delivery, { tables }: Written): boolean {
    const { actorId, key } = keyOf(delivery);
    if (keyless.has(delivery.command.do)) return false;
    return this.#keys.has(`${actorId} ${key}`) && !tables.has("keys");
  }

  #judgeReplay(delivery: Delivery, { said, detail }: Answer): void {
    const { actorId, key, inputHash } = keyOf(delivery);
    const kept = this.#tables.keys.get(`${actorId} ${key}`);
    const isSame = kept?.inputHash === inputHash;
    const told = () => `${delivery.command.do} with a known key was ${said} (${detail})`;
    must(said === (isSame ? "ok" : "refused"), "one key, one effect", told);
    const isStart = delivery.command.do === "start" && isSame;
    must(!isStart || detail === kept.answer, "one key, one effect", told);
  }
}

/** Whether only a clock wrote. */
function isByClock({ tables, events, silent }: Written): boolean {
  return (
    [...tables].every((name) => clockTables.has(name)) &&
    silent.length === 0 &&
    events.every(({ act }) => clockActs.has(act)) &&
    (events.length > 0 || tables.size === 0)
  );
}
