import type { TraderRequirementKind } from "../../domain/offer/trader-requirements.ts";

/**
 * The offer as accepted: the trade keeps its own copy, which no later edit affects (decisions,
 * Money).
 */
export interface TradeTerms {
  readonly offerVersion: number;
  /** The slug from the catalogue. */
  readonly paymentMethod: string;
  readonly label: string;
  readonly terms: string;
  /** Shown once the escrow is held; absent: nothing. */
  readonly tradeDetails?: string;
  readonly tags: readonly string[];
  /** The payment details, as the seller wrote them. */
  readonly paymentDetails: readonly { readonly label: string; readonly value: string }[];
  /** The seller's saved account that they came from; it stays as long as the trade runs. */
  readonly savedAccountId?: string;
  /** What the offer required of its taker, who met it; absent: nothing. */
  readonly requirements?: readonly TraderRequirementKind[];
  /** The names of the sources of the market price. */
  readonly rateSources: readonly string[];
  /** In percent, as stated in the offer; null for a fixed price. */
  readonly margin: string | null;
}
