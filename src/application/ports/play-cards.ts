/** A shop that exists only in a demo. */
export interface PlayCards {
  /** Pays with a card there; whether it was let through is reported like any payment. */
  pay(
    reference: string,
    payment: { readonly cents: bigint; readonly merchant: string },
  ): Promise<void>;
  /** Gives the last payment with it back, if there is one that it was not given back for. */
  refund(reference: string): Promise<void>;
}
