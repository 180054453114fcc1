import { mostCounted, type OfferSearch } from "../../../application/ports/offer-store.ts";
import { offerColumns, ownerColumns } from "./offer-row.ts";

/**
 * The order of a list is one whole number for each offer: its price as a share of the market price,
 * so many to a basis point. Two prices that differ at all differ in it, for none has more than 38
 * digits; so pages follow each other without a gap.
 */
const toBasisPoint = 10n ** 40n;
const basisPoints = 10_000n;
/** More than any offer is away from its market: what has none comes after what has one. */
const far = 10n ** 90n;

/** The statement and its parameters. Rows: the page, one more, and the count with each of them. */
export function searchStatement(search: OfferSearch): { sql: string; parameters: unknown[] } {
  const { ownerSide, pairs, paymentMethods, after, limit } = search;
  const [onlyMethod, ...otherMethods] = paymentMethods ?? [];
  const isOneMethod = onlyMethod !== undefined && otherMethods.length === 0;
  const isCheapestFirst = ownerSide === "sell";
  const parameters = [
    pairs.map(({ asset }) => asset),
    pairs.map(({ currency }) => currency),
    pairs.map(({ market }) => (market ? String(market.scaled) : null)),
    pairs.map(({ asked }) => (asked ? String(asked.minor) : null)),
    ownerSide,
    isOneMethod ? onlyMethod : null,
    isOneMethod ? null : (paymentMethods ?? null),
    String(toBasisPoint),
    String(basisPoints),
    String(isCheapestFirst ? far : -far),
    after ? String(after.key) : null,
    after?.offerId ?? null,
    limit + 1,
    mostCounted,
  ];
  return { sql: isCheapestFirst ? cheapestFirst : dearestFirst, parameters };
}

/**
 * Each pair gives at most a page of margin offers and one of fixed-price offers, both read from
 * their indexes in order; only those few are put in one order and joined with what is shown. The
 * count is ordered only so that it reads an index, too.
 */
function searchSql(direction: "ASC" | "DESC", isAfter: ">" | "<"): string {
  const first = (condition: string, key: string, column: string) => `
    (SELECT offer.id, ${key} AS key FROM offer
     WHERE ${fits} AND ${condition} IS NOT NULL
       AND ($11::numeric IS NULL OR (${key}, offer.id) ${isAfter} ($11::numeric, $12::text))
     ORDER BY ${column} ${direction}, offer.id ${direction} LIMIT $13)`;
  return `
    WITH pair AS (
      SELECT * FROM unnest($1::text[], $2::text[], $3::numeric[], $4::numeric[])
        AS pair (asset, currency, market, asked)
    ), found AS (
      SELECT candidate.id, candidate.key
      FROM pair CROSS JOIN LATERAL (
        ${first("margin_bp", marginKey, "margin_bp")}
        UNION ALL
        ${first("fixed_price", fixedKey, "fixed_price")}
      ) AS candidate
      ORDER BY candidate.key ${direction}, candidate.id ${direction} LIMIT $13
    ), counted AS (
      SELECT count(*)::integer AS total FROM (
        SELECT FROM pair CROSS JOIN LATERAL (
          SELECT FROM offer WHERE ${fits} ORDER BY offer.margin_bp, offer.id LIMIT $14
        ) AS fitting LIMIT $14
      ) AS few
    )
    SELECT counted.total, clock_timestamp() AS now, found.key::text AS key,
      ${offerColumns}, ${ownerColumns}
    FROM counted
    LEFT JOIN (found JOIN offer ON offer.id = found.id JOIN trader ON trader.id = offer.owner_id)
      ON true
    ORDER BY found.key ${direction}, found.id ${direction}`;
}

const fits = `offer.is_active AND offer.is_approved AND offer.side = $5
  AND offer.asset = pair.asset AND offer.currency = pair.currency
  AND ($6::text IS NULL OR offer.payment_method = $6::text)
  AND ($7::text[] IS NULL OR offer.payment_method = ANY ($7::text[]))
  AND (pair.asked IS NULL OR pair.asked BETWEEN offer.range_min AND offer.range_max
    OR pair.asked = ANY (offer.predefined))`;

const marginKey = `((offer.margin_bp + $9::numeric) * $8::numeric
  + CASE WHEN pair.market IS NULL THEN 2 * $10::numeric ELSE 0 END)`;

const fixedKey = `(CASE WHEN pair.market IS NULL THEN offer.fixed_price * $8::numeric + $10::numeric
  ELSE div(offer.fixed_price * $9::numeric * $8::numeric, pair.market) END)`;

const cheapestFirst = searchSql("ASC", ">");
const dearestFirst = searchSql("DESC", "<");
