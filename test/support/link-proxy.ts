import { once } from "node:events";
import {
  connect,
  createServer,
  type AddressInfo,
  type NetConnectOpts,
  type Server,
  type Socket,
} from "node:net";

interface Link {
  readonly near: Socket;
  readonly far: Socket;
}

/** A proxy between a client and its server, so that the link between them can fail. */
export class LinkProxy {
  readonly #server: Server;
  readonly #links = new Set<Link>();

  private constructor(server: Server, to: NetConnectOpts) {
    this.#server = server;
    server.on("connection", (near) => this.#join(near, connect(to)));
  }

  /** Listens on a free port and forwards to the server at `to`. */
  static async open(to: NetConnectOpts): Promise<LinkProxy> {
    const server = createServer();
    const proxy = new LinkProxy(server, to);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Resets every open connection. Returns how many there were. */
  reset(): number {
    const { size } = this.#links;
    for (const { near, far } of this.#links) {
      near.resetAndDestroy();
      far.destroy();
    }
    return size;
  }

  /** Silently drops what is sent over the connections that are open now. */
  silence(): number {
    for (const { near, far } of this.#links) {
      near.unpipe(far);
      far.unpipe(near);
      near.resume();
      far.resume();
    }
    return this.#links.size;
  }

  async close(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.reset();
    await closed;
  }

  #join(near: Socket, far: Socket): void {
    const link = { near, far };
    this.#links.add(link);
    near.pipe(far).pipe(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on("error", () => undefined);
      socket.on("close", () => {
        this.#links.delete(link);
        other.destroy();
      });
    }
  }
}
