import {
  knownOf,
  type AggregateChange,
  type ClaimDelta,
  type CommandKey,
  type Commit,
  type CommitChanges,
  type CommitOutcome,
  type Conflict,
  type KnownKey,
  type SeenDebt,
  type UsageDelta,
} from "../../src/application/ports/commit.ts";
import { freeAccount } from "../../src/domain/account/trader-account.ts";
import { openUnits, type DebtClaim } from "../../src/domain/claim/debt-claim.ts";
import { accountId, keepsBalance } from "../../src/domain/ledger/account.ts";
import type { JournalEntry } from "../../src/domain/ledger/journal-entry.ts";
import type { Halt } from "../../src/domain/halt/halt.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import { activeTogether, blockId, noUsage, type MemoryTables } from "./memory-tables.ts";
import { openHaltsOf } from "./memory-halt-store.ts";
import { UndoLog } from "./undo-log.ts";

/**
 * The same guarantees as the database, in memory: for tests of the core without one. A unit of work
 * runs without a pause, so that no other comes between; one that throws half-way is rolled back.
 */
export class MemoryCommits implements CommitChanges {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async recall(key: CommandKey): Promise<KnownKey | undefined> {
    return this.#known(key);
  }

  #known(key: CommandKey): KnownKey | undefined {
    const kept = this.#tables.keys.get(keyId(key.actorId, key.key));
    return kept && knownOf(key, kept);
  }

  async commit(commit: Commit): Promise<CommitOutcome> {
    const known = commit.key && this.#known(commit.key);
    if (known) return known;
    const isOtherDebt = commit.debts?.some((debt) => this.#hasChanged(debt));
    const over = isOtherDebt ? "debt" : this.#obstacle(commit);
    if (over) return { outcome: "conflict", over };
    const log = new UndoLog();
    try {
      this.#write(commit, log);
      return { outcome: "applied" };
    } catch (error) {
      log.rollBack();
      throw error;
    }
  }

  #obstacle(commit: Commit): Conflict["over"] | undefined {
    const { halts, trade, offer, usage, cap } = commit;
    const { trades, offers, caps, entries } = this.#tables;
    const stored = trade && trades.get(trade.change.trade.id);
    if (trade && stored?.trade.version !== trade.seenVersion) return "version";
    if (halts && openHaltsOf(this.#tables).some((halt) => !isAmong(halts, halt))) return "halt";
    const over = commit.aggregates?.map((change) => this.#obstacleOf(change, commit)).find(Boolean);
    if (over) return over;
    const offered = offer && offers.get(offer.id);
    if (offer && (offered?.version !== offer.version || !offered.active)) return "offer";
    const deadlines = Object.values(stored?.trade.deadlines ?? {});
    if (deadlines.some((at) => at > commit.judgedAt && at <= this.#now())) return "deadline";
    if (usage.some((delta) => this.#isOverBounds(delta))) return "limit";
    const capped = cap && caps.get(cap.offerId);
    if (cap && capped) {
      const used = capped.reservedMinor + capped.usedMinor + cap.reservedMinor + cap.usedMinor;
      if (used > capped.capMinor) return "cap";
    }
    const booked = entriesOf(commit);
    if (booked.some(({ ref }) => entries.has(ref))) return "ref";
    const moved = sumsOf(booked);
    const isOverdrawn = [...moved].some(([id, units]) => this.#balance(id) + units < 0n);
    if (isOverdrawn) return "balance";
    if (this.#isPairApart(commit)) return "block";
    if (this.#isPairFull(commit)) return "pair";
    return usage.some((delta) => this.#hasOtherAccountState(delta)) ? "standing" : undefined;
  }

  #obstacleOf(
    { aggregate, id, seenVersion }: AggregateChange,
    { judgedAt }: Commit,
  ): Conflict["over"] | undefined {
    const stored = this.#tables.aggregates.get(`${aggregate} ${id}`);
    if (stored?.version !== seenVersion) return "version";
    const clocks = Object.values(stored?.deadlines ?? {});
    return clocks.some((at) => at > judgedAt && at <= this.#now()) ? "deadline" : undefined;
  }

  #isPairApart({ pair }: Commit): boolean {
    if (!pair) return false;
    const [one, other] = pair.traderIds;
    const { blocks } = this.#tables;
    return blocks.has(blockId(one, other)) || blocks.has(blockId(other, one));
  }

  #isPairFull({ trade, pair }: Commit): boolean {
    if (pair?.mostActive === undefined) return false;
    const [one, other] = pair.traderIds;
    const others = activeTogether(this.#tables, one, other).filter(
      (stored) => stored.trade.id !== trade?.change.trade.id,
    );
    return others.length + 1 > pair.mostActive;
  }

  #hasChanged({ debtorId, asset, openUnits: seen, availableUnits }: SeenDebt): boolean {
    const open = this.#tables.claims
      .group(debtorId)
      .filter((claim) => claim.amount.asset === asset)
      .reduce((sum, claim) => sum + openUnits(claim), 0n);
    const account = accountId({ kind: "available", asset, traderId: debtorId });
    const hasOther = availableUnits !== undefined && availableUnits !== this.#balance(account);
    return hasOther || open !== seen;
  }

  #hasOtherAccountState({ traderId, traderVersion }: UsageDelta): boolean {
    const { version } = this.#tables.traders.get(traderId)?.account ?? freeAccount;
    return traderVersion !== undefined && traderVersion !== version;
  }

  #isOverBounds({ traderId, active, activeUsdCents, usdCents, bounds = {} }: UsageDelta): boolean {
    const used = this.#tables.usage.get(traderId) ?? noUsage;
    const { mostActive, mostActiveUsdCents, mostTotalUsdCents, recent } = bounds;
    const isOver = (value: bigint, most: bigint | undefined) => most !== undefined && value > most;
    return (
      (mostActive !== undefined && used.activeTrades + active > mostActive) ||
      isOver(used.activeUsdCents + activeUsdCents, mostActiveUsdCents) ||
      isOver(used.totalUsdCents + usdCents, mostTotalUsdCents) ||
      (recent !== undefined &&
        isOver(usdCents + this.#countedSince(traderId, recent.since), recent.mostUsdCents))
    );
  }

  #countedSince(traderId: string, since: Instant): bigint {
    return this.#tables.counted
      .group(traderId)
      .filter(({ at }) => at > since)
      .reduce((sum, { usdCents }) => sum + usdCents, 0n);
  }

  #balance(id: string): bigint {
    return this.#tables.balances.get(id) ?? 0n;
  }

  #write(commit: Commit, log: UndoLog): void {
    const { key, answer, cap } = commit;
    const { keys, caps, balances, entries } = this.#tables;
    const at = this.#now();
    if (key) {
      const known = { inputHash: key.inputHash, answer: answer ?? "" };
      log.set(keys, keyId(key.actorId, key.key), known);
    }
    this.#writeTrade(commit, at, log);
    for (const change of commit.aggregates ?? []) this.#writeAggregate(change, log);
    const capped = cap && caps.get(cap.offerId);
    if (cap && capped) {
      log.set(caps, cap.offerId, {
        ...capped,
        reservedMinor: notNegative(capped.reservedMinor + cap.reservedMinor),
        usedMinor: notNegative(capped.usedMinor + cap.usedMinor),
      });
    }
    for (const delta of commit.usage) this.#writeUsage(delta, commit, at, log);
    for (const entry of entriesOf(commit)) log.set(entries, entry.ref, { ...entry, at });
    for (const [id, units] of sumsOf(entriesOf(commit))) {
      log.set(balances, id, notNegative(this.#balance(id) + units));
    }
    for (const claim of commit.claims ?? []) this.#writeClaim(claim, log);
    const { audit } = this.#tables;
    for (const entry of commit.audit ?? []) log.set(audit, audit.size + 1, entry);
  }

  #writeTrade({ trade: judged }: Commit, at: Instant, log: UndoLog): void {
    if (!judged) return;
    const { trades, marks } = this.#tables;
    const { trade, events } = judged.change;
    const stored = trades.get(trade.id);
    const terms = stored?.terms ?? judged.terms;
    if (!terms) throw new Error(`${trade.id} starts without terms`);
    const timeline = stored?.timeline ?? [];
    const told = events.map((event, index) => ({ ...event, seq: timeline.length + index + 1, at }));
    const texts = stored?.texts ?? [];
    const written = (judged.texts ?? []).map(({ detail = {}, ...text }, index) => ({
      ...text,
      detail,
      seq: texts.length + index + 1,
      at,
    }));
    log.set(trades, trade.id, {
      trade,
      terms,
      timeline: [...timeline, ...told],
      disputeCase: judged.disputeCase ?? stored?.disputeCase,
      texts: [...texts, ...written],
      messages: [...(stored?.messages ?? []), ...(judged.messages ?? [])],
    });
    for (const mark of judged.change.marks) {
      const { id: tradeId, offerId } = trade;
      log.set(marks, marks.size + 1, { ...mark, tradeId, offerId, at });
    }
  }

  #writeAggregate(change: AggregateChange, log: UndoLog): void {
    const { aggregate, id, state, added = {}, deadlines = {}, event } = change;
    const stored = this.#tables.aggregates.get(`${aggregate} ${id}`);
    const names = [...Object.keys(stored?.added ?? {}), ...Object.keys(added)];
    log.set(this.#tables.aggregates, `${aggregate} ${id}`, {
      version: (stored?.version ?? 0) + 1,
      state: { ...stored?.state, ...state },
      added: Object.fromEntries(
        names.map((name) => [name, [...(stored?.added[name] ?? []), ...(added[name] ?? [])]]),
      ),
      deadlines,
      events: [...(stored?.events ?? []), ...(event ? [event] : [])],
    });
  }

  #writeClaim(claim: ClaimDelta, log: UndoLog): void {
    const { claims } = this.#tables;
    const before = claims.get(claim.tradeId);
    const after: DebtClaim = {
      ...(before ?? claim),
      servedUnits: (before?.servedUnits ?? 0n) + claim.servedUnits,
      writtenOffUnits: (before?.writtenOffUnits ?? 0n) + claim.writtenOffUnits,
      servings: (before?.servings ?? 0) + (claim.servedUnits > 0n ? 1 : 0),
    };
    notNegative(openUnits(after));
    log.set(claims, claim.tradeId, after);
  }

  #writeUsage(delta: UsageDelta, { trade }: Commit, at: Instant, log: UndoLog): void {
    const { usage, counted } = this.#tables;
    const used = usage.get(delta.traderId) ?? noUsage;
    if (used.activeTrades + delta.active < 0)
      throw new RangeError("Fewer than no trades are active");
    log.set(usage, delta.traderId, {
      activeTrades: used.activeTrades + delta.active,
      activeUsdCents: notNegative(used.activeUsdCents + delta.activeUsdCents),
      totalUsdCents: notNegative(used.totalUsdCents + delta.usdCents),
      completedTrades: used.completedTrades + delta.completed,
    });
    const id = `${delta.traderId} ${trade?.change.trade.id ?? ""}`;
    const before = counted.get(id);
    log.set(counted, id, {
      traderId: delta.traderId,
      usdCents: notNegative((before?.usdCents ?? 0n) + delta.usdCents),
      // What was returned and counts again counts from now on.
      at: before && before.usdCents > 0n ? before.at : at,
    });
  }
}

function isAmong(seen: readonly Halt[], { kind, asset }: Halt): boolean {
  return seen.some((halt) => halt.kind === kind && halt.asset === asset);
}

function entriesOf({ trade, entries }: Commit): readonly JournalEntry[] {
  return [...(trade?.change.entries ?? []), ...entries];
}

/** What each account that stores a balance gains or loses. */
function sumsOf(entries: readonly JournalEntry[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of entries.flatMap(({ postings }) => postings)) {
    if (!keepsBalance(account)) continue;
    const id = accountId(account);
    sums.set(id, (sums.get(id) ?? 0n) + amount.units);
  }
  return sums;
}

function keyId(actorId: string, key: string): string {
  return `${actorId} ${key}`;
}

function notNegative(value: bigint): bigint {
  if (value < 0n) throw new RangeError(`${value} is below zero`);
  return value;
}
