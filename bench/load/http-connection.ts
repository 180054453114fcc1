import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** An answer. */
export interface HttpAnswer {
  readonly status: number;
  /** The status line and the headers. */
  readonly head: string;
  readonly body: string;
}

/**
 * One kept-alive connection with one request at a time, on a bare socket: with two cores, whatever
 * the load's own client costs is taken from the server. It reads answers with a `Content-Length`
 * only.
 */
export class HttpConnection {
  readonly #url: URL;
  readonly #from: string | undefined;
  #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #answered: ((answer: HttpAnswer) => void) | undefined;
  #failed: ((error: Error) => void) | undefined;

  private constructor(url: URL, socket: Socket, from: string | undefined) {
    this.#url = url;
    this.#from = from;
    this.#socket = this.#listenTo(socket);
  }

  /** `from`: an address of this machine, where limits count by address. */
  static async open(url: string, from?: string): Promise<HttpConnection> {
    const parsed = new URL(url);
    return new HttpConnection(parsed, await connectTo(parsed, from), from);
  }

  /**
   * `headers`: whole lines, each with its line end. A connection that the server closed is
   * reopened.
   */
  async send(
    method: "GET" | "POST" | "PUT",
    path: string,
    headers: string,
    body = "",
  ): Promise<HttpAnswer> {
    if (this.#socket.destroyed || this.#socket.readableEnded) {
      this.#socket = this.#listenTo(await connectTo(this.#url, this.#from));
    }
    const length =
      method === "GET"
        ? ""
        : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#failed = reject;
      this.#socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: ${this.#url.host}\r\n${headers}${length}\r\n${body}`,
      );
    });
  }

  close(): void {
    this.#failed = undefined;
    this.#socket.destroy();
  }

  #listenTo(socket: Socket): Socket {
    this.#received = Buffer.alloc(0);
    socket.setNoDelay(true);
    socket.on("data", (chunk) => this.#take(chunk));
    socket.on("error", (error) => this.#failed?.(error));
    socket.on("close", () => this.#failed?.(new Error("The server closed the connection")));
    return socket;
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const head = this.#received.indexOf("\r\n\r\n");
    if (head < 0) return;
    const headers = this.#received.toString("latin1", 0, head);
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(headers)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) throw new Error(`An answer without a length: ${headers}`);
    const end = head + 4 + length;
    if (this.#received.length < end) return;
    const answer = {
      status: Number(headers.slice(9, 12)),
      head: headers,
      body: this.#received.toString("utf8", head + 4, end),
    };
    this.#received = this.#received.subarray(end);
    this.#answered?.(answer);
  }
}

async function connectTo({ hostname, port }: URL, from: string | undefined): Promise<Socket> {
  const localAddress = from === undefined ? {} : { localAddress: from };
  const socket = connect({ port: Number(port), host: hostname, ...localAddress });
  await once(socket, "connect");
  return socket;
}
