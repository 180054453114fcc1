import type { FileScanner } from "../../application/ports/file-scanner.ts";
import { fileKindOf, isAmbiguous } from "../../domain/attachment/file-kind.ts";
import { accept, refuse } from "../../domain/result/result.ts";

/** Recognises files by their content alone, and refuses what could pass for something else. */
export class ContentScanner implements FileScanner {
  scan(bytes: Uint8Array, end: Uint8Array = bytes): ReturnType<FileScanner["scan"]> {
    const kind = fileKindOf(bytes);
    const isClear = kind !== undefined && !isAmbiguous(kind, bytes, end);
    return Promise.resolve(isClear ? accept(kind) : refuse({ code: "attachment_kind" }));
  }
}
