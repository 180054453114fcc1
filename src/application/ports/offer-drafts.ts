import type { TraderId } from "../../domain/id/id.ts";
import type { DraftPolicy, OfferDraft } from "../../domain/offer/offer-draft.ts";

/** What is saved of a draft. */
export type DraftWritten = Pick<OfferDraft, "id" | "content" | "about">;

/** Drafts of offers; their content can be read only with the key of their owner. */
export interface OfferDrafts {
  /** Those that are still kept, the last saved first. */
  listOf(traderId: TraderId): Promise<readonly OfferDraft[]>;
  /**
   * Stores a draft over the version that its writer saw, zero for a new one. At most so many of a trader; one
   * that is kept no longer does not count.
   */
  save(
    traderId: TraderId,
    draft: DraftWritten,
    seenVersion: number,
    policy: DraftPolicy,
  ): Promise<"saved" | "draft_changed" | "too_many_offer_drafts">;
  /** Whether the trader had it. */
  remove(traderId: TraderId, id: string): Promise<boolean>;
  /** Removes those that are kept no longer. */
  removeOld(): Promise<void>;
}
