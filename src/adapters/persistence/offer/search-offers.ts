import { mostCounted, type OfferSearch } from "../../../application/ports/offer-store.ts";
import type { BondPolicy } from "../../../domain/bond/bond-policy.ts";
import { hidden, opaqueList, prepared } from "../connection/prepared-statements.ts";
import { ratesParameter } from "./exchange-price.ts";
import { fewOffers, leastPairs } from "./few-offers.ts";
import { areRatesOf, orderOf, type ListOrder } from "./list-order.ts";
import { markColumns } from "./mark-columns.ts";
import { fitting, notByIndex, ownersSql, rareConditions } from "./offer-conditions.ts";
import { offerColumns } from "./offer-row.ts";
import { ownerColumns } from "./owner-row.ts";
import { StatementParameters } from "./statement-parameters.ts";
import { visibleOffers } from "./visible-offers.ts";

/** The statement and its parameters. Rows: the page, at least one more, and with each what was found in all. */
export function searchStatement(
  search: OfferSearch,
  bond: BondPolicy,
): { sql: string; parameters: unknown[] } {
  const asked = new StatementParameters();
  const order = orderOf(search);
  const seen = search.visibleTo ? visibleOffers(search.visibleTo, bond, asked) : "true";
  const sql = searchSql(search, order, seen, asked);
  const { owners, tags, isForNewBuyers, isOtc, pairs, binCodes, cardRegions, regionId } = search;
  const isUsual =
    !(owners ?? tags ?? isForNewBuyers ?? isOtc ?? binCodes ?? cardRegions ?? regionId) &&
    !pairs.some(({ least, most }) => least ?? most);
  return { sql: isUsual ? statementOf(sql) : sql, parameters: asked.values };
}

/**
 * The page lengths that have statements of their own; a shorter page reads a few rows more. As a
 * literal: without it, the planner takes reading all offers for cheaper.
 */
const usualLimit = 10;
const longestLimit = 50;

/**
 * How many more are found than shown, so that a page without those that the viewer cannot see is full; of many pairs fewer,
 * as each of them is read so far.
 */
const spare = { ofFew: 4, ofMany: 2 };

/**
 * The statements so far: each combination of the usual filters is one of its own, prepared on first
 * use. The others are parsed anew: with them there are too many combinations to keep on each
 * connection.
 */
const statements = new Set<string>();

function statementOf(sql: string): string {
  if (!statements.has(sql)) {
    prepared(sql);
    statements.add(sql);
  }
  return sql;
}

/**
 * Each pair returns at most a page of each group of the order, read from their indexes in order;
 * only those few are merged into one order and joined with what is shown. A first page that is not full
 * counts itself; any other count is ordered only so that it uses an index, too.
 */
