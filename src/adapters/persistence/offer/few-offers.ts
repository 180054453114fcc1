import type { OfferSearch } from "../../../application/ports/offer-store.ts";
import { hidden, opaqueList } from "../connection/prepared-statements.ts";
import type { ListOrder } from "./list-order.ts";
import type { StatementParameters } from "./statement-parameters.ts";

/**
 * From how many pairs on a list looks for few offers of all of them together. Fewer pairs are looked at one by one, and for
 * amounts and owners alone.
 */
export const leastPairs = 10;

/** Up to how many offers are few: of all pairs together, of some owners, and of one pair in a list of few or many. */
const mostOfAll = 20_000;
const mostOfOwners = 8_000;
const mostOfPair = { ofFew: 200, ofMany: 50 };

/** Up to how many times an owner is looked up in a pair, in all. */
const mostLookUps = 1_500;

/** Up to how many payment methods are rare. */
const mostMethods = 20;

/** Always read: what a pair is found by. */
const ofPair = ["id", "asset", "currency"];

/** What conditions and orders read of an offer. */
const others = (
  "owner_id side payment_method is_active is_approved margin_bp margin_rank fixed_price fixed_rank rank_shift " +
  "release_seconds front rate_source rate_point rate_multiplier_bp rate_floor rate_ceiling range_min range_max " +
  "predefined tags bin_codes card_regions region_ids least_trades new_buyer_most is_otc"
).split(" ");

const allColumns = [...ofPair, ...others].join(", ");

/** The columns that these expressions name: thousands of offers are kept twice on their way. */
function columnsOf(...expressions: readonly string[]): string {
  const names = new Set(expressions.join(" ").match(/\w+/g));
  return [...ofPair, ...others.filter((name) => names.has(name))].join(", ");
}

type Search = Pick<
  OfferSearch,
  | "ownerSide"
  | "pairs"
  | "paymentMethods"
  | "tags"
  | "owners"
  | "binCodes"
  | "cardRegions"
  | "regionId"
  | "isForNewBuyers"
  | "isOtc"
>;

/** The pairs that are still read in their order, and the tables before the list itself. */
interface FewOffers {
  /** As a table `pair`. */
  readonly read: string;
  /** The last is `few_found`: what fits of the other pairs, with the integer of the order. */
  readonly tables: string;
}

/**
 * To read a pair in its order until a page is full takes as long as the pair is large where next to nothing fits.
 * Where a list seeks something rare, the offers that have it are found by an index of it; if they are few, they are
 * sorted. Undefined if nothing rare is sought. `rare`: the conditions that have an index; `rest`: what is
 * not known of offers found by it.
 */
export function fewOffers(
  search: Search,
  order: ListOrder,
  conditions: { fits: string; rest: string; rare: readonly string[]; far: string },
  asked: StatementParameters,
): FewOffers | undefined {
  const { fits, rest, rare, far } = conditions;
  const { pairs, owners, ownerSide, paymentMethods } = search;
  const isOfFew = pairs.length < leastPairs;
  const isByAmount = pairs.some(({ asked: each, least, most }) => each ?? least ?? most);
  if (isOfFew && !isByAmount && !owners) return undefined;
  const listed = () =>
    `offer.is_active AND offer.is_approved AND offer.side = ${hidden(asked.add(ownerSide, "text"))}`;
  const keys = order.groups.map(({ fits: belongs, key }) => `WHEN ${belongs} THEN ${key(far)}`);
  const columns = columnsOf(...keys, rest);
  // With the offset, the key is computed once for each, not again to see whether there is one.
  const found = (source: string) => `few_found AS MATERIALIZED (
    SELECT fitting.id, fitting.key FROM (
      SELECT offer.id, CASE ${keys.join(" ")} END AS key ${source} OFFSET 0
    ) AS fitting WHERE fitting.key IS NOT NULL)`;
  const ofEach = (...finders: readonly Finder[]) =>
    ofPairs(finders, { fits, listed }, columnsOf(...keys), found);
  if (isOfFew) {
    const most = mostOfPair.ofFew;
    const mostOwners = Math.floor(mostLookUps / pairs.length);
    return ofEach(
      ...(isByAmount ? byAmount(most) : []),
      ...(owners ? [byOwner(most, mostOwners)] : []),
    );
  }
  if (rare.length > 0) {
    const tables = `few AS MATERIALIZED (SELECT ${columns} FROM offer
      WHERE ${[listed(), ...rare].join(" AND ")} LIMIT ${mostOfAll + 1}), ${sizeOf("few", mostOfAll)}`;
    return ofAll(tables, rest, found);
  }
  if (owners) {
    // Their index alone tells whether they are few.
    const ids = `SELECT offer.id FROM sought_owner CROSS JOIN LATERAL (
        SELECT offer.id FROM offer WHERE offer.owner_id = sought_owner.id AND ${listed()} OFFSET 0
      ) AS offer LIMIT ${mostOfOwners + 1}`;
    const rows = `SELECT offer.* FROM few_id CROSS JOIN LATERAL (
        SELECT ${columns} FROM offer WHERE offer.id = few_id.id OFFSET 0) AS offer
       WHERE ${areFew}`;
    const tables = `few_id AS MATERIALIZED (${ids}), ${sizeOf("few_id", mostOfOwners)}, few AS MATERIALIZED (${rows})`;
    return ofAll(tables, rest, found);
  }
  if (isByAmount) return ofEach(...byAmount(mostOfPair.ofMany));
  if (paymentMethods && paymentMethods.length <= mostMethods) {
    // Fewer columns are all in an index without methods, which the planner would read from end to end for each pair.
    const list = opaqueList(asked.add(paymentMethods, "text[]"));
    const tables = `few AS MATERIALIZED (SELECT offer.* FROM pair CROSS JOIN LATERAL (
        SELECT ${allColumns} FROM offer
         WHERE ${listed()} AND offer.asset = pair.asset AND offer.currency = pair.currency
           AND offer.payment_method = ANY ${list} OFFSET 0
      ) AS offer LIMIT ${mostOfAll + 1}), ${sizeOf("few", mostOfAll)}`;
    return ofAll(tables, rest, found);
  }
  return undefined;
}

