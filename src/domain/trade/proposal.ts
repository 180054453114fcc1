import type { Fiat } from "../money/fiat.ts";
import type { Price } from "../money/price.ts";
import type { Instant, Side } from "./trade.ts";

/**
 * What a proposal would do; a reopening may say that the buyer paid after their window was over.
 */
export type ProposalTerms =
  | { readonly kind: "agree-cancel" }
  /** The seller has sent back what someone other than the buyer had paid. */
  | { readonly kind: "paid-by-someone-else" }
  | { readonly kind: "amend"; readonly received: Fiat }
  | { readonly kind: "re-quote"; readonly price: Price; readonly marketPrice: Price }
  | { readonly kind: "reopen"; readonly paidLate: boolean };

/** Everything that one side can offer the other. */
export const proposalKinds = [
  "agree-cancel",
  "paid-by-someone-else",
  "amend",
  "re-quote",
  "reopen",
] as const satisfies readonly ProposalTerms["kind"][];

export type ProposalKind = ProposalTerms["kind"];

/**
 * What one side offered and the other may accept (decisions, Proposals). At most one of each kind
 * is open; every change of the trade's status voids all.
 */
export interface Proposal {
  readonly id: string;
  readonly terms: ProposalTerms;
  readonly by: Side;
  readonly validUntil: Instant;
}
