import type { ExportedTrade } from "../../domain/history-export/exported-trade.ts";

/** Collected trades as they lie in the storage until the file is written. */
export function packRows(rows: readonly ExportedTrade[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(rows));
}

/** The trades that were packed. */
export function unpackRows(content: Uint8Array): readonly ExportedTrade[] {
  return JSON.parse(new TextDecoder().decode(content)) as ExportedTrade[];
}
