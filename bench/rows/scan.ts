import { Client } from "pg";
import { bitcoinCore } from "../../src/adapters/chain/bitcoin-core.ts";
import { createDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import { appRole } from "../../src/adapters/persistence/migrations/app-role.ts";
import { migrate } from "../../src/adapters/persistence/migrations/migrate.ts";
import { PostgresDepositStore } from "../../src/adapters/persistence/deposit/postgres-deposit-store.ts";
import { ScanChain } from "../../src/application/deposit/scan-chain.ts";
import { segwitAddress } from "../../src/domain/chain/bitcoin-address.ts";
import { CoreServer } from "../../test/support/core-server.ts";
import type { Database } from "../bed/bed.ts";
import { inRounds, median, milliseconds, type Bench, type Row } from "./row.ts";

const transactions = 3_000;
/** One of so many transactions of a block pays one of our addresses. */
const oneIn = 300;
const chain = "bitcoin";

/**
 * A block of Bitcoin, read from a node and looked through for what is paid to our addresses, among few and among many of
 * them. What is found is counted and not booked.
 */
export async function measureScan({ bed, sizes, rounds, tell }: Bench): Promise<readonly Row[]> {
  const database = { ...(await bed.database("small")), database: "bench_scan" };
  const administrator = new Client({ ...database, database: "postgres" });
  await administrator.connect();
  await administrator.query("DROP DATABASE IF EXISTS bench_scan");
  await administrator.query("CREATE DATABASE bench_scan");
  await migrate(database, { ...database, user: appRole });
  const ours = Array.from({ length: transactions / oneIn }, (_, at) => addressOf(at));
  const core = await CoreServer.open();
  const pool = await createDataSource(database).initialize();
  const deposits = new PostgresDepositStore(pool);
  const areOurs = async (addresses: readonly string[]) =>
    new Set((await deposits.ownersOf(chain, addresses)).keys());
  const node = bitcoinCore({ url: core.server.url, network: "regtest" }, areOurs, async () => []);
  const addresses = Array.from({ length: transactions }, (_, at) =>
    at % oneIn === 0 ? (ours[at / oneIn] ?? "") : addressOf(1_000_000_000 + at),
  );
  // Another amount in each block makes other transactions.
  let units = 10_000n;
  let found = 0;
  const nothing = async () => undefined;
  const book = {
    see: async () => void (found += 1),
    undo: nothing,
    settle: nothing,
    vanish: nothing,
  };
  const isScreened = async () => Promise.reject(new Error("Nothing is booked here"));
  const scan = new ScanChain(deposits, book, { execute: isScreened });
  const scanned = async () => {
    units += 1n;
    core.send(addresses.map((address) => ({ address, units })));
    core.findBlock();
    found = 0;
    const begun = performance.now();
    await scan.execute({ chain, node });
    const ms = performance.now() - begun;
    if (found !== ours.length) throw new Error(`${found} of ${ours.length} payments were found`);
    return ms;
  };
  try {
    // The first round begins at the tip, and reads nothing.
    await scan.execute({ chain, node });
    const measure = async (count: number) => {
      await fill(database, count, ours);
      await scanned();
      const ms = median(await inRounds(Math.max(rounds, 3), scanned));
      tell(`scan: ${count.toLocaleString("en")} addresses, ${milliseconds(ms)}`);
      return ms;
    };
    const few = await measure(sizes.offers.few);
    const many = await measure(sizes.offers.many);
    const what = `block of ${transactions.toLocaleString("en")} transactions scanned, ${sizes.offers.many.toLocaleString("en")} addresses`;
    return [
      {
        what: `${what} (ms)`,
        reference: "–",
        ours: milliseconds(many),
        theirs: "–",
        figure: many,
        goal: { atMost: 1_000 },
      },
      {
        what,
        reference: `${sizes.offers.few.toLocaleString("en")} addresses`,
        ours: milliseconds(many),
        theirs: milliseconds(few),
        figure: many / few,
        goal: { atMost: 1.2 },
      },
    ];
  } finally {
    await pool.destroy();
    core.server.close();
    await administrator.query("DROP DATABASE bench_scan");
    await administrator.end();
  }
}

/** An address of the test network for a number. */
function addressOf(number: number): string {
  const hash = new Uint8Array(20);
  new DataView(hash.buffer).setUint32(16, number);
  return segwitAddress(hash, "regtest");
}

/** So many addresses, among them these. Whose they are does not matter here. */
async function fill(database: Database, count: number, ours: readonly string[]): Promise<void> {
  const client = new Client(database);
  await client.connect();
  await client.query("TRUNCATE deposit_address CASCADE");
  await client.query("SET session_replication_role = replica");
  await client.query(
    `INSERT INTO deposit_address (address, chain, number, trader_id, asset)
     SELECT coalesce(($2::text[])[n], 'bcrt1q' || left(encode(sha256(n::text::bytea), 'hex'), 38)), $3, n,
            'somebody', 'BTC'
       FROM generate_series(1, $1::integer) n`,
    [count, ours, chain],
  );
  await client.query("VACUUM (ANALYZE) deposit_address");
  await client.end();
}
