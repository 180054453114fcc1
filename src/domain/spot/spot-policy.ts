/** How coins are traded on the order book (answers 128). */
export interface SpotPolicy {
  /** What the platform keeps of what somebody gets whose order waited in the book, in basis points. */
  readonly makerFeeBasisPoints: number;
  /** The same of whose order met it. */
  readonly takerFeeBasisPoints: number;
  /** The least and the most that an order is worth, in hundredths of a USDT. */
  readonly leastUsdCents: bigint;
  readonly mostUsdCents: bigint;
  /** How many orders somebody may have in the book of a market. */
  readonly mostOpenOrders: number;
  /** How many orders of the book one order trades with; its rest is cancelled. */
  readonly mostFills: number;
  /** How far from the best price of the book a market order trades, in basis points. */
  readonly protectionBasisPoints: number;
  /** How far on its owner's worse side of the market's reference rate a price may be, in basis points. */
  readonly bandBasisPoints: number;
}
