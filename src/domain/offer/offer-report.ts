import { accept, type Result } from "../result/result.ts";
import { plainText } from "../text/plain-text.ts";
import {
  parseModerationText,
  type ModerationLengths,
  type ModerationTextRefusal,
} from "./moderation-text.ts";

/** The reasons a trader can give for reporting an offer. */
export const offerReportReasons = [
  "outside_escrow",
  "contact_data",
  "bad_offer_terms",
  "obvious_scam",
  "other",
] as const;
export type OfferReportReason = (typeof offerReportReasons)[number];

/** The text of a report as stored; it may be empty if the reason says enough. */
export function parseReportText(
  reason: OfferReportReason,
  typed: string,
  policy: ModerationLengths,
): Result<string, ModerationTextRefusal> {
  if (reason === "other") return parseModerationText(typed, policy);
  if (plainText(typed) === "") return accept("");
  return parseModerationText(typed, { ...policy, fewestCharacters: 1 });
}
