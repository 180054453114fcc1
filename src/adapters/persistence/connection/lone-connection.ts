import { Client } from "pg";
import type { DatabaseAddress } from "./data-source.ts";
import { isPooled, limits, startOptions, transportMs } from "./session-settings.ts";

/** One connection, without what a pool and its library need of memory. */
export class LoneConnection {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** With the limits of the pool that serves requests. */
  static async open(address: DatabaseAddress): Promise<LoneConnection> {
    const where =
      "url" in address
        ? { connectionString: address.url }
        : {
            host: address.host,
            port: address.port,
            user: address.user,
            database: address.database,
          };
    const client = new Client({
      ...where,
      application_name: "peerhold",
      connectionTimeoutMillis: 2_000,
      query_timeout: limits.statement_timeout + transportMs,
      ...(isPooled(address) ? {} : { ...limits, ...startOptions(address) }),
    });
    // A server that goes away ends the connection; pending queries fail with it.
    client.on("error", () => undefined);
    await client.connect();
    return new LoneConnection(client);
  }

  /** The rows of a statement that reads. */
  async query<Rows = unknown[]>(statement: string, values: readonly unknown[] = []): Promise<Rows> {
    const { rows } = await this.#client.query(statement, [...values]);
    return rows as Rows;
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
