import { accept, type Result } from "../result/result.ts";
import { plainText } from "../text/plain-text.ts";
import { parseModerationText, type ModerationTextRefusal } from "./moderation-text.ts";
import type { ModerationPolicy } from "./moderation.ts";

/** What a trader can say is wrong with an offer. */
export const offerReportReasons = [
  "outside_escrow",
  "contact_data",
  "bad_offer_terms",
  "obvious_scam",
  "other",
] as const;
export type OfferReportReason = (typeof offerReportReasons)[number];

/** The text of a report as it is kept; it may be empty where the reason says enough. */
export function parseReportText(
  reason: OfferReportReason,
  typed: string,
  policy: ModerationPolicy,
): Result<string, ModerationTextRefusal> {
  if (reason === "other") return parseModerationText(typed, policy);
  if (plainText(typed) === "") return accept("");
  return parseModerationText(typed, { ...policy, fewestCharacters: 1 });
}
