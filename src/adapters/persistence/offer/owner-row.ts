import type { OfferOwnerRecord } from "../../../application/ports/offer-store.ts";
import { money } from "../../../domain/money/money.ts";
import type { OfferRow } from "./offer-row.ts";

/** What is shown of the owner, read by `ownerColumns`. */
export interface OwnerRow {
  readonly owner_username: string;
  readonly owner_badge: string;
  readonly owner_avatar: string | null;
  readonly owner_country: string | null;
  readonly owner_last_seen_at: Date;
  readonly owner_completed_trades: number;
  readonly owner_release_seconds: number | null;
  readonly owner_month: {
    readonly ended: number;
    readonly ended_well: number;
    readonly volume: string | null;
  } | null;
  readonly owner_feedback_positive: number;
  readonly owner_feedback_negative: number;
  readonly rank_shift: number;
  readonly has_auto_reply: boolean;
}

export const ownerColumns = `
  trader.username AS owner_username, trader.badge AS owner_badge,
  trader.avatar AS owner_avatar,
  (SELECT p.country FROM preference p WHERE p.trader_id = trader.id) AS owner_country,
  trader.last_seen_at AS owner_last_seen_at,
  coalesce((SELECT u.completed_trades FROM trader_usage u WHERE u.trader_id = trader.id), 0)
    AS owner_completed_trades,
  (SELECT r.median_seconds FROM release_time r WHERE r.trader_id = trader.id)
    AS owner_release_seconds,
  (SELECT json_build_object('ended', s.ended, 'ended_well', s.ended_well,
                            'volume', s.volume->>offer.asset)
     FROM owner_standing s WHERE s.trader_id = trader.id AND s.side = offer.side) AS owner_month,
  trader.feedback_positive AS owner_feedback_positive,
  trader.feedback_negative AS owner_feedback_negative, offer.rank_shift,
  EXISTS (SELECT FROM vendor_desk d WHERE d.trader_id = trader.id AND d.greeting <> '')
    AS has_auto_reply`;

/** The owner's public view. */
export function ownerOf(row: OwnerRow & Pick<OfferRow, "asset">): OfferOwnerRecord {
  return {
    username: row.owner_username,
    badge: row.owner_badge,
    avatar: row.owner_avatar ?? undefined,
    country: row.owner_country ?? undefined,
    lastSeenAt: row.owner_last_seen_at.getTime(),
    feedbackPositive: row.owner_feedback_positive,
    feedbackNegative: row.owner_feedback_negative,
    completedTrades: row.owner_completed_trades,
    releaseMedianSeconds: row.owner_release_seconds ?? undefined,
    month: {
      ended: row.owner_month?.ended ?? 0,
      endedWell: row.owner_month?.ended_well ?? 0,
      volume: money(row.asset, BigInt(row.owner_month?.volume ?? 0)),
    },
    rankShift: row.rank_shift,
    hasAutoReply: row.has_auto_reply,
  };
}
