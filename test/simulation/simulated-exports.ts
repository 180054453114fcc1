import type {
  ExportEnd,
  ExportPlace,
  ExportStore,
  ExportWork,
  NewExport,
  PartKind,
  TakenExport,
  TradeExport,
} from "../../src/application/ports/export-store.ts";
import type { HistoryWish } from "../../src/application/ports/trade-history.ts";
import type { ExportSource } from "../../src/domain/history-export/exported-trade.ts";
import {
  exportKeptSeconds,
  exportLeaseSeconds,
  exportRecordSeconds,
  mostExportTries,
} from "../../src/domain/history-export/history-export.ts";
import { sideOf, type Instant } from "../../src/domain/trade/trade.ts";
import type { MemoryTables } from "../memory/memory-tables.ts";
import { SimulatedQueue } from "./simulated-queue.ts";
import type { KeptExport } from "./stored-papers.ts";

interface Kept extends TradeExport {
  readonly isRunning: boolean;
  readonly run: string | undefined;
  readonly tries: number;
  readonly touchedAt: Instant;
  readonly place: ExportPlace | undefined;
}

interface Part {
  readonly exportId: string;
  readonly kind: PartKind;
  /** Undefined until it is stored and counts. */
  readonly number: number | undefined;
}

const day = 86_400_000;

