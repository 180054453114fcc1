/** How many offers that anybody can see name a payment method. */
export interface MethodUse {
  readonly sellOffers: number;
  readonly offers: number;
}

/** Counts the offers of each payment method. */
export interface MethodUses {
  /** By the method's slug; a method without offers is missing. */
  count(): Promise<ReadonlyMap<string, MethodUse>>;
}
