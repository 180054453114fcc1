import { bankListLimits } from "../../domain/bank-account/bank-list.ts";

/** Why a file can't be a list of banks, before anything is sent. */
export type FileFault = "empty" | "too_large" | "no_text";

/** The text of a file, or why it has none that can be checked. */
export async function readListFile(file: File): Promise<string | { fault: FileFault }> {
  if (file.size === 0) return { fault: "empty" };
  if (file.size > bankListLimits.characters) return { fault: "too_large" };
  try {
    // A file in another encoding would be imported with other letters in its names.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    return text.includes("\0") ? { fault: "no_text" } : text;
  } catch {
    return { fault: "no_text" };
  }
}
