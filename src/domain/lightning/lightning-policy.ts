/** What Lightning is for, and what it costs at most (answers 130). Times in seconds. */
export interface LightningPolicy {
  /** The most of one invoice, and of all within `monthSeconds`: those paid, and those received, each on their own. */
  readonly mostUsdCents: bigint;
  readonly mostMonthUsdCents: bigint;
  readonly monthSeconds: number;
  /** The most within a day from a young session, or soon after a recovery or a change of password or factors. */
  readonly cautiousUsdCents: bigint;
  /** How long an invoice can be paid. */
  readonly invoiceSeconds: number;
  /** The least time that an invoice has to be valid when its payment is asked for. */
  readonly leastSecondsLeft: number;
  /** The fee that a payment may take: this share of it, but never less than so many satoshi. */
  readonly mostFeeBasisPoints: number;
  readonly leastFeeSatoshi: bigint;
}
