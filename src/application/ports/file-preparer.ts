import type { AttachmentRefusal } from "../../domain/attachment/attachment-refusal.ts";
import type { PageKind, VideoKind } from "../../domain/attachment/file-kind.ts";
import type { Result } from "../../domain/result/result.ts";

/** A file as it is kept. */
export interface PreparedFile {
  readonly kind: PageKind;
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

/** Bytes that are read a part at a time. */
export interface ReadableBytes {
  readonly bytes: number;
  /** As many as are asked for, or fewer at the end. */
  at(from: number, length: number): Promise<Uint8Array>;
}

/** A stretch of a file that becomes `head`, then zeros, up to `to`. */
export interface Blank {
  readonly from: number;
  readonly to: number;
  readonly head: Uint8Array;
}

/** A video that may be kept, once these stretches of it are blank. */
export interface PreparedVideo {
  readonly blanks: readonly Blank[];
  readonly hadMetadata: boolean;
}

/** Makes of what somebody sent what others may open: images are drawn anew, PDFs and videos checked. */
export interface FilePreparer {
  prepare(bytes: Uint8Array, kind: PageKind): Promise<Result<PreparedFile, AttachmentRefusal>>;
  prepareVideo(
    video: ReadableBytes,
    kind: VideoKind,
  ): Promise<Result<PreparedVideo, AttachmentRefusal>>;
}
