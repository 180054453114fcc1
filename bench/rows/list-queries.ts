import { readFileSync } from "node:fs";
import { Client } from "pg";
import type { Database } from "../bed/bed.ts";
import { pairOf } from "../load/people.ts";
import type { Statement } from "../reference/recorded-sql.ts";
import { listQueries } from "../reference/list-queries.ts";
import { searchStatementsOf } from "../reference/search-statements.ts";
import { median, milliseconds, type Bench, type Row } from "./row.ts";

/** A query of the list, and the processor time of the database for it, in milliseconds. */
interface Timed {
  readonly query: string;
  readonly ms: number;
}

/** How often each query is executed; the middle one counts. */
const executions = 5;
const shownSlowest = 12;

const { buyerId } = pairOf(0);
const reader = { traderId: buyerId, username: buyerId, level: 3, sessionStartedAt: 0 };

/**
 * Each filter in each order, with few offers and with many. The reader is signed in: some of the owners are blocked.
 * Counted is processor time: everything is in memory, so on an idle machine it is how long a query takes, and on a busy one
 * the others do not count.
 */
export async function measureListQueries({ bed, tell, sizes }: Bench): Promise<readonly Row[]> {
  const asked: (readonly [query: string, search: Statement])[] = [];
  for (const query of listQueries()) {
    asked.push([query, (await searchStatementsOf(query, reader)).search]);
  }
  const few = await timesOf(await bed.database("few-offers"), asked);
  const many = await timesOf(await bed.database("many-offers"), asked);
  const slowest = many.toSorted((one, other) => other.ms - one.ms);
  for (const { query, ms } of slowest.slice(0, shownSlowest)) {
    tell(`${milliseconds(ms).padStart(9)}  ${query}`);
  }
  const offers = sizes.offers.many.toLocaleString("en");
  const worst = slowest[0]?.ms ?? Number.NaN;
  const compared = (what: string, belongs: (timed: Timed) => boolean): Row => {
    const [theirs, ours] = [few, many].map((all) => p99(all.filter(belongs)));
    return {
      what: `${what}, p99 in the database at ${offers} offers`,
      reference: `at ${sizes.offers.few.toLocaleString("en")} offers`,
      ours: milliseconds(ours ?? Number.NaN),
      theirs: milliseconds(theirs ?? Number.NaN),
      figure: (ours ?? Number.NaN) / (theirs ?? Number.NaN),
      goal: { atMost: 1.5 },
    };
  };
  return [
    {
      what: `slowest of ${asked.length} queries of the list at ${offers} offers`,
      reference: "–",
      ours: milliseconds(worst),
      theirs: "–",
      figure: worst,
      goal: { atMost: 100 },
    },
    compared("all filters and orders of one coin in one currency", ({ query }) => isOnePair(query)),
    compared("all filters and orders everywhere", ({ query }) => !isOnePair(query)),
  ];
}

const isOnePair = (query: string) =>
  query.includes("crypto_currency_id=") && query.includes("&currency=");

async function timesOf(
  database: Database,
  asked: readonly (readonly [query: string, search: Statement])[],
): Promise<readonly Timed[]> {
  const client = new Client(database);
  await client.connect();
  try {
    const [backend] = (await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows;
    // The first number is how long it ran, in nanoseconds.
    const ran = () =>
      Number(readFileSync(`/proc/${backend?.pid}/schedstat`, "utf8").split(" ")[0]) / 1_000_000;
    const timed: Timed[] = [];
    for (const [place, [query, { sql, parameters }]] of asked.entries()) {
      const times: number[] = [];
      for (let turn = 0; turn <= executions; turn += 1) {
        const before = ran();
        await client.query({ name: `list ${place}`, text: sql, values: [...parameters] });
        times.push(ran() - before);
      }
      await client.query("DEALLOCATE ALL");
      // The first one was parsed.
      timed.push({ query, ms: median(times.slice(1)) });
    }
    return timed;
  } finally {
    await client.end();
  }
}

function p99(timed: readonly Timed[]): number {
  const sorted = timed.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.floor(0.99 * (sorted.length - 1))] ?? Number.NaN;
}
