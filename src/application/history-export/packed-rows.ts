import type { ExportedTrade } from "../../domain/history-export/exported-trade.ts";

/** Collected trades as they lie in the storage until the file is written: how many there are, then the trades. */
export function packRows(rows: readonly ExportedTrade[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${rows.length} ${JSON.stringify(rows)}`);
}

/** How many trades were packed, without unpacking them; an earlier build did not say: 0. */
export function packedCount(content: Uint8Array): number {
  const [count = "0"] = /^\d*/.exec(new TextDecoder().decode(content.subarray(0, 10))) ?? [];
  return Number(count);
}

/** The trades that were packed. */
export function unpackRows(content: Uint8Array): readonly ExportedTrade[] {
  const text = new TextDecoder().decode(content);
  return JSON.parse(text.slice(text.indexOf("["))) as ExportedTrade[];
}
