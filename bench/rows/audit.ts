import { bookProbes } from "../../src/adapters/persistence/books/book-probes.ts";
import { bookQueries } from "../../src/adapters/persistence/books/book-queries.ts";
import { PostgresBooks } from "../../src/adapters/persistence/books/postgres-books.ts";
import { createDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import { inRounds, median, type Bench, type Row } from "./row.ts";

/** The audit of the books of a million trades. */
export async function measureAudit({ bed, sizes, rounds, tell }: Bench): Promise<readonly Row[]> {
  const { database } = await bed.market("large");
  const pool = await createDataSource(database).initialize();
  const books = new PostgresBooks(database, pool, bookQueries(7 * 86_400), bookProbes);
  const auditOnce = async (round: number) => {
    const begun = await books.begin();
    if (!begun) throw new Error("Another audit runs");
    const audit = await begun.run();
    await begun.end();
    const slowest = audit.invariants
      .toSorted((left, right) => right.milliseconds - left.milliseconds)
      .slice(0, 5)
      .map(({ name, milliseconds }) => `${name} ${milliseconds}`);
    const broken = audit.invariants.filter(({ count }) => count > 0).map(({ name }) => name);
    tell(
      `audit ${round + 1}: ${audit.milliseconds} ms; ${slowest.join(", ")}; found ${broken.join(", ") || "nothing"}`,
    );
    return audit.milliseconds / 1_000;
  };
  const seconds = median(await inRounds(Math.min(rounds, 3), auditOnce));
  const periods = await sealAll(books);
  tell(`${periods} periods sealed`);
  const sealedSeconds = median(await inRounds(Math.min(rounds, 3), auditOnce));
  await pool.destroy();
  return [
    {
      what: `audit of the books, ${sizes.trades.large.toLocaleString("en")} trades (s)`,
      reference: "–",
      ours: `${seconds.toFixed(1)} s`,
      theirs: "–",
      figure: seconds,
      goal: { atMost: 10 },
    },
    {
      what: "the same, all but the last period of the ledger sealed (s)",
      reference: "–",
      ours: `${sealedSeconds.toFixed(1)} s`,
      theirs: "–",
      figure: sealedSeconds,
      goal: { atMost: 10 },
    },
  ];
}

/** Returns how many periods there are. */
async function sealAll(books: PostgresBooks): Promise<number> {
  const begun = await books.begin();
  if (!begun) throw new Error("Another audit runs");
  let periods = 0;
  for (let sealed = await begun.seal(); sealed > 0; sealed = await begun.seal()) periods += sealed;
  await begun.end();
  return periods;
}
