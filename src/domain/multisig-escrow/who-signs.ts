import { accept, refuse, type Result } from "../result/result.ts";
import type { EscrowEnding, KeyHolder } from "./escrow-terms.ts";

/**
 * - `trade_is_open`: how the trade ends is not settled.
 * - `other_ending`: it was settled in another way.
 * - `party_signs_first`: neither the buyer nor the seller has signed.
 */
export type PlatformRefusal = {
  readonly code: "trade_is_open" | "other_ending" | "party_signs_first";
};

/**
 * Whether the platform's key signs a payout: only what the trade was settled as, by its own rules, and only as the second of
 * two. A signature of the platform that was given first could be kept, and completed at any later time.
 */
export function judgePlatformSignature(
  settled: EscrowEnding | undefined,
  asked: EscrowEnding,
  signedBy: ReadonlySet<KeyHolder>,
): Result<undefined, PlatformRefusal> {
  if (!settled) return refuse({ code: "trade_is_open" });
  if (!isSameEnding(settled, asked)) return refuse({ code: "other_ending" });
  const hasParty = signedBy.has("buyer") || signedBy.has("seller");
  return hasParty ? accept(undefined) : refuse({ code: "party_signs_first" });
}

/** Whether two endings pay the same. */
export function isSameEnding(one: EscrowEnding, other: EscrowEnding): boolean {
  if (one.kind !== "split" || other.kind !== "split") return one.kind === other.kind;
  return one.buyerBasisPoints === other.buyerBasisPoints;
}
