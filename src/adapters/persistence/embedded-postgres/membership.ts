import type { Client } from "pg";
import { connectAsAdministrator, type Socket } from "./administrator.ts";

/** Any number that all our processes agree on. */
const membershipLock = 7_337_466;

/**
 * Says that this process uses the server, for as long as the connection lives: it holds a shared
 * lock. Who takes the last leave stops the server under the exclusive lock, so that nobody can join
 * a server that is being stopped: joining waits, fails with it, and is tried again.
 */
export async function join(socket: Socket): Promise<Client> {
  const client = await connectAsAdministrator(socket);
  try {
    await client.query("SELECT pg_advisory_lock_shared($1)", [membershipLock]);
    return client;
  } catch (error) {
    endSoon(client);
    throw error;
  }
}

/** Ends a connection without waiting for a server that may hang. */
function endSoon(client: Client): void {
  client.end().catch(() => undefined);
}

/**
 * Ends the membership. When nobody else is left it resolves to the process number of the server,
 * as the server itself tells it, and no one can join until `client` is ended.
 */
export async function leave(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ is_last: boolean }>(
    `SELECT pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) AS is_last`,
    [membershipLock],
  );
  if (!rows[0]?.is_last) return undefined;
  const file = await client.query<{ text: string }>(
    "SELECT pg_read_file('postmaster.pid') AS text",
  );
  return Number(file.rows[0]?.text.split("\n", 1)[0]);
}
