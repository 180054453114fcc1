import type { OfferSignalName } from "../../../domain/offer/offer-signals.ts";
import {
  waitsForReview,
  type Moderation,
  type ModerationStatus,
} from "../../../domain/offer/moderation.ts";

/** The part of an `offer` row about its moderation, read by `moderationColumns`. */
export interface ModerationRow {
  readonly moderation: ModerationStatus;
  readonly held_by: OfferSignalName | null;
  readonly moderation_reason: string | null;
  readonly moderated_by: string | null;
  readonly moderated_at: Date | null;
  readonly appeal_text: string | null;
  readonly appealed_at: Date | null;
}

export const moderationColumns = `
  offer.moderation, offer.held_by, offer.moderation_reason, offer.moderated_by, offer.moderated_at,
  offer.appeal_text, offer.appealed_at`;

/** The moderation stored in a row. */
export function moderationOf(row: ModerationRow): Moderation {
  const { moderated_by: by, moderated_at, moderation_reason: reason } = row;
  const decided =
    by !== null && moderated_at !== null && reason !== null
      ? { by, at: moderated_at.getTime(), reason }
      : undefined;
  return {
    status: row.moderation,
    ...(row.held_by !== null && { heldBy: row.held_by }),
    ...(decided && { decided }),
    ...(row.appeal_text !== null &&
      row.appealed_at !== null && {
        appeal: { text: row.appeal_text, at: row.appealed_at.getTime() },
      }),
  };
}

/**
 * The columns that `moderationValues` fill, and their values as parameters from a number on.
 * `before` is since when the offer has been waiting: one that waits keeps its place.
 */
export function moderationAssignments(
  first: number,
  before: "offer.waits_since" | "NULL",
): readonly (readonly [string, string])[] {
  const at = (offset: number) => `$${first + offset}`;
  return [
    ["moderation", `${at(0)}::smallint`],
    ["held_by", `${at(1)}::text`],
    ["moderation_reason", `${at(2)}::text`],
    ["moderated_by", `${at(3)}::text`],
    ["moderated_at", `${at(4)}::timestamptz`],
    ["appeal_text", `${at(5)}::text`],
    ["appealed_at", `${at(6)}::timestamptz`],
    ["waits_since", `CASE WHEN ${at(7)}::boolean THEN coalesce(${before}, clock_timestamp()) END`],
  ];
}

/** The parameters of `moderationAssignments`. */
export function moderationValues(moderation: Moderation): readonly unknown[] {
  const { status, heldBy, decided, appeal } = moderation;
  return [
    status,
    heldBy ?? null,
    decided?.reason ?? null,
    decided?.by ?? null,
    decided ? new Date(decided.at) : null,
    appeal?.text ?? null,
    appeal ? new Date(appeal.at) : null,
    waitsForReview(moderation),
  ];
}
