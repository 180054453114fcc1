import type { TraderId } from "../../domain/id/id.ts";
import type { Notice } from "./notice-store.ts";

/** What a mail tells. */
interface CollectedNotices {
  /** The oldest first, and at most as many as were asked for: the newest of them. */
  readonly notices: readonly Notice[];
  /** How many there are in all. */
  readonly total: number;
}

/** Puts notices into mails, each into one. */
export interface NoticeMails {
  /**
   * What that delivery tells: every notice that is to be mailed and is in no other delivery, and that was
   * not read meanwhile. A second try tells the same, and what came since.
   */
  collect(traderId: TraderId, deliveryId: string, most: number): Promise<CollectedNotices>;
}
