import type { AttachmentRefusal } from "../../domain/attachment/attachment-refusal.ts";
import type { FileKind } from "../../domain/attachment/file-kind.ts";
import type { Result } from "../../domain/result/result.ts";

/** Says what a file is, or why nobody may have it. What it accepts is still checked and redrawn. */
export interface FileScanner {
  scan(bytes: Uint8Array): Promise<Result<FileKind, AttachmentRefusal>>;
}
