import type { OfferSignalName } from "../../../domain/offer/offer-signals.ts";
import {
  waitsForReview,
  type Moderation,
  type ModerationStatus,
} from "../../../domain/offer/moderation.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { instantText } from "../trade/trade-row.ts";

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
 * The columns of a moderation. An offer that waits for a moderator keeps its place in the queue: it
 * waits since `at` only if it did not wait before.
 */
export function moderationState(
  moderation: Moderation,
  { isWaiting, at }: { readonly isWaiting: boolean; readonly at: Instant },
): Readonly<Record<string, unknown>> {
  const { status, heldBy, decided, appeal } = moderation;
  const waits = waitsForReview(moderation);
  return {
    moderation: status,
    heldBy: heldBy ?? null,
    moderationReason: decided?.reason ?? null,
    moderatedBy: decided?.by ?? null,
    moderatedAt: decided ? instantText(decided.at) : null,
    appealText: appeal?.text ?? null,
    appealedAt: appeal ? instantText(appeal.at) : null,
    ...(!(waits && isWaiting) && { waitsSince: waits ? instantText(at) : null }),
  };
}
