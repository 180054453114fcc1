/** The verdict that gives the buyer that share, in basis points. */
export function verdictOf(share: number) {
  if (share === 0) return { for: "seller" } as const;
  return share === 10_000
    ? ({ for: "buyer" } as const)
    : ({ for: "split", buyerShare: share } as const);
}
