import { once } from "node:events";
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Server,
  type Socket,
} from "node:net";
import { PooledServer } from "./pooled-server.ts";
import { answer, framesOf, type Frame, textAt } from "./postgres-frames.ts";

/** Startup parameters that PgBouncer follows; any other one is refused, as it does. */
const known = new Set(["user", "database", "application_name", "client_encoding"]);

/** Messages after which a client waits for the server to be ready. */
const ending = new Set(["Q", "S"]);

/**
 * A pooler as PgBouncer is one in transaction mode: each transaction gets the connection that came
 * free last, and a notification reaches nobody. With `keepsStatements` it prepares a client's
 * statements where they are missing, as version 1.21 does; without, clients share their names.
 */
export class TransactionPooler {
  readonly #server: Server;
  readonly #place: NetConnectOpts;
  readonly #keepsStatements: boolean;
  readonly #free: PooledServer[] = [];
  readonly #sockets = new Set<Socket>();
  /** How many connections it opened to the server. */
  opened = 0;

  private constructor(server: Server, place: NetConnectOpts, keepsStatements: boolean) {
    this.#server = server;
    this.#place = place;
    this.#keepsStatements = keepsStatements;
    server.on("connection", (client) => void this.#serve(this.#kept(client)));
  }

  static async open(place: NetConnectOpts, keepsStatements: boolean): Promise<TransactionPooler> {
    const server = createServer();
    const pooler = new TransactionPooler(server, place, keepsStatements);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return pooler;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, "close");
  }

  #kept(socket: Socket): Socket {
    this.#sockets.add(socket);
    socket.on("error", () => socket.destroy()).once("close", () => this.#sockets.delete(socket));
    return socket;
  }

  async #serve(client: Socket): Promise<void> {
    const statements = new Map<string, Frame>();
    let startup: Buffer | undefined;
    let server: PooledServer | undefined;
    for await (const frame of framesOf(client, "starts without a type")) {
      if (!startup) {
        startup = frame.bytes;
        const foreign = parametersOf(startup).find((name) => !known.has(name));
        if (foreign !== undefined) {
          client.end(answer.refusal("08P01", `unsupported startup parameter: ${foreign}`));
          return;
        }
        client.write(answer.ready);
        continue;
      }
      if (frame.type === "X") break;
      server ??= await this.#take(startup);
      server.send(frame, this.#keepsStatements ? statements : undefined);
      if (!ending.has(frame.type)) continue;
      const isIdle = await server.answerTo(client);
      if (!isIdle) continue;
      this.#free.push(server);
      server = undefined;
    }
    // Its transaction ends with its connection.
    server?.destroy();
    client.destroy();
  }

  async #take(startup: Buffer): Promise<PooledServer> {
    const free = this.#free.pop();
    if (free) return free;
    this.opened += 1;
    return PooledServer.open(this.#kept(connect(this.#place)), startup);
  }
}

/** The names in a startup message, after its length and version. */
function parametersOf(startup: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at < startup.length - 1;) {
    const name = textAt(startup, at);
    names.push(name);
    at += name.length + 1;
    at += textAt(startup, at).length + 1;
  }
  return names;
}
