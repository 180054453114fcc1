import { Client } from "pg";

/** Where a server listens: the folder of its UNIX socket and the number in the socket's name. */
export interface Socket {
  readonly host: string;
  readonly port: number;
}

/** The role that owns the embedded cluster. */
export const superuser = "peerhold";

/** A server that hangs gives no answer at all: after this many ms it counts as not answering. */
const patience = 5_000;

/** Connects as the cluster's owner. The caller ends the connection. */
export async function connectAsAdministrator(socket: Socket): Promise<Client> {
  const client = new Client({
    ...socket,
    user: superuser,
    database: "postgres",
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  // A server that goes away ends the connection; pending queries fail with it.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
