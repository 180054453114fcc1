/**
 * How what a hot account can pay stands to its floor and its ceiling.
 *
 * - `below`: so much is missing up to the floor.
 * - `above`: so much is more than the ceiling, and belongs in cold storage.
 */
export type FloatStanding =
  | { readonly kind: "within" }
  | { readonly kind: "below" | "above"; readonly by: bigint };

/** In base units. A floor or a ceiling of 0 is none. */
export function judgeFloat(payable: bigint, floor: bigint, ceiling: bigint): FloatStanding {
  if (payable < floor) return { kind: "below", by: floor - payable };
  if (ceiling > 0n && payable > ceiling) return { kind: "above", by: payable - ceiling };
  return { kind: "within" };
}
