import { setImmediate as breathe } from "node:timers/promises";
import type { AttachmentRefusalCode } from "../../../domain/attachment/attachment-refusal.ts";

/** A container is not taken; thrown while it is read, and caught where reading began. */
export class VideoFault extends Error {
  readonly code: AttachmentRefusalCode;

  constructor(code: AttachmentRefusalCode) {
    super(code);
    this.code = code;
  }
}

export function broken(): never {
  throw new VideoFault("attachment_video_broken");
}

/** More parts than a long honest video has, and smaller ones on average. */
const mostParts = 200_000;
const partsOfAny = 1_000;
const leastBytesOfPart = 16;
const partsAtOnce = 2_000;

/** Counts the parts of a container: never too many, and never so many at once that requests wait. */
export class PartCount {
  readonly #most: number;
  #parts = 0;

  constructor(bytes: number) {
    this.#most = Math.min(mostParts, partsOfAny + bytes / leastBytesOfPart);
  }

  async next(): Promise<void> {
    this.#parts += 1;
    if (this.#parts > this.#most) broken();
    if (this.#parts % partsAtOnce === 0) await breathe();
  }
}
