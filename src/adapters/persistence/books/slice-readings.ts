import type { DataSource, QueryRunner } from "typeorm";
import { eventsKeptSeconds } from "../../../application/housekeeping/kept-seconds.ts";
import type { AuditScope } from "../../../application/ports/books.ts";
import type { Scope, Sliced, SlicedProbe } from "./book-query.ts";
import type { ProbeResults } from "./probe-results.ts";
import {
  auditedEventSql,
  lastEntrySql,
  lastSliceSql,
  newSlicesSql,
  notedEventSql,
  notedPeopleSlicesSql,
  notedTradeSlicesSql,
  peopleSlicesSql,
  publishedSql,
  recentTradesSql,
  slicesOfPeople,
  tradeSlicesSql,
} from "./slice-queries.ts";

/** Within how many seconds each slice is read again. */
const readWithinSeconds = 7 * 86_400;

/** How many ids, slices of people and entries one statement looks at, at most. */
const mostIds = 20_000;
const mostPeopleSlices = 16;
const mostEntries = 1_000_000;

type Task = (runner: QueryRunner) => Promise<void>;

/** Reads what sliced probes have to look at in one audit, and notes what held. */
export class SliceReadings {
  readonly #probes: readonly SlicedProbe[];
  readonly #results: ProbeResults;
  readonly #sealedUpTo: string;
  readonly #tradesOfSlice: number;
  /** Where slices of trades end, and numbers of those of people, by whether they held. */
  readonly #tradeSlices = { held: [] as string[], broken: [] as string[] };
  readonly #peopleSlices = { held: [] as number[], broken: [] as number[] };
  #published = "0";
  #isRecentSound = true;

  /** `sealedUpTo`: the last entry in a sealed period, as text. */
  constructor(
    probes: readonly SlicedProbe[],
    results: ProbeResults,
    sealedUpTo: string,
    tradesOfSlice: number,
  ) {
    this.#probes = probes;
    this.#results = results;
    this.#sealedUpTo = sealedUpTo;
    this.#tradesOfSlice = tradesOfSlice;
  }

  /** All that is recent, and the slices whose turn it is: every one for `all`, or where it is unknown what was changed. */
  async due(runner: QueryRunner, scope: AuditScope): Promise<readonly Task[]> {
    if (this.#probes.length === 0) return [];
    const ask = async <Row>(sql: string, ...parameters: readonly unknown[]) =>
      (await runner.query(sql, [...parameters])) as Row[];
    const [audited] = await ask<{ number: string }>(auditedEventSql, eventsKeptSeconds);
    const [published] = await ask<{ number: string }>(publishedSql);
    this.#published = published?.number ?? "0";
    const recent = await ask<{ id: string }>(recentTradesSql, audited?.number);
    const isAll = scope === "all" || audited === undefined;
    const old = await ask<ClosedRange>(tradeSlicesSql, readWithinSeconds, isAll);
    const fresh = await ask<{ until: string }>(newSlicesSql, this.#tradesOfSlice);
    const [last] = await ask<{ until: string }>(lastSliceSql);
    const people = await ask<{ number: number }>(peopleSlicesSql, readWithinSeconds, isAll);
    const [end] = await ask<{ id: string }>(lastEntrySql);
    const ends = [last?.until ?? "-infinity", ...fresh.map(({ until }) => until)];
    const numbers = people.map(({ number }) => number);
    return [
      ...[...old, ...rangesBetween(ends)].map((range) => async (each: QueryRunner) => {
        const isSound = await this.holds(each, "trades", closedWithin(range));
        this.#tradeSlices[isSound ? "held" : "broken"].push(range.until);
      }),
      ...chunksOf(numbers, mostPeopleSlices).map((chunk) => async (each: QueryRunner) => {
        const isSound = await this.holds(each, "people", withNumbers(chunk));
        this.#peopleSlices[isSound ? "held" : "broken"].push(...chunk);
      }),
      this.#recently("trades", closedWithin({ after: ends.at(-1) ?? "", until: "infinity" })),
      ...chunksOf(recent, mostIds).map((chunk) =>
        this.#recently("trades", withIds(chunk.map(({ id }) => id))),
      ),
      ...this.#openEntries(Number(end?.id ?? 0)),
    ];
  }

  /** Whether all that is to be looked at in some rows is as it should be. */
  async holds(runner: QueryRunner, of: Sliced, scope: Scope): Promise<boolean> {
    let isSound = true;
    for (const probe of this.#probes) {
      if (probe.of !== of) continue;
      isSound = (await this.#results.run(runner, probe.covers, probe.within(scope))) && isSound;
    }
    return isSound;
  }

  /** Notes which slices held, and how far events were seen, where all that is recent held. */
  async note(pool: DataSource): Promise<void> {
    if (this.#probes.length === 0) return;
    for (const [is, isSound] of [
      ["held", true],
      ["broken", false],
    ] as const) {
      await pool.query(notedTradeSlicesSql, [this.#tradeSlices[is], isSound]);
      await pool.query(notedPeopleSlicesSql, [this.#peopleSlices[is], isSound]);
    }
    if (this.#isRecentSound) await pool.query(notedEventSql, [this.#published]);
  }

  #recently(of: Sliced, scope: Scope): Task {
    return async (runner) => {
      const isSound = await this.holds(runner, of, scope);
      this.#isRecentSound &&= isSound;
    };
  }

  #openEntries(end: number): readonly Task[] {
    const tasks: Task[] = [];
    for (let after = Number(this.#sealedUpTo); after < end; after += mostEntries) {
      const scope = entriesWithin(after + 1, after + mostEntries);
      tasks.push(this.#recently("entries", scope), this.#recently("open entries", scope));
    }
    return tasks;
  }
}

interface ClosedRange {
  readonly after: string;
  readonly until: string;
}

/** Entries by their numbers, both included. */
export function entriesWithin(first: number | string, last: number | string): Scope {
  return {
    where: (row, n) => `${row}.id BETWEEN $${n}::bigint AND $${n + 1}::bigint`,
    parameters: [first, last],
  };
}

function closedWithin({ after, until }: ClosedRange): Scope {
  return {
    where: (row, n) =>
      `${row}.closed_at > $${n}::timestamptz AND ${row}.closed_at <= $${n + 1}::timestamptz`,
    parameters: [after, until],
  };
}

function withIds(ids: readonly string[]): Scope {
  return { where: (row, n) => `${row}.id = ANY ($${n}::text[])`, parameters: [ids] };
}

function withNumbers(numbers: readonly number[]): Scope {
  return {
    where: (row, n) => `hashtext(${row}.id) & ${slicesOfPeople - 1} = ANY ($${n}::integer[])`,
    parameters: [numbers],
  };
}

function rangesBetween(ends: readonly string[]): readonly ClosedRange[] {
  return ends.slice(1).map((until, index) => ({ after: ends[index] ?? "", until }));
}

function chunksOf<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const chunks: (readonly Item[])[] = [];
  for (let at = 0; at < items.length; at += most) chunks.push(items.slice(at, at + most));
  return chunks;
}
