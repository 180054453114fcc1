import { createHash } from "node:crypto";
import type { Socket } from "node:net";
import { type Frame, frame, framesOf, textAt } from "./postgres-frames.ts";

/** What the answer to a prepared or closed statement is to its client. */
type Preparing = "as it is" | "is hidden" | "was prepared before";

/** A connection of a pooler to its server, which clients have one after the other. */
export class PooledServer {
  readonly #socket: Socket;
  readonly #frames: AsyncGenerator<Frame>;
  readonly #prepared = new Set<string>();
  readonly #preparing: Preparing[] = [];

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.#frames = framesOf(socket);
  }

  /** Begins as a client did, at a server that asks for no password. */
  static async open(socket: Socket, startup: Buffer): Promise<PooledServer> {
    const server = new PooledServer(socket);
    socket.write(startup);
    while ((await server.#next()).type !== "Z");
    return server;
  }

  /** Sends a client's message. With its statements, they are prepared here under names of their own. */
  send(sent: Frame, statements?: Map<string, Frame>): void {
    const place = sent.type === "B" ? 5 + textAt(sent.bytes, 5).length + 1 : 5;
    const isNamed = ["P", "B", "C"].includes(sent.type) || isOfStatement(sent);
    const at = sent.type === "C" || isOfStatement(sent) ? 6 : place;
    const name = isNamed ? textAt(sent.bytes, at) : "";
    if (!statements || name === "" || (sent.type === "C" && !isOfStatement(sent))) {
      if (sent.type === "P" || sent.type === "C") this.#preparing.push("as it is");
      this.#socket.write(sent.bytes);
      return;
    }
    if (sent.type === "P") {
      const body = sent.bytes.subarray(at + Buffer.byteLength(name) + 1);
      const own = createHash("sha256").update(body).digest("hex");
      const renamed = frame("P", own, body);
      statements.set(name, renamed);
      if (!this.#prepared.has(own)) {
        this.#prepared.add(own);
        this.#preparing.push("as it is");
        this.#socket.write(renamed.bytes);
      } else {
        // The server answers in order: something that it does not mind takes the place.
        this.#preparing.push("was prepared before");
        this.#socket.write(frame("C", Buffer.from("S"), "nothing").bytes);
      }
      return;
    }
    const renamed = statements.get(name);
    const own = renamed ? textAt(renamed.bytes, 5) : name;
    if (renamed && !this.#prepared.has(own)) {
      this.#prepared.add(own);
      this.#preparing.push("is hidden");
      this.#socket.write(renamed.bytes);
    }
    if (sent.type === "C") this.#preparing.push("as it is");
    const rest = sent.bytes.subarray(at + Buffer.byteLength(name) + 1);
    this.#socket.write(frame(sent.type, sent.bytes.subarray(5, at), own, rest).bytes);
  }

  /** Passes on what it says until it is ready. Returns whether no transaction is open. */
  async answerTo(client: Socket): Promise<boolean> {
    while (true) {
      const said = await this.#next();
      const preparing = "13".includes(said.type) ? this.#preparing.shift() : undefined;
      if (preparing === "was prepared before") client.write(frame("1").bytes);
      // Nobody who has no connection of their own hears a notification.
      else if (preparing !== "is hidden" && said.type !== "A") client.write(said.bytes);
      if (said.type !== "Z") continue;
      this.#preparing.length = 0;
      return said.bytes.at(-1) === "I".charCodeAt(0);
    }
  }

  destroy(): void {
    this.#socket.destroy();
  }

  async #next(): Promise<Frame> {
    const { value, done } = await this.#frames.next();
    if (done === true) throw new Error("The server has closed the connection");
    return value;
  }
}

/** Descriptions and ends may be of a statement or of a portal. */
function isOfStatement({ type, bytes }: Frame): boolean {
  return (type === "D" || type === "C") && bytes[5] === "S".charCodeAt(0);
}
