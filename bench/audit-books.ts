import { join } from "node:path";
import { Client } from "pg";
import { bookQueries } from "../src/adapters/persistence/books/book-queries.ts";
import { PostgresBooks } from "../src/adapters/persistence/books/postgres-books.ts";
import { createDataSource } from "../src/adapters/persistence/connection/data-source.ts";
import { startCluster } from "../src/adapters/persistence/embedded-postgres/cluster.ts";
import { migrate } from "../src/adapters/persistence/migrations/migrate.ts";
import { fillTrades } from "./fill-trades.ts";

/**
 * Measures an audit of the books: `node --import tsx bench/audit-books.ts <folder> [trades]`. The
 * folder keeps the filled database for the next time.
 */
const [folder = "/tmp/peerhold-bench", trades = "1000000"] = process.argv.slice(2);
const cluster = await startCluster({
  directory: join(folder, "postgres"),
  durable: false,
  maxConnections: 20,
});
const { host, port, user } = cluster;
const database = `books_${trades}`;
const address = { host, port, user, database };
await cluster.ensureDatabase(database);
await migrate(address);
const client = new Client(address);
await client.connect();
const { rows: some } = await client.query("SELECT 1 FROM trade LIMIT 1");
if (some.length === 0) await fillTrades(client, Number(trades));
await client.end();
const pool = await createDataSource(address).initialize();
const books = new PostgresBooks(address, pool, bookQueries(7 * 86_400));
for (let round = 0; round < 3; round += 1) {
  const begun = await books.begin();
  if (!begun) throw new Error("Another audit runs");
  const { invariants, milliseconds } = await begun.run();
  await begun.end();
  for (const { name, count, milliseconds: each } of invariants) {
    process.stdout.write(
      `${String(each).padStart(7)} ms  ${name}${count > 0 ? `: ${count}` : ""}\n`,
    );
  }
  process.stdout.write(`${String(milliseconds).padStart(7)} ms  in all\n`);
}
await pool.destroy();
await cluster.stop();
