/**
 * The offer as it was accepted: the trade keeps its own copy, which no later edit reaches (decisions,
 * Money).
 */
export interface TradeTerms {
  readonly offerVersion: number;
  /** The slug of the catalogue. */
  readonly paymentMethod: string;
  readonly label: string;
  readonly terms: string;
  readonly tags: readonly string[];
  /** Where the buyer pays to, as the seller wrote it. */
  readonly paymentDetails: readonly { readonly label: string; readonly value: string }[];
  /** The names of the sources of the market price. */
  readonly rateSources: readonly string[];
  /** In percent, as the offer said it; null for a fixed price. */
  readonly margin: string | null;
}
