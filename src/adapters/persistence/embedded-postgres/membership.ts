import type { Client } from "pg";
import { connectAsAdministrator, type Socket } from "./administrator.ts";

/** Any number that all our processes agree on. */
const membershipLock = 7_337_466;

/** This process uses the server, as long as `client` is connected. */
export interface Membership {
  readonly client: Client;
  /**
   * The number of the server's process, as the server reported it when we joined. The file that
   * holds it is not read again: it may outlive the server, and the number may be reused by another
   * process.
   */
  readonly serverPid: number;
}

/**
 * Joins by taking a shared lock. The last one to leave stops the server under the exclusive lock,
 * so that nobody can join a server that is being stopped: joining waits, fails with it, and is
 * retried.
 */
export async function join(socket: Socket): Promise<Membership> {
  const client = await connectAsAdministrator(socket);
  try {
    await client.query("SELECT pg_advisory_lock_shared($1)", [membershipLock]);
    const { rows } = await client.query<{ text: string }>(
      "SELECT pg_read_file('postmaster.pid') AS text",
    );
    return { client, serverPid: Number(rows[0]?.text.split("\n", 1)[0]) };
  } catch (error) {
    // Not awaited: the server may hang.
    client.end().catch(() => undefined);
    throw error;
  }
}

/**
 * Releases the lock. True when nobody else is left: then no one can join until `client` is ended.
 */
export async function leave({ client }: Membership): Promise<boolean> {
  const { rows } = await client.query<{ is_last: boolean }>(
    "SELECT pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) AS is_last",
    [membershipLock],
  );
  return rows[0]?.is_last === true;
}
