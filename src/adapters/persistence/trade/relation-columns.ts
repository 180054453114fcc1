import type { Audience } from "../../../domain/account/audience.ts";
import {
  fullNameVisibilities,
  type FullNameVisibility,
} from "../../../domain/account/full-name.ts";
import { isInAudience } from "../../../domain/account/audience.ts";
import type { TakerFacts } from "../../../domain/offer/offer-gates.ts";
import { meetsInPool, type PoolTerms } from "../../../domain/offer/offer-area.ts";
import type { OfferSide } from "../../../domain/offer/offer.ts";
import { completedEscrows } from "../../../domain/trade/trade-status.ts";
import type { Blocks } from "../../../domain/trade-start/blocks.ts";

const completed = completedEscrows.map((escrow) => `'${escrow}'`).join(", ");

/** Lists of amounts are stored in order. */
const poolTerms = (offer: "offer" | "own") =>
  `json_build_object('basisPoints', ${offer}.margin_bp,
     'least', coalesce(${offer}.range_min, ${offer}.predefined[1])::text,
     'most', coalesce(${offer}.range_max, ${offer}.predefined[cardinality(${offer}.predefined)])::text)`;

/**
 * What `owner` and `taker` of `offer` are to each other, as one value each; false without a taker. The trades
 * match the index of pairs, and its order: without that the planner may read all trades for a first one.
 */
export const relationColumns = `
  EXISTS (SELECT FROM contact c WHERE c.owner_id = owner.id AND c.subject_id = taker.id
             AND c.is_blocked) AS blocked_by_owner,
  EXISTS (SELECT FROM contact c WHERE c.owner_id = taker.id AND c.subject_id = owner.id
             AND c.is_blocked) AS blocked_by_taker,
  EXISTS (SELECT FROM contact c WHERE c.owner_id = owner.id AND c.subject_id = taker.id
             AND c.is_trusted) AS is_trusted,
  EXISTS (SELECT FROM contact c WHERE c.owner_id = taker.id AND c.subject_id = owner.id
             AND c.is_trusted) AS trusts_owner,
  coalesce((SELECT true FROM trade t
             WHERE least(t.buyer_id, t.seller_id) = least(owner.id, taker.id)
               AND greatest(t.buyer_id, t.seller_id) = greatest(owner.id, taker.id)
               AND t.escrow IN (${completed})
             ORDER BY coalesce(t.closed_at, 'infinity'::timestamptz) LIMIT 1), false) AS has_traded,
  (SELECT json_build_object('country', p.country, 'audience', p.full_name_audience,
                            'visibility', p.full_name_visibility,
                            'hasName', p.first_name <> '' AND p.last_name <> '')
     FROM preference p WHERE p.trader_id = taker.id) AS taker_shows,
  (SELECT p.country FROM preference p WHERE p.trader_id = owner.id) AS owner_country,
  coalesce(taker.seen_on_hosting, false) AS taker_on_vpn,
  CASE WHEN offer.in_pool THEN (
    SELECT json_agg(json_build_object('side', offer.side, 'of', ${poolTerms("offer")},
                                      'own', ${poolTerms("own")}))
      FROM offer own
     WHERE own.owner_id = taker.id AND own.in_pool AND own.is_approved AND own.side <> offer.side
       AND own.asset = offer.asset AND own.currency = offer.currency
       AND own.payment_method = offer.payment_method) END AS pool_terms`;

/** An offer's terms and those of one of the taker's, where both are in the silent pool. */
interface PoolJson {
  readonly side: OfferSide;
  readonly of: PoolTermsJson;
  readonly own: PoolTermsJson;
}

interface PoolTermsJson {
  readonly basisPoints: number;
  readonly least: string;
  readonly most: string;
}

function poolTermsOf({ basisPoints, least, most }: PoolTermsJson): PoolTerms {
  return { basisPoints, least: BigInt(least), most: BigInt(most) };
}

/** What somebody shows of themselves, as they chose. */
interface ShownJson {
  readonly country: string | null;
  readonly audience: Audience | null;
  readonly visibility: FullNameVisibility | null;
  readonly hasName: boolean | null;
}

export interface RelationRow {
  readonly blocked_by_owner: boolean;
  readonly blocked_by_taker: boolean;
  readonly is_trusted: boolean;
  readonly trusts_owner: boolean;
  readonly has_traded: boolean;
  /** Null for those who chose nothing. */
  readonly taker_shows: ShownJson | null;
  /** Where the owner says that they live. */
  readonly owner_country: string | null;
  readonly taker_on_vpn: boolean;
  /** Null outside the silent pool, or where the taker has no such offer there. */
  readonly pool_terms: readonly PoolJson[] | null;
}

export function blocksOf(row: RelationRow): Blocks {
  return { byOwner: row.blocked_by_owner, byTaker: row.blocked_by_taker };
}

/** What the owner may know of the taker. */
export function knownOf(row: RelationRow): TakerFacts {
  const { taker_shows: shows, pool_terms: pool } = row;
  return {
    isTrusted: row.is_trusted,
    hasTraded: row.has_traded,
    showsName: shows !== null && showsName(shows, row),
    country: shows?.country ?? undefined,
    isOnVpn: row.taker_on_vpn,
    meetsInPool:
      pool?.some(({ side, of, own }) => meetsInPool(side, poolTermsOf(of), poolTermsOf(own))) ??
      false,
  };
}

function showsName({ audience, visibility, hasName }: ShownJson, row: RelationRow): boolean {
  const relation = { isTrusted: row.trusts_owner, isTradePartner: row.has_traded };
  const isWhole = hasName === true && visibility === fullNameVisibilities.fullName;
  return isWhole && audience !== null && isInAudience(audience, relation);
}
