import { Type } from "typebox";

/** A file that a route answers with. It is read while it is sent. */
export interface SentFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly bytes: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** The body of a route that sends a file. */
export const sentFile = Type.Unsafe<SentFile>({ type: "string", format: "binary" });
