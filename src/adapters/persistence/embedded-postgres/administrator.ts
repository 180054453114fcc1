import { Client } from "pg";

/** Where a server listens: the folder of its UNIX socket and the number in the socket's name. */
export interface Socket {
  readonly host: string;
  readonly port: number;
}

/** The role that owns the embedded cluster. */
export const superuser = "peerhold";

/** Runs `work` on a connection of the cluster's owner and closes it. */
export async function withAdministrator<T>(
  socket: Socket,
  database: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...socket, user: superuser, database });
  // A server that is shutting down ends the connection; the query's own error says so.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