/** Files of past trades in memory: each act of a run finds its run, or changes nothing. */
export class SimulatedExports implements ExportStore, ExportWork {
  readonly queue = new SimulatedQueue();
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;
  readonly #kept = new Map<string, Kept>();
  readonly #parts = new Map<string, Part>();

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  get all(): readonly KeptExport[] {
    return [...this.#kept.values()].map((each) => ({
      ...each,
      file: this.#partsOf(each.id, "file"),
    }));
  }

  get partNames(): ReadonlySet<string> {
    return new Set(this.#parts.keys());
  }

  async begin(added: NewExport, mostPerDay: number) {
    const now = this.#now();
    const own = [...this.#kept.values()].filter(({ traderId }) => traderId === added.traderId);
    if (own.some(({ isRunning }) => isRunning)) return "running";
    if (own.filter(({ requestedAt }) => requestedAt > now - day).length >= mostPerDay) {
      return "too_many";
    }
    const nothing = { rowsDone: 0, rowsTotal: undefined, bytes: undefined, endedAt: undefined };
    const begun = { isRunning: true, run: undefined, tries: 0, touchedAt: now, place: undefined };
    const state = "pending";
    this.#kept.set(added.id, { ...added, ...nothing, ...begun, state, requestedAt: now });
    this.queue.add(added.id);
    return "begun";
  }

  async listOf(traderId: string, most: number): Promise<readonly TradeExport[]> {
    const own = [...this.#kept.values()].filter((each) => each.traderId === traderId);
    return own.toReversed().slice(0, most);
  }

  async find(id: string, traderId: string): Promise<TradeExport | undefined> {
    const found = this.#kept.get(id);
    return found?.traderId === traderId ? found : undefined;
  }

  async cancel(id: string, traderId: string): Promise<boolean> {
    const found = this.#kept.get(id);
    if (found?.traderId !== traderId || !found.isRunning) return false;
    this.#end(found, { state: "cancelled" });
    return true;
  }

  async parts(id: string, kind: PartKind): Promise<readonly string[]> {
    return this.#partsOf(id, kind);
  }

  async lose(id: string): Promise<void> {
    const found = this.#kept.get(id);
    if (found && !found.isRunning) this.#kept.set(id, { ...found, state: "missing" });
  }

  async take(id: string, run: string): Promise<TakenExport | undefined> {
    const found = this.#kept.get(id);
    if (!found?.isRunning || (found.run !== undefined && !this.#isLeft(found))) return undefined;
    const tries = found.tries + 1;
    const taken = { ...found, run, tries, touchedAt: this.#now(), state: "in_progress" } as const;
    if (tries > mostExportTries) {
      this.#end(found, { state: "failed" });
      return undefined;
    }
    this.#kept.set(id, taken);
    return { ...taken, username: found.traderId };
  }

  async release({ id, run }: TakenExport): Promise<void> {
    const found = this.#kept.get(id);
    if (found?.run === run) this.#kept.set(id, { ...found, run: undefined });
  }

  async trades(wish: HistoryWish, after: ExportPlace | undefined, most: number) {
    return this.#wished(wish)
      .filter(({ trade }) => after === undefined || isAfter(trade, after))
      .slice(0, most);
  }

  async count(wish: HistoryWish): Promise<number> {
    return this.#wished(wish).length;
  }

  async setTotal(taken: TakenExport, rowsTotal: number): Promise<boolean> {
    return this.#change(taken, { rowsTotal });
  }

  async namePart(exportId: string, name: string, kind: PartKind): Promise<void> {
    this.#parts.set(name, { exportId, kind, number: undefined });
  }

  async keepRows(
    taken: TakenExport,
    name: string,
    { rows, place }: { readonly rows: number; readonly place: ExportPlace },
  ): Promise<boolean> {
    const rowsDone = (this.#kept.get(taken.id)?.rowsDone ?? 0) + rows;
    return this.#change(taken, { rowsDone, place }) && this.#number(taken.id, name, "rows");
  }

  async generate(taken: TakenExport): Promise<boolean> {
    if (!this.#change(taken, { state: "generating", rowsDone: 0 })) return false;
    for (const name of this.#partsOf(taken.id, "file")) {
      this.#parts.set(name, { exportId: taken.id, kind: "file", number: undefined });
    }
    return true;
  }

  async keepFile(taken: TakenExport, name: string): Promise<boolean> {
    return this.#change(taken, {}) && this.#number(taken.id, name, "file");
  }

  async setWritten(taken: TakenExport, rowsDone: number): Promise<boolean> {
    return this.#change(taken, { rowsDone });
  }

  async end(taken: TakenExport, end: ExportEnd): Promise<boolean> {
    const found = this.#kept.get(taken.id);
    if (found?.run !== taken.run || !found.isRunning) return false;
    this.#end(found, end);
    return true;
  }

  async stalled(most: number): Promise<readonly string[]> {
    const left = [...this.#kept.values()].filter((each) => each.isRunning && this.#isLeft(each));
    return left.slice(0, most).map(({ id }) => id);
  }

  async requestAgain(id: string): Promise<void> {
    this.queue.add(id);
  }

  async leftovers(most: number): Promise<readonly string[]> {
    const isLeft = ([, { exportId, kind, number }]: [string, Part]) => {
      const { isRunning, state } = this.#kept.get(exportId) ?? {};
      return !isRunning && (state !== "completed" || kind === "rows" || number === undefined);
    };
    const left = [...this.#parts].filter(isLeft);
    return left.slice(0, most).map(([name]) => name);
  }

  async forgetPart(name: string): Promise<void> {
    this.#parts.delete(name);
  }

  async retire(): Promise<void> {
    const before = this.#now() - exportKeptSeconds * 1_000;
    for (const each of this.#kept.values()) {
      const isOld = each.state === "completed" && (each.endedAt ?? before) < before;
      if (isOld) this.#kept.set(each.id, { ...each, state: "missing" });
    }
  }

  async forgetOld(): Promise<void> {
    const before = this.#now() - exportRecordSeconds * 1_000;
    for (const { id, endedAt } of this.#kept.values()) {
      const hasParts = [...this.#parts.values()].some(({ exportId }) => exportId === id);
      if (endedAt !== undefined && endedAt < before && !hasParts) this.#kept.delete(id);
    }
  }

  #wished({ traderId, states, asset, side, paymentMethod, from, before }: HistoryWish) {
    const { trades, entries } = this.#tables;
    return [...trades.values()]
      .filter(({ trade, terms }) => {
        const own = sideOf(trade, traderId);
        const isThere = own !== undefined && (side ?? own) === own;
        const isSo =
          (asset ?? trade.money.amount.asset) === trade.money.amount.asset &&
          (paymentMethod ?? terms.paymentMethod) === terms.paymentMethod;
        const isThen = trade.startedAt >= (from ?? 0) && trade.startedAt < (before ?? Infinity);
        const isIn = states.some(
          ({ status, escrow, dispute }) =>
            status === trade.status && escrow === trade.escrow && dispute === trade.dispute,
        );
        return isThere && isSo && isThen && isIn;
      })
      .toSorted(({ trade: one }, { trade: other }) => (isAfter(one, placeOf(other)) ? 1 : -1))
      .map(({ trade, terms }): ExportSource => {
        const settled = entries.get(`settle:${trade.id}:${trade.holds}`)?.postings ?? [];
        const feePaid = settled
          .filter(({ account }) => account.kind === "fees")
          .reduce((sum, { amount }) => sum + amount.units, 0n);
        const partner = trade.buyerId === traderId ? trade.sellerId : trade.buyerId;
        const { paymentMethod: method, rateSources: priceSources } = terms;
        const { margin } = terms;
        return { trade, partner, paymentMethod: method, margin, priceSources, feePaid };
      });
  }

  #isLeft({ touchedAt }: Kept): boolean {
    return touchedAt < this.#now() - exportLeaseSeconds * 1_000;
  }

  #change({ id, run }: TakenExport, change: Partial<Kept>): boolean {
    const found = this.#kept.get(id);
    if (found?.run !== run || !found.isRunning) return false;
    this.#kept.set(id, { ...found, ...change, touchedAt: this.#now() });
    return true;
  }

  #number(exportId: string, name: string, kind: PartKind): true {
    const number = this.#partsOf(exportId, kind).length + 1;
    this.#parts.set(name, { exportId, kind, number });
    return true;
  }

  #end(found: Kept, { state, bytes }: ExportEnd): void {
    const over = { isRunning: false, run: undefined, endedAt: this.#now() };
    this.#kept.set(found.id, { ...found, ...over, state, bytes });
  }

  #partsOf(id: string, kind: PartKind): readonly string[] {
    return [...this.#parts]
      .filter(([, part]) => part.exportId === id && part.kind === kind && part.number !== undefined)
      .toSorted(([, one], [, other]) => (one.number ?? 0) - (other.number ?? 0))
      .map(([name]) => name);
  }
}

interface Placed {
  readonly startedAt: Instant;
  readonly id: string;
}

const placeOf = ({ startedAt, id: tradeId }: Placed): ExportPlace => ({ startedAt, tradeId });

function isAfter({ startedAt, id }: Placed, place: ExportPlace): boolean {
  return startedAt === place.startedAt ? id > place.tradeId : startedAt > place.startedAt;
}
