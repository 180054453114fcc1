import type { Outcome } from "../../../../domain/dispute/outcomes.ts";

/** What each side gets and what is kept, in base units as text. */
export function presentSums({ buyerGets, sellerGets, feeTaken }: Outcome) {
  return {
    buyerGets: String(buyerGets),
    sellerGets: String(sellerGets),
    feeTaken: String(feeTaken),
  };
}