/**
 * All pairs together have few, or all are read. A full join is no loop over all combinations, however few rows the
 * planner takes there to be; its condition lets it stay one.
 */
function ofAll(tables: string, rest: string, found: (source: string) => string): FewOffers {
  return {
    read: `(SELECT * FROM pair WHERE NOT (${areFew})) AS pair`,
    tables: `${tables}, ${found(`
      FROM (SELECT * FROM few WHERE ${areFew}) AS offer
      FULL JOIN pair ON pair.asset = offer.asset AND pair.currency = offer.currency
     WHERE coalesce(offer.id, '') <> '' AND coalesce(pair.asset, '') <> '' AND (${rest}) IS TRUE`)}`,
  };
}

/** Counted once: the table of the few is read for it from its beginning to its end. */
function sizeOf(table: string, most: number): string {
  return `few_size AS MATERIALIZED (SELECT count(*) <= ${most} AS are_few FROM ${table})`;
}

const areFew = "(SELECT are_few FROM few_size)";

/** The ids of what an index has of a pair, if they are few; otherwise null. */
type Finder = (listed: string) => string;

/**
 * Few have an amount that large, or few one that small. Whether they are few is asked first, as most amounts are common:
 * to pass over rows costs half of what a list of them does.
 */
function byAmount(most: number): readonly Finder[] {
  const reaching =
    (condition: string, order: string): Finder =>
    (listed) => {
      const from = `FROM offer WHERE ${listed} AND ${condition}`;
      return `CASE WHEN NOT EXISTS (SELECT ${from} ORDER BY ${order} OFFSET ${most} LIMIT 1)
        THEN ARRAY(SELECT offer.id ${from} ORDER BY ${order} LIMIT ${most}) END`;
    };
  return [
    reaching("offer.most_amount >= coalesce(pair.asked, pair.least, 0)", "offer.most_amount DESC"),
    reaching(
      "offer.least_amount <= coalesce(pair.asked, pair.most, 'infinity')",
      "offer.least_amount",
    ),
  ];
}

/** Few are of the sought owners, who are looked up one by one. */
function byOwner(most: number, mostOwners: number): Finder {
  return (listed) => `(SELECT CASE WHEN cardinality(theirs.ids) <= ${most} THEN theirs.ids END
      FROM (SELECT ARRAY(SELECT offer.id FROM sought_owner CROSS JOIN LATERAL (
              SELECT offer.id FROM offer
               WHERE offer.owner_id = sought_owner.id AND ${listed} OFFSET 0
            ) AS offer LIMIT ${most + 1}) AS ids OFFSET 0) AS theirs
     WHERE (SELECT count(*) FROM sought_owner) <= ${mostOwners})`;
}

/** Of each pair by itself, what the first finder finds that finds few. */
function ofPairs(
  finders: readonly Finder[],
  conditions: { fits: string; listed: () => string },
  columns: string,
  found: (source: string) => string,
): FewOffers {
  const { fits, listed } = conditions;
  const inPair = () =>
    `${listed()} AND offer.asset = pair.asset AND offer.currency = pair.currency`;
  const ids = finders.map((find) => find(inPair()));
  return {
    read: "(SELECT * FROM sized WHERE ids IS NULL) AS pair",
    tables: `sized AS MATERIALIZED (
      SELECT pair.*, coalesce(${ids.join(", ")}) AS ids FROM pair
    ), ${found(`
      FROM (SELECT * FROM sized WHERE cardinality(ids) > 0) AS pair
      CROSS JOIN LATERAL unnest(pair.ids) AS few_id
      CROSS JOIN LATERAL (SELECT ${columns} FROM offer WHERE offer.id = few_id AND ${fits} OFFSET 0) AS offer`)}`,
  };
}
