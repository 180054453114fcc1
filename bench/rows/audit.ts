import { bookProbes } from "../../src/adapters/persistence/books/book-probes.ts";
import { bookQueries } from "../../src/adapters/persistence/books/book-queries.ts";
import { PostgresBookAudits } from "../../src/adapters/persistence/books/postgres-book-audits.ts";
import { PostgresBooks } from "../../src/adapters/persistence/books/postgres-books.ts";
import { createDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import { inRounds, median, type Bench, type Row } from "./row.ts";

/**
 * The audit of the books of a million trades: one that reads everything, as the first does, and ordinary ones, a quarter of an hour
 * after the one before.
 */
export async function measureAudit({ bed, sizes, rounds, tell }: Bench): Promise<readonly Row[]> {
  const { database } = await bed.market("large");
  const pool = await createDataSource(database).initialize();
  const books = new PostgresBooks(database, pool, bookQueries(7 * 86_400), bookProbes);
  const audits = new PostgresBookAudits(pool);
  const auditOnce = async (round: number) => {
    await pool.query("UPDATE books_audit SET started_at = started_at - interval '15 minutes'");
    const begun = await books.begin();
    if (!begun) throw new Error("Another audit runs");
    const audit = await begun.run();
    await audits.record(audit, "command", 90 * 86_400);
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
  const everything = await auditOnce(0);
  const periods = await sealAll(books);
  tell(`${periods} periods sealed`);
  const seconds = median(await inRounds(Math.min(rounds, 3), auditOnce));
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
      what: "the first one, which reads everything (s)",
      reference: "–",
      ours: `${everything.toFixed(1)} s`,
      theirs: "–",
      figure: everything,
      goal: { atMost: 300 },
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
