import type { AttachmentRefusal } from "../../domain/attachment/attachment-refusal.ts";
import type { FileKind } from "../../domain/attachment/file-kind.ts";
import type { Result } from "../../domain/result/result.ts";

/** How many bytes of the beginning and of the end of a long file are scanned. */
export const scannedBytes = 100_000;

/** Says what a file is, or why nobody may have it. What it accepts is still checked and redrawn. */
export interface FileScanner {
  /** `end`: the last bytes of a file that is too long to be here as a whole. */
  scan(bytes: Uint8Array, end?: Uint8Array): Promise<Result<FileKind, AttachmentRefusal>>;
}
