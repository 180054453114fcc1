import { join } from "node:path";
import { Client } from "pg";
import { startCluster } from "../../src/adapters/persistence/embedded-postgres/cluster.ts";

/** Runs statements on the embedded database of a running built program. */
export async function onDatabase<Value>(
  programFolder: string,
  act: (
    query: <Row = Record<string, unknown>>(sql: string, values?: unknown[]) => Promise<Row[]>,
  ) => Promise<Value>,
): Promise<Value> {
  const cluster = await startCluster({
    directory: join(programFolder, "data", "postgres"),
    durable: true,
    maxConnections: 100,
  });
  const { host, port, user } = cluster;
  const client = new Client({ host, port, user, database: "peerhold" });
  await client.connect();
  try {
    return await act(async <Row>(sql: string, values: unknown[] = []) => {
      const { rows } = await client.query(sql, values);
      return rows as Row[];
    });
  } finally {
    await client.end();
    await cluster.stop();
  }
}
