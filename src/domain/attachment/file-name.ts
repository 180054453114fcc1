import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, isVisible, plainText } from "../text/plain-text.ts";
import { attachmentLimits } from "./attachment-limits.ts";
import type { AttachmentRefusal } from "./attachment-refusal.ts";
import type { FileKind } from "./file-kind.ts";

const endings: Readonly<Record<FileKind, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
  "video/mp4": "mp4",
  "video/webm": "webm",
};

/** Characters that turn the direction of text, and so hide what a name ends with. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/**
 * The name under which a file is shown and saved: what its owner called it, without folders, and with
 * the ending of what it really is.
 */
export function parseFileName(typed: string, kind: FileKind): Result<string, AttachmentRefusal> {
  const name = plainText(typed);
  const isPlain = isReadable(name) && !turning.test(name) && !/[\t\n]/.test(name);
  if (!isPlain || !isVisible(name) || charactersOf(name) > attachmentLimits.mostNameCharacters) {
    return refuse({ code: "attachment_name" });
  }
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const stem = last
    .replace(/\.[^.]*$/, "")
    .replaceAll(/["<>:|?*]/g, "_")
    .replace(/^\.+/, "");
  return accept(`${isVisible(stem) ? stem : "file"}.${endings[kind]}`);
}
