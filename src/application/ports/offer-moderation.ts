import type { OfferId, TraderId } from "../../domain/id/id.ts";
import type { ModerationStatus } from "../../domain/offer/moderation.ts";
import type { ModeratorMarks, OfferMarks } from "../../domain/offer/offer-marks.ts";
import type { Offer } from "../../domain/offer/offer.ts";
import type { OfferReportReason } from "../../domain/offer/offer-report.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import type { AuditEntry } from "./audit.ts";

/** The filters of staff on offers; an absent one does not filter. */
export interface ModerationFilter {
  /** Part of the label or the terms, the beginning of the owner's name, or an id. */
  readonly text?: string | undefined;
  readonly status?: ModerationStatus | undefined;
  readonly ownerId?: TraderId | undefined;
  /** Only offers with an open report. */
  readonly isReported?: boolean | undefined;
  /** Only offers that a moderator has to look at. */
  readonly isWaiting?: boolean | undefined;
}

/** An offer as staff see it in a list. */
export interface OfferInModeration {
  readonly offer: Offer;
  readonly owner: { readonly id: string; readonly username: string };
  readonly openReports: number;
  /** Since when a moderator has to look at it: because of a signal, an appeal, or a report. */
  readonly waitsSince: Instant | undefined;
  readonly deletedAt: Instant | undefined;
  readonly marks: OfferMarks;
  /** Points that it lost for its owner's trades. */
  readonly penaltyPoints: number;
  readonly now: Instant;
}

/** A report as staff see it. */
export interface RecordedOfferReport {
  readonly id: number;
  readonly reporter: { readonly id: string; readonly username: string };
  readonly reason: OfferReportReason;
  readonly text: string;
  readonly offerVersion: number;
  readonly at: Instant;
  readonly closedAt: Instant | undefined;
}

/** Offers as staff read and decide on them. */
export interface OfferModeration {
  /**
   * Those waiting come first, longest waiting first; then the newest. `keptFrom`: whose offers are
   * left out where only those waiting are asked for.
   */
  list(
    filter: ModerationFilter,
    keptFrom: readonly TraderId[],
    from: number,
    most: number,
  ): Promise<{ readonly offers: readonly OfferInModeration[]; readonly total: number }>;
  find(offerId: OfferId): Promise<OfferInModeration | undefined>;
  /** Newest first; at most a hundred. */
  reports(offerId: OfferId): Promise<readonly RecordedOfferReport[]>;
  /**
   * Stores what was decided on the previous version, closes the reports and writes the entry: all
   * or nothing. On `conflict` the offer has changed since.
   */
  decide(offer: Offer, entry: AuditEntry): Promise<"stored" | "conflict">;
  /**
   * Stores its marks as its next version, and writes the entry: both or neither. With `mostOthers` it becomes
   * sticky, unless more others of its coin, currency and side are: also when several become so at once.
   */
  mark(
    offer: Offer,
    marks: ModeratorMarks,
    entry: AuditEntry,
    mostOthers?: number,
  ): Promise<"stored" | "conflict" | "too_many_sticky">;
}
