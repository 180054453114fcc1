/** What people may attach; told from the bytes, never from the name. */
export type FileKind = PageKind | VideoKind;

/** Files that are looked at as a picture or as pages. */
export type PageKind = "image/jpeg" | "image/png" | "image/webp" | "application/pdf";

export type VideoKind = "video/mp4" | "video/webm";

/** How much of a file a browser looks at to find out whether it is a page. */
const sniffedBytes = 1_024;

/** The end of an archive: its mark, then up to this many bytes. */
const archiveEnd = { mark: "PK\u0005\u0006", bytes: 22, mostComment: 65_535 };

/** The kind that these bytes begin like; undefined for everything that is not accepted. */
export function fileKindOf(bytes: Uint8Array): FileKind | undefined {
  if (begins(bytes, [0xff, 0xd8, 0xff])) return "image/jpeg";
  if (begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "image/png";
  if (begins(bytes, letters("RIFF")) && begins(bytes.subarray(8), letters("WEBP"))) {
    return "image/webp";
  }
  if (begins(bytes.subarray(4), letters("ftyp"))) return "video/mp4";
  if (begins(bytes, [0x1a, 0x45, 0xdf, 0xa3])) return "video/webm";
  return begins(bytes, letters("%PDF-")) ? "application/pdf" : undefined;
}

export function isVideo(kind: FileKind): kind is VideoKind {
  return kind === "video/mp4" || kind === "video/webm";
}

/**
 * Whether a file of this kind could be read as another kind too. An image is drawn anew, so nothing
 * beside its pixels stays; a PDF and a video are kept, and must be nothing else. `bytes`: from its
 * beginning; `end`: its last 65,557 bytes or more.
 */
export function isAmbiguous(kind: FileKind, bytes: Uint8Array, end: Uint8Array): boolean {
  if (kind !== "application/pdf" && !isVideo(kind)) return false;
  const head = textOf(bytes.subarray(0, sniffedBytes));
  return /<(?:!doctype|html|script|svg|\?xml)/i.test(head) || isArchive(end);
}

/** Archives are read from their end, so one can stand behind anything else. */
function isArchive(bytes: Uint8Array): boolean {
  const { mark, bytes: endBytes, mostComment } = archiveEnd;
  const tail = bytes.subarray(Math.max(0, bytes.length - endBytes - mostComment));
  const place = textOf(tail).lastIndexOf(mark);
  if (place < 0 || place + endBytes > tail.length) return false;
  const comment = (tail[place + 20] ?? 0) + 256 * (tail[place + 21] ?? 0);
  return place + endBytes + comment === tail.length;
}

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, place) => bytes[place] === byte);
}

function letters(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

/** One character for each byte. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}
