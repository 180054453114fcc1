/** The state of an active sell offer of somebody, as a commit writes it. */
export function soldBy(ownerId: string) {
  return {
    ownerId,
    side: "sell",
    asset: "BTC",
    currency: "EUR",
    paymentMethod: "sepa-instant",
    fixedPrice: 5_000_000_000_000n,
    rangeMin: 1_000n,
    rangeMax: 100_000n,
    predefined: [],
    terms: "",
    paymentDetails: [],
    label: "",
    tags: [],
    windowSeconds: 1_800,
    flow: "default",
    isActive: true,
    deferredEscrow: false,
    trustedOnly: false,
    leastTrades: 0,
  };
}
