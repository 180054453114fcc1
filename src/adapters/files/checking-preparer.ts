import type {
  FilePreparer,
  PreparedFile,
  PreparedVideo,
  ReadableBytes,
} from "../../application/ports/file-preparer.ts";
import type { AttachmentRefusal } from "../../domain/attachment/attachment-refusal.ts";
import type { PageKind, VideoKind } from "../../domain/attachment/file-kind.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { ReadPdf } from "./read-pdf.ts";
import { redrawImage, thumbnailOf } from "./redraw-image.ts";
import { checkMp4 } from "./video/check-mp4.ts";
import { checkWebm } from "./video/check-webm.ts";
import { VideoFault } from "./video/video-fault.ts";

/** Puts files in order: one at a time, so that many together do not take the machine. */
interface Queue {
  run<Value>(work: () => Promise<Value>): Promise<Value>;
}

/**
 * Draws images anew in threads of their library, and has PDFs read elsewhere, too. Videos are read box
 * by box, not played.
 */
export class CheckingPreparer implements FilePreparer {
  readonly #queue: Queue;
  readonly #readPdf: (bytes: Uint8Array) => Promise<ReadPdf>;

  constructor(queue: Queue, reader: (bytes: Uint8Array) => Promise<ReadPdf>) {
    this.#queue = queue;
    this.#readPdf = reader;
  }

  prepare(bytes: Uint8Array, kind: PageKind): Promise<Result<PreparedFile, AttachmentRefusal>> {
    return this.#queue.run(() =>
      kind === "application/pdf" ? this.#checkPdf(bytes) : redrawImage(bytes, kind),
    );
  }

  async prepareVideo(
    video: ReadableBytes,
    kind: VideoKind,
  ): Promise<Result<PreparedVideo, AttachmentRefusal>> {
    try {
      return accept(await (kind === "video/mp4" ? checkMp4(video) : checkWebm(video)));
    } catch (error) {
      if (!(error instanceof VideoFault)) throw error;
      return refuse({ code: error.code });
    }
  }

  async #checkPdf(bytes: Uint8Array): Promise<Result<PreparedFile, AttachmentRefusal>> {
    const read = await this.#readPdf(bytes);
    if ("refusal" in read) return refuse({ code: read.refusal });
    return accept({
      kind: "application/pdf",
      content: bytes,
      thumbnail: await thumbnailOf(read.picture),
      size: undefined,
      pages: read.pages,
      hadMetadata: false,
    });
  }
}
