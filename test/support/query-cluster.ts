import { Client } from "pg";
import type { Cluster } from "../../src/adapters/persistence/embedded-postgres/cluster.ts";

/** Runs one statement on a connection of its own. */
export async function query(
  { host, port, user }: Cluster,
  database: string,
  sql: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ host, port, user, database });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Whether a server answers at the cluster's address. */
export async function isServed(cluster: Cluster): Promise<boolean> {
  return query(cluster, "postgres", "SELECT 1").then(
    () => true,
    () => false,
  );
}
