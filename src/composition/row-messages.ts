import type { CollectWish } from "../application/ports/row-work.ts";
import type { ExportHead } from "../application/ports/export-writer.ts";
import type { ExportFormat } from "../domain/history-export/history-export.ts";

/** What the thread of an export is asked, one after the other. */
export type RowQuestion =
  | { readonly ask: "collect"; readonly asked: CollectWish }
  | { readonly ask: "begin"; readonly format: ExportFormat; readonly head: ExportHead }
  /** Answered with what was written of the file so far; without content, its end is. */
  | { readonly ask: "content"; readonly content: Uint8Array | undefined }
  | { readonly ask: "close" };

/** Its answer; a question that failed has only a reason. */
export type RowAnswer = { readonly value: unknown } | { readonly failed: string };
