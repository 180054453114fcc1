import type { OfferSearch, SoughtOwners } from "../../../application/ports/offer-store.ts";
import { hidden, opaqueList } from "../connection/prepared-statements.ts";
import { leastPairs } from "./few-offers.ts";
import type { StatementParameters } from "./statement-parameters.ts";

/**
 * Up to how many methods are looked up in the index one by one, in each pair. Of more, so many offers fit that these are
 * read in their order, and each is looked up among the methods.
 */
const mostLookedUp = (pairs: readonly unknown[]) => (pairs.length < leastPairs ? 20 : 3);

/** What an offer of a pair has to be; with `owners`, the statement has a table `sought_owner`. */
export function fitting(search: Sought, asked: StatementParameters): string {
  return [
    "offer.is_active AND offer.is_approved",
    `offer.side = ${hidden(asked.add(search.ownerSide, "text"))}`,
    "offer.asset = pair.asset AND offer.currency = pair.currency",
    ...byMethod(search, asked),
    ...byAmount(search),
    ...tagged(search, asked),
    ...named(search, asked),
    ...byOwner(search),
  ].join(" AND ");
}

type Sought = Omit<OfferSearch, "sort" | "after" | "limit">;

/**
 * What still has to be asked of offers of a pair that an index found: what they were not found by. With amounts alone, all
 * of it is asked.
 */
export function notByIndex(search: Sought, isRare: boolean, asked: StatementParameters): string {
  const { owners, pairs } = search;
  if (pairs.length < leastPairs) return "true";
  const rest = [
    ...(isRare || owners ? byMethod(search, asked) : []),
    ...byAmount(search),
    ...(isRare ? byOwner(search) : []),
  ];
  return rest.join(" AND ") || "true";
}

function byMethod(
  { pairs, paymentMethods }: Sought,
  asked: StatementParameters,
): readonly string[] {
  if (!paymentMethods) return [];
  const [onlyMethod, ...otherMethods] = paymentMethods;
  if (onlyMethod !== undefined && otherMethods.length === 0) {
    return [`offer.payment_method = ${hidden(asked.add(onlyMethod, "text"))}`];
  }
  const list = asked.add(paymentMethods, "text[]");
  return [
    paymentMethods.length > mostLookedUp(pairs)
      ? `(offer.payment_method IN (SELECT unnest(${list}))) IS TRUE`
      : `offer.payment_method = ANY ${opaqueList(list)}`,
  ];
}

function byAmount({ pairs }: Sought): readonly string[] {
  const conditions: string[] = [];
  if (pairs.some((pair) => pair.asked)) {
    conditions.push(`(pair.asked IS NULL OR pair.asked BETWEEN offer.range_min AND offer.range_max
      OR pair.asked = ANY (offer.predefined))`);
  }
  if (pairs.some(({ least, most }) => least ?? most)) {
    conditions.push(`((offer.range_max >= coalesce(pair.least, 0)
        AND offer.range_min <= coalesce(pair.most, 'infinity'))
      OR EXISTS (SELECT FROM unnest(offer.predefined) AS amount
                  WHERE amount BETWEEN coalesce(pair.least, 0) AND coalesce(pair.most, 'infinity')))`);
  }
  return conditions;
}

/** Not a join: the offers are read in their order, and looked up among the owners. */
function byOwner({ owners }: Sought): readonly string[] {
  return owners ? ["(offer.owner_id IN (SELECT id FROM sought_owner)) IS TRUE"] : [];
}

type Rare = Pick<
  OfferSearch,
  "tags" | "binCodes" | "cardRegions" | "regionId" | "isForNewBuyers" | "isOtc"
>;

/** An offer may write a tag with spaces. */
const spellings = (slug: string) => [slug, slug.replaceAll("-", " ")];

/**
 * Hidden from the planner: it takes few offers to have a tag, and then reads all of them for cheaper than the indexes in
 * their order.
 */
function tagged({ tags = [] }: Rare, asked: StatementParameters): readonly string[] {
  return tags.map(
    (slug) => `coalesce(offer.tags && ${asked.add(spellings(slug), "text[]")}, false)`,
  );
}

/** What few offers have, each with an index of its own. */
function named(
  { binCodes, cardRegions, regionId, isForNewBuyers, isOtc }: Rare,
  asked: StatementParameters,
): readonly string[] {
  const shares = (column: string, list: readonly (string | number)[], type: string) => [
    `offer.${column} <> '{}'`,
    `coalesce(offer.${column} && ${asked.add(list, type)}, false)`,
  ];
  return [
    ...(binCodes ? shares("bin_codes", binCodes, "text[]") : []),
    ...(cardRegions ? shares("card_regions", cardRegions, "text[]") : []),
    ...(regionId === undefined ? [] : shares("region_ids", [regionId], "integer[]")),
    ...(isOtc ? ["offer.is_otc"] : []),
    ...(isForNewBuyers ? ["offer.least_trades = 0 AND offer.new_buyer_most IS NOT NULL"] : []),
  ];
}

/** The same, and tags, as their indexes find them. */
export function rareConditions(search: OfferSearch, asked: StatementParameters): readonly string[] {
  const { tags = [], pairs } = search;
  if (pairs.length < leastPairs) return [];
  const overlaps = tags.map((slug) => `offer.tags && ${asked.add(spellings(slug), "text[]")}`);
  return [...named(search, asked), ...(tags.length > 0 ? ["offer.tags <> '{}'", ...overlaps] : [])];
}

/** The ids of the owners that fit, of those who ever made an offer. */
export function ownersSql(
  { badges, seenWithinSeconds, levelFrom, country, blockedBy }: SoughtOwners,
  asked: StatementParameters,
): string {
  const conditions = ["trader.has_offered"];
  if (badges) conditions.push(`trader.badge = ANY (${asked.add(badges, "text[]")})`);
  if (seenWithinSeconds !== undefined) {
    const seconds = asked.add(seenWithinSeconds, "float8");
    conditions.push(`trader.last_seen_at >= clock_timestamp() - make_interval(secs => ${seconds})`);
  }
  if (levelFrom !== undefined)
    conditions.push(`trader.level >= ${asked.add(levelFrom, "numeric")}`);
  if (country !== undefined) {
    conditions.push(`EXISTS (SELECT FROM preference p
      WHERE p.trader_id = trader.id AND p.country = ${asked.add(country, "text")})`);
  }
  if (blockedBy !== undefined) {
    conditions.push(`trader.id IN (SELECT c.subject_id FROM contact c
      WHERE c.owner_id = ${asked.add(blockedBy, "text")} AND c.is_blocked)`);
  }
  return `SELECT trader.id FROM trader WHERE ${conditions.join(" AND ")}`;
}
