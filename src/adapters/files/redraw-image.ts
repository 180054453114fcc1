import sharp, { type Sharp } from "sharp";
import type { AttachmentRefusal } from "../../domain/attachment/attachment-refusal.ts";
import { attachmentLimits, thumbnailPixels } from "../../domain/attachment/attachment-limits.ts";
import type { PageKind } from "../../domain/attachment/file-kind.ts";
import type { PreparedFile } from "../../application/ports/file-preparer.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";

/** One thread for each image: the others stay free for requests. */
sharp.concurrency(1);
sharp.cache(false);

/**
 * Draws an image anew from its pixels, upright, so that nothing else in the file is kept. An image of
 * too many pixels is refused by its header, before it is unpacked.
 */
export async function redrawImage(
  bytes: Uint8Array,
  kind: PageKind,
): Promise<Result<PreparedFile, AttachmentRefusal>> {
  const { mostPixels, mostBytes } = attachmentLimits;
  try {
    const options = {
      failOn: "error",
      limitInputPixels: mostPixels,
      sequentialRead: true,
    } as const;
    const told = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (told.width * told.height > mostPixels) return refuse({ code: "attachment_limit_size" });
    const upright = sharp(bytes, options).autoOrient();
    const { data, info } = await encoded(upright, kind).toBuffer({ resolveWithObject: true });
    // Drawing anew can make a file larger, though hardly ever by much.
    if (data.length > mostBytes) return refuse({ code: "attachment_limit_size" });
    const { exif, xmp, iptc } = told;
    return accept({
      kind,
      content: data,
      thumbnail: await thumbnailOf(data),
      size: { width: info.width, height: info.height },
      pages: undefined,
      hadMetadata: exif !== undefined || xmp !== undefined || iptc !== undefined,
    });
  } catch {
    return refuse({ code: "attachment_image_broken" });
  }
}

/** A small picture. */
export async function thumbnailOf(image: Uint8Array): Promise<Uint8Array> {
  return sharp(image, { limitInputPixels: attachmentLimits.mostPixels })
    .resize({
      width: thumbnailPixels,
      height: thumbnailPixels,
      fit: "inside",
      withoutEnlargement: true,
    })
    .webp({ quality: 75, effort: 2 })
    .toBuffer();
}

function encoded(image: Sharp, kind: PageKind): Sharp {
  switch (kind) {
    case "image/png":
      return image.png({ compressionLevel: 6 });
    case "image/webp":
      return image.webp({ quality: 85, effort: 2 });
    default:
      return image.jpeg({ quality: 85 });
  }
}
