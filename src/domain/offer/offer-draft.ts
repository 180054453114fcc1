import type { Instant } from "../trade/trade.ts";
import type { OfferSide } from "./offer.ts";

/** An offer that somebody is still writing, on any of their devices. */
export interface OfferDraft {
  readonly id: string;
  /** Grows by one with every change. */
  readonly version: number;
  /** What the form holds, as JSON: only the form reads it. */
  readonly content: string;
  /** By which people tell their drafts apart. */
  readonly about: DraftSubject;
  readonly savedAt: Instant;
  /** When it is removed, unless it is saved again. */
  readonly keptUntil: Instant;
}

/** What a draft is about; empty where nothing is chosen yet. */
interface DraftSubject {
  readonly side: OfferSide;
  readonly asset: string;
  readonly currency: string;
  readonly paymentMethod: string;
}

/** How many drafts somebody has, and for how long. */
export interface DraftPolicy {
  readonly most: number;
  readonly keptSeconds: number;
}

/**
 * - `draft_changed`: it was changed elsewhere, or removed; nothing is overwritten.
 * - `too_many_offer_drafts`
 */
export interface DraftRefusal {
  readonly code: "draft_changed" | "too_many_offer_drafts";
}
