import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

interface Link {
  readonly program: Socket;
  readonly database: Socket;
}

/** Stands between the program and its database, so that the link between them can fail. */
export class LinkProxy {
  readonly #server: Server;
  readonly #links = new Set<Link>();

  private constructor(server: Server, path: string) {
    this.#server = server;
    server.on("connection", (program) => this.#join(program, connect({ path })));
  }

  /** Listens on a free port for a server that listens at `path`. */
  static async open(path: string): Promise<LinkProxy> {
    const server = createServer();
    const proxy = new LinkProxy(server, path);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
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
    const closed = once(this.#server, "close");
    this.#server.close();
    this.reset();
    await closed;
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
