import type { OfferMarks, OwnMarks } from "../../../domain/offer/offer-marks.ts";
import { pointsOfPenalty } from "../../../domain/offer/offer-rank.ts";

/** What puts an offer before others, read by `markColumns`. */
export interface MarkRow {
  readonly is_stickied: boolean;
  readonly is_featured_by_moderator: boolean;
  readonly is_promoted: boolean;
}

export const markColumns = "offer.is_stickied, offer.is_featured_by_moderator, offer.is_promoted";

export function marksOf(row: MarkRow): OfferMarks {
  return {
    isStickied: row.is_stickied,
    isFeaturedByModerator: row.is_featured_by_moderator,
    isPromoted: row.is_promoted,
  };
}

/** The same with what only the owner sees, read by `ownMarkColumns`. */
export interface OwnMarkRow extends MarkRow {
  readonly penalty_shift: number;
  readonly penalty_reset_at: Date | null;
  readonly promotion_starts_at: Date | null;
  readonly promotion_ends_at: Date | null;
}

const promotion = (column: string) => `(SELECT p.${column} FROM offer_promotion p
    WHERE p.offer_id = offer.id AND p.ends_at > clock_timestamp()) AS promotion_${column}`;

export const ownMarkColumns = `${markColumns}, offer.penalty_shift, offer.penalty_reset_at,
  ${promotion("starts_at")}, ${promotion("ends_at")}`;

export function ownMarksOf(row: OwnMarkRow): OwnMarks {
  const { promotion_starts_at: startsAt, promotion_ends_at: endsAt } = row;
  return {
    ...marksOf(row),
    promotion:
      startsAt && endsAt ? { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() } : undefined,
    penaltyPoints: pointsOfPenalty(row.penalty_shift),
    penaltyResetAt: row.penalty_reset_at?.getTime(),
  };
}
