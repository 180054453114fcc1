import type { OfferSearch } from "../../../application/ports/offer-store.ts";
import { bondMethods, coinsWithoutBond, requiredSatoshi } from "../../../domain/bond/bond.ts";
import type { BondPolicy } from "../../../domain/bond/bond-policy.ts";
import { hidden, opaqueList } from "../connection/prepared-statements.ts";
import type { StatementParameters } from "./statement-parameters.ts";

const slugs = bondMethods.map((slug) => `'${slug}'`).join(", ");

/**
 * What hides most offers from a list, of what hides any: gates, and a bond that its owner never posted. The rules of
 * starts judge those that are left; here they only keep pages from being read again and again until one is full.
 */
export function visibleOffers(
  { readerId }: NonNullable<OfferSearch["visibleTo"]>,
  bond: BondPolicy,
  asked: StatementParameters,
): string {
  const least = hidden(asked.add(String(requiredSatoshi(0, bond)), "numeric"));
  const exempt = opaqueList(asked.add(coinsWithoutBond, "text[]"));
  return `(offer.payment_method NOT IN (${slugs}) OR offer.asset = ANY ${exempt}
      OR (SELECT coalesce(sum(b.satoshi), 0) FROM bond b WHERE b.holder_id = offer.owner_id) >= ${least})
    AND ${openTo(readerId, asked)}`;
}

/** Whom the gates of an offer let see it in a list. */
function openTo(readerId: string | undefined, asked: StatementParameters): string {
  if (readerId === undefined) return "NOT offer.trusted_only AND NOT offer.signed_in_only";
  const reader = hidden(asked.add(readerId, "text"));
  return `(NOT offer.trusted_only OR offer.owner_id = ${reader} OR EXISTS (SELECT FROM contact c
      WHERE c.owner_id = offer.owner_id AND c.subject_id = ${reader} AND c.is_trusted))`;
}
