import sharp from "sharp";
import type { AvatarPainter, PictureRefusal } from "../../application/ports/avatar-painter.ts";
import type { FileScanner } from "../../application/ports/file-scanner.ts";
import { avatarLimits } from "../../domain/account/avatar.ts";
import { attachmentLimits } from "../../domain/attachment/attachment-limits.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";

/** Paints one at a time, so that many together do not take the machine. */
interface Queue {
  run<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** Cuts the middle out of an image. Its pixels are counted from its header, before it is unpacked. */
export class SquarePainter implements AvatarPainter {
  readonly #scanner: FileScanner;
  readonly #queue: Queue;

  constructor(scanner: FileScanner, queue: Queue) {
    this.#scanner = scanner;
    this.#queue = queue;
  }

  async paint(bytes: Uint8Array): Promise<Result<Uint8Array, PictureRefusal>> {
    const kind = await this.#scanner.scan(bytes);
    const isImage = kind.ok && kind.value.startsWith("image/");
    if (!isImage) return refuse({ code: "avatar_kind" });
    return this.#queue.run(() => squareOf(bytes));
  }
}

async function squareOf(bytes: Uint8Array): Promise<Result<Uint8Array, PictureRefusal>> {
  const { pixels } = avatarLimits;
  const { mostPixels } = attachmentLimits;
  try {
    const told = await sharp(bytes, { failOn: "error", limitInputPixels: false }).metadata();
    if (told.width * told.height > mostPixels) return refuse({ code: "attachment_limit_size" });
    const square = await sharp(bytes, { failOn: "error", limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width: pixels, height: pixels, fit: "cover" })
      .webp({ quality: 82, effort: 3 })
      .toBuffer();
    return accept(square);
  } catch {
    return refuse({ code: "attachment_image_broken" });
  }
}
