import { accept, refuse, type Result } from "../result/result.ts";
import { isReadable, isVisible, plainText } from "../text/plain-text.ts";

/** What staff write about a person, as stored; `reason_needed`: there is nothing to read. */
export function parseStaffWords(typed: string): Result<string, { readonly code: "reason_needed" }> {
  const text = plainText(typed);
  return isReadable(text) && isVisible(text) ? accept(text) : refuse({ code: "reason_needed" });
}
