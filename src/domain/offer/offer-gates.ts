import { bad, good, type Judged } from "./offer-failure.ts";

/** Whom the owner of an offer lets take it. */
export interface OfferGates {
  /** Only people whom the owner trusts. */
  readonly trustedOnly: boolean;
  /** How many trades a taker must have completed; zero lets in everybody. */
  readonly leastTrades: number;
}

/** Open to everybody. */
export const noGates: OfferGates = { trustedOnly: false, leastTrades: 0 };

/** The most that an owner can require: more would let in almost nobody. */
const mostRequired = 10_000;

/** What the gates look at. */
interface GateFacts {
  /** Whether the owner trusts the taker. */
  readonly isTrusted: boolean;
  readonly completedTrades: number;
}

/** Why a gate keeps the taker out. */
export type GateRefusal = "trusted_only" | "minimum_required_trades";

/** Every gate that keeps the taker out, in the order in which they are reported. */
export function gateRefusals(
  { trustedOnly, leastTrades }: OfferGates,
  { isTrusted, completedTrades }: GateFacts,
): readonly GateRefusal[] {
  return [
    ...(trustedOnly && !isTrusted ? (["trusted_only"] as const) : []),
    ...(completedTrades < leastTrades ? (["minimum_required_trades"] as const) : []),
  ];
}

export function judgeGates(gates: OfferGates): Judged<OfferGates> {
  const { leastTrades } = gates;
  const field = "require_min_past_trades";
  if (!Number.isInteger(leastTrades)) return bad({ field, code: "not_a_number" });
  const bounds = { least: 0, most: mostRequired };
  return leastTrades >= bounds.least && leastTrades <= bounds.most
    ? good(gates)
    : bad({ field, code: "out_of_bounds", bounds });
}