function searchSql(
  search: OfferSearch,
  order: ListOrder,
  seen: string,
  asked: StatementParameters,
): string {
  const { after, limit } = search;
  const [direction, isAfter] = order.isAscending ? ["ASC", ">"] : ["DESC", "<"];
  const shown = limit <= usualLimit ? usualLimit + 1 : longestLimit + 1;
  const more = search.pairs.length < leastPairs ? spare.ofFew : spare.ofMany;
  const most = search.visibleTo ? shown + more : shown;
  const pairs = pairsOf(search, order, asked);
  const rates = areRatesOf(search.pairs) ? ", rates" : "";
  const owners = search.owners && ownersSql(search.owners, asked);
  const fits = fitting(search, asked);
  const far = asked.add(String(order.far), "numeric");
  const begin = after && {
    key: hidden(asked.add(String(after.key), "numeric")),
    id: hidden(asked.add(after.offerId, "text")),
  };
  const parts = order.groups.map(({ column, fits: belongs, key }) => {
    const begins = begin
      ? `AND (${key(far)}, offer.id) ${isAfter} (${begin.key}, ${begin.id})`
      : "";
    return `
    (SELECT offer.id, ${key(far)} AS key FROM offer
     WHERE ${fits} AND ${belongs} ${begins}
     ORDER BY ${column ?? key(far)} ${direction}, offer.id ${direction} LIMIT ${most})`;
  });
  const rare = rareConditions(search, asked);
  const rest = notByIndex(search, rare.length > 0, asked);
  const few = fewOffers(search, order, { fits, rest, rare, far }, asked);
  const read = few?.read ?? "pair";
  const fewBegin = begin ? `WHERE (key, id) ${isAfter} (${begin.key}, ${begin.id})` : "";
  const counting = `(SELECT count(*)::integer FROM (
        ${few ? "SELECT FROM few_found UNION ALL" : ""}
        SELECT FROM ${read} CROSS JOIN LATERAL (
          SELECT FROM offer WHERE ${fits} ORDER BY offer.margin_rank, offer.id
           LIMIT ${mostCounted}
        ) AS fitting LIMIT ${mostCounted}
      ) AS counted)`;
  return `
    WITH pair AS (
      SELECT asset, currency, margin_unit, fixed_unit, fixed_divisor, asked, least, most
             ${rates && ", rates::jsonb AS rates"}
      FROM unnest(${pairs.map(opaqueList).join(", ")}) AS pair
        (asset, currency, margin_unit, fixed_unit, fixed_divisor, asked, least, most${rates})
    )${owners ? `, sought_owner AS MATERIALIZED (${owners})` : ""}${few ? `, ${few.tables}` : ""}, found AS (
      ${few ? `SELECT id, key FROM few_found ${fewBegin} UNION ALL` : ""}
      SELECT candidate.id, candidate.key
      FROM ${read} CROSS JOIN LATERAL (${parts.join(" UNION ALL ")}) AS candidate
      ORDER BY key ${direction}, id ${direction} LIMIT ${most}
    ), counted AS (
      SELECT ${
        after
          ? counting
          : `CASE WHEN (SELECT count(*) FROM found) < ${most}
        THEN (SELECT count(*)::integer FROM found) ELSE ${counting} END`
      } AS total
    ), placed AS (
      SELECT id, key, row_number() OVER (ORDER BY key ${direction}, id ${direction})::integer AS place FROM found
    )
    SELECT counted.total, (SELECT count(*)::integer FROM found) AS found, placed.place,
      (SELECT ARRAY[key::text, id] FROM placed WHERE place = ${most}) AS found_to,
      clock_timestamp() AS now, placed.key::text AS key,
      ${offerColumns}, ${ownerColumns}, ${markColumns}
    FROM counted
    LEFT JOIN (placed JOIN offer ON offer.id = placed.id AND ${seen}
               JOIN trader ON trader.id = offer.owner_id) ON true
    ORDER BY placed.place LIMIT ${shown}`;
}

/** The columns of `pair`, as lists. */
function pairsOf(
  { pairs }: OfferSearch,
  order: ListOrder,
  asked: StatementParameters,
): readonly string[] {
  const units = pairs.map(order.units);
  const numbers = (of: readonly (bigint | undefined)[]) =>
    asked.add(
      of.map((each) => (each === undefined ? null : String(each))),
      "numeric[]",
    );
  return [
    asked.add(
      pairs.map(({ asset }) => asset),
      "text[]",
    ),
    asked.add(
      pairs.map(({ currency }) => currency),
      "text[]",
    ),
    numbers(units.map(({ margin }) => margin)),
    numbers(units.map(({ fixed }) => fixed)),
    numbers(units.map(({ divisor }) => divisor)),
    ...[
      pairs.map(({ asked: each }) => each),
      pairs.map(({ least }) => least),
      pairs.map(({ most }) => most),
    ].map((amounts) => numbers(amounts.map((amount) => amount?.minor))),
    ...(areRatesOf(pairs)
      ? [
          asked.add(
            pairs.map(({ exchangeRates }) => ratesParameter(exchangeRates)),
            "text[]",
          ),
        ]
      : []),
  ];
}
