import type { SentFile } from "../../contract/sent-file.ts";
import { wholeFile } from "../whole-file.ts";

/** A case file as it is sent. */
export function caseFileBody(tradeId: string, text: string): SentFile {
  const bytes = Buffer.from(text, "utf8");
  return {
    name: `case-${tradeId}.json`,
    type: "application/octet-stream",
    bytes: bytes.length,
    content: wholeFile(bytes),
  };
}
