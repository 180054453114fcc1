import type { Socket } from "node:net";

/** A message of PostgreSQL's protocol: its type, and all its bytes with type and length. */
export interface Frame {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The messages that arrive; a client's first one has no type. */
export async function* framesOf(socket: Socket, first?: "starts without a type") {
  let rest = Buffer.alloc(0);
  let isFirst = first !== undefined;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    while (true) {
      const head = isFirst ? 0 : 1;
      if (rest.length < head + 4) break;
      const length = head + rest.readUInt32BE(head);
      if (rest.length < length) break;
      const bytes = rest.subarray(0, length);
      rest = rest.subarray(length);
      yield { type: isFirst ? "" : String.fromCharCode(bytes[0]!), bytes } satisfies Frame;
      isFirst = false;
    }
  }
}

/** The text that ends with a zero, in UTF-8. */
export function textAt(bytes: Buffer, at: number): string {
  return bytes.subarray(at, bytes.indexOf(0, at)).toString();
}

/** A message of a type with parts; texts get their zero. */
export function frame(type: string, ...parts: (string | Buffer)[]): Frame {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(`${part}\0`) : part)),
  );
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(body.length + 4, 1);
  return { type, bytes: Buffer.concat([head, body]) };
}

const okay = Buffer.alloc(4);

/** What a server says when a connection begins. */
export const answer = {
  ready: Buffer.concat([
    frame("R", okay).bytes,
    frame("S", "server_version", "18.0").bytes,
    frame("S", "client_encoding", "UTF8").bytes,
    frame("K", Buffer.alloc(8)).bytes,
    frame("Z", Buffer.from("I")).bytes,
  ]),
  refusal: (code: string, words: string) =>
    frame("E", Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${words}\0\0`)).bytes,
};
