import type { OfferId, TraderId } from "../../domain/id/id.ts";
import type { OfferReportReason } from "../../domain/offer/offer-report.ts";

/** What a trader says is wrong with an offer. */
export interface NewOfferReport {
  readonly offerId: OfferId;
  /** The version that the reporter saw. */
  readonly offerVersion: number;
  readonly reporterId: TraderId;
  readonly reason: OfferReportReason;
  /** May be empty. */
  readonly text: string;
}

/** Stores traders' reports about offers. They are closed with a moderator's decision. */
export interface OfferReports {
  /** Stores a report; if the reporter has an open one about that offer, that one stays. */
  keep(report: NewOfferReport): Promise<void>;
  /** Whether a trader has an open report about an offer. */
  isReported(offerId: OfferId, reporterId: TraderId): Promise<boolean>;
}
