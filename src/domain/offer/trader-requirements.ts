import type { OfferGates } from "./offer-gates.ts";

/**
 * What an offer requires of the person who takes it, as the specification spells it (section 3).
 */
export const traderRequirementKinds = [
  "VerifyId",
  "ShowFullName",
  "VerifyIAndShowFullName",
  "RemainingTrades",
  "Vpn",
] as const;
export type TraderRequirementKind = (typeof traderRequirementKinds)[number];

/** The requirements that the gates of an offer amount to; one name stands for ID and name together. */
export function traderRequirementsOf(gates: OfferGates): readonly TraderRequirementKind[] {
  const { verifiedId, fullName, leastTrades, withoutVpn } = gates;
  const ofPerson: readonly TraderRequirementKind[] =
    verifiedId && fullName
      ? ["VerifyIAndShowFullName"]
      : [
          ...(verifiedId ? (["VerifyId"] as const) : []),
          ...(fullName ? (["ShowFullName"] as const) : []),
        ];
  return [
    ...ofPerson,
    ...(leastTrades > 0 ? (["RemainingTrades"] as const) : []),
    ...(withoutVpn ? (["Vpn"] as const) : []),
  ];
}
