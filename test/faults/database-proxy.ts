import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { appRole } from "../../src/adapters/persistence/migrations/app-role.ts";
import type { Cluster } from "../../src/adapters/persistence/embedded-postgres/cluster.ts";

interface Link {
  readonly program: Socket;
  readonly database: Socket;
}

/** Stands between the program and its database, so that the link between them can fail. */
export class DatabaseProxy {
  readonly #server: Server;
  readonly #links = new Set<Link>();

  private constructor(server: Server, path: string) {
    this.#server = server;
    server.on("connection", (program) => this.#join(program, connect({ path })));
  }

  /** Listens on a free port, and makes the database and the role that serves from it. */
  static async open(cluster: Cluster): Promise<DatabaseProxy> {
    await cluster.ensureDatabase("peerhold");
    await cluster.ensureLogin(appRole);
    const server = createServer();
    const proxy = new DatabaseProxy(server, join(cluster.host, `.s.PGSQL.${cluster.port}`));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return proxy;
  }

  /** What the program is told, so that it comes this way. */
  environment(owner: string): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo;
    const url = (user: string) => `postgres://${user}@127.0.0.1:${port}/peerhold`;
    return { DATABASE_URL: url(appRole), DATABASE_MIGRATE_URL: url(owner) };
  }

  /** Resets every connection that is open. Gives how many those were. */
  reset(): number {
    const { size } = this.#links;
    for (const { program, database } of this.#links) {
      program.resetAndDestroy();
      database.destroy();
    }
    return size;
  }

  /** What is sent over connections that are open now arrives nowhere, and nobody is told. */
  silence(): number {
    for (const { program, database } of this.#links) {
      program.unpipe(database);
      database.unpipe(program);
      program.resume();
      database.resume();
    }
    return this.#links.size;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.reset();
    if (this.#server.listening) await once(this.#server, "close");
  }

  #join(program: Socket, database: Socket): void {
    const link = { program, database };
    this.#links.add(link);
    program.pipe(database).pipe(program);
    for (const [socket, other] of [
      [program, database],
      [database, program],
    ] as const) {
      socket.on("error", () => undefined);
      socket.on("close", () => {
        this.#links.delete(link);
        other.destroy();
      });
    }
  }
}
