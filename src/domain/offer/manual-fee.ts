import { refuse, accept, type Result } from "../result/result.ts";
import { parseBasisPoints } from "./basis-points.ts";
import type { OfferRefusal } from "./create-offer.ts";
import type { ManualFeePolicy } from "./offer-policy.ts";
import type { Offer } from "./offer.ts";

/** The right to set escrow fees of one's own, as an admin gave it; in basis points. */
export interface ManualFeeGrant {
  /** Undefined: the fee of the table. */
  readonly least: number | undefined;
  readonly most: number;
}

/** No fee is more than this, whatever an admin typed: in basis points. */
const mostManualFee = 2_000;

/** Whether an admin gave bounds that make sense. */
export function judgeGrant({ least = 0, most }: ManualFeeGrant): boolean {
  return least >= 0 && least <= most && most <= mostManualFee;
}

/** Why a fee is not set: nobody allowed it, or it is out of bounds. */
export type ManualFeeRefusal = OfferRefusal | { readonly code: "manual_escrow_fee_not_allowed" };

/**
 * Sets the fee of an offer (decisions, Money). The owner's own right comes before that of the offer's area.
 * On a buy offer the taker pays the fee: there it only lowers that of the table.
 */
export function setManualFee(
  offer: Offer,
  percent: string,
  rules: {
    readonly grant: ManualFeeGrant | undefined;
    readonly policy: ManualFeePolicy;
    /** The fee of the table. */
    readonly table: number;
  },
): Result<Offer, ManualFeeRefusal> {
  const { table, policy } = rules;
  const grant = rules.grant ?? grantOfArea(offer, policy);
  if (!grant) return refuse({ code: "manual_escrow_fee_not_allowed" });
  const field = "manual_escrow_fee";
  const basisPoints = parseBasisPoints(percent);
  if (basisPoints === undefined) {
    return refuse({ code: "validation", failures: [{ field, code: "not_a_number" }] });
  }
  const most = offer.side === "buy" ? Math.min(grant.most, table) : grant.most;
  const bounds = { least: Math.min(grant.least ?? table, most), most };
  if (basisPoints < bounds.least || basisPoints > bounds.most) {
    return refuse({ code: "validation", failures: [{ field, code: "out_of_bounds", bounds }] });
  }
  return accept(withFee(offer, basisPoints));
}

/** The fee of the table again. */
export function clearManualFee(offer: Offer): Offer {
  return offer.manualFee === undefined ? offer : withFee(offer, undefined);
}

function withFee(offer: Offer, manualFee: number | undefined): Offer {
  if (offer.manualFee === manualFee) return offer;
  const { manualFee: _before, ...rest } = offer;
  return {
    ...rest,
    ...(manualFee !== undefined && { manualFee }),
    version: offer.version + 1,
  };
}

/** Whether the owner may set the fee of this offer. */
export function mayHaveManualFee(
  offer: Offer,
  grant: ManualFeeGrant | undefined,
  policy: ManualFeePolicy,
): boolean {
  return (grant ?? grantOfArea(offer, policy)) !== undefined;
}

function grantOfArea({ area }: Offer, policy: ManualFeePolicy): ManualFeeGrant | undefined {
  const isAllowed =
    area !== undefined && { otc: policy.otc, "silent-pool": policy.silentPool }[area];
  if (!isAllowed) return undefined;
  return { least: policy.isBelowTableAllowed ? 0 : undefined, most: policy.mostBasisPoints };
}
