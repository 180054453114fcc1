import type { AttachmentRefusal } from "../../domain/attachment/attachment-refusal.ts";
import type { FileKind } from "../../domain/attachment/file-kind.ts";
import type { Result } from "../../domain/result/result.ts";

/** A file as it is kept. */
export interface PreparedFile {
  readonly kind: FileKind;
  readonly content: Uint8Array;
  /** A small WebP picture of it. */
  readonly thumbnail: Uint8Array;
  /** Of an image in pixels; undefined for a PDF. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Of a PDF. */
  readonly pages: number | undefined;
  /** Whether it had notes of the camera (place, time, device) that are gone now. */
  readonly hadMetadata: boolean;
}

/** Makes of what somebody sent what others may open: images are drawn anew, PDFs checked. */
export interface FilePreparer {
  prepare(bytes: Uint8Array, kind: FileKind): Promise<Result<PreparedFile, AttachmentRefusal>>;
}
