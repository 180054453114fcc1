/** Why a file can't be one of offers, before anything is sent. */
export type OfferFileFault = "empty" | "no_text";

/** The text of a file, or why it has none that can be read. */
export async function readOfferFile(file: File): Promise<string | { fault: OfferFileFault }> {
  if (file.size === 0) return { fault: "empty" };
  try {
    // A file in another encoding would be imported with other letters in its texts.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    return text.includes("\0") ? { fault: "no_text" } : text;
  } catch {
    return { fault: "no_text" };
  }
}
