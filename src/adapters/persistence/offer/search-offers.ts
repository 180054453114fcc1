import { mostCounted, type OfferSearch } from "../../../application/ports/offer-store.ts";
import { hidden, opaqueList, prepared } from "../connection/prepared-statements.ts";
import { offerColumns, ownerColumns } from "./offer-row.ts";

/**
 * A list is ordered by one integer per offer: its price as a share of the market price, in a fine
 * fraction of a basis point. Any two different prices differ in it, as none has more than 38
 * digits; so pages follow each other without gaps.
 */
const toBasisPoint = 10n ** 40n;
const basisPoints = 10_000n;
/**
 * More than any offer is away from its market: offers without a market come after those with one.
 */
const far = 10n ** 90n;

/** The statement and its parameters. Rows: the page, at least one more, and the count with each. */
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
  ];
  const shape: Shape = {
    isCheapestFirst,
    methods: isOneMethod ? "one" : paymentMethods ? "some" : "every",
    hasAmount: pairs.some(({ asked }) => asked),
    hasBegun: after !== undefined,
    most: limit <= usualLimit ? usualLimit + 1 : longestLimit + 1,
  };
  return { sql: statementOf(shape), parameters };
}

/** What decides the plan: each shape is a statement of its own, prepared on first use. */
interface Shape {
  readonly isCheapestFirst: boolean;
  readonly methods: "every" | "one" | "some";
  readonly hasAmount: boolean;
  /** Whether the page is not the first. */
  readonly hasBegun: boolean;
  /** The most rows, as a literal: without it, the planner takes reading all offers for cheaper. */
  readonly most: number;
}

/** The page lengths that have statements of their own; a shorter page reads a few rows more. */
const usualLimit = 10;
const longestLimit = 50;

const statements = new Map<string, string>();

function statementOf(shape: Shape): string {
  const name = Object.values(shape).join(" ");
  const known = statements.get(name) ?? prepared(searchSql(shape));
  statements.set(name, known);
  return known;
}

/**
 * Each pair returns at most a page of margin offers and one of fixed-price offers, both read from
 * their indexes in order; only those few are merged into one order and joined with what is shown.
 * The count is ordered only so that it uses an index, too.
 */
function searchSql(shape: Shape): string {
  const [direction, isAfter] = shape.isCheapestFirst ? ["ASC", ">"] : ["DESC", "<"];
  const fits = fitting(shape);
  const begins = (key: string) =>
    shape.hasBegun
      ? `(${key}, offer.id) ${isAfter} (${hidden("$11::numeric")}, ${hidden("$12::text")})`
      : `$11::numeric IS NULL AND $12::text IS NULL`;
  const first = (condition: string, key: string, column: string) => `
    (SELECT offer.id, ${key} AS key FROM offer
     WHERE ${fits} AND ${condition} IS NOT NULL AND ${begins(key)}
     ORDER BY ${column} ${direction}, offer.id ${direction} LIMIT ${shape.most})`;
  return `
    WITH pair AS (
      SELECT * FROM unnest(${pairLists.map(opaqueList).join(", ")})
        AS pair (asset, currency, market, asked)
    ), found AS (
      SELECT candidate.id, candidate.key
      FROM pair CROSS JOIN LATERAL (
        ${first("margin_bp", marginKey, "margin_bp")}
        UNION ALL
        ${first("fixed_price", fixedKey, "fixed_price")}
      ) AS candidate
      ORDER BY candidate.key ${direction}, candidate.id ${direction} LIMIT ${shape.most}
    ), counted AS (
      SELECT count(*)::integer AS total FROM (
        SELECT FROM pair CROSS JOIN LATERAL (
          SELECT FROM offer WHERE ${fits} ORDER BY offer.margin_bp, offer.id
           LIMIT ${mostCounted}
        ) AS fitting LIMIT ${mostCounted}
      ) AS few
    )
    SELECT counted.total, clock_timestamp() AS now, found.key::text AS key,
      ${offerColumns}, ${ownerColumns}
    FROM counted
    LEFT JOIN (found JOIN offer ON offer.id = found.id JOIN trader ON trader.id = offer.owner_id)
      ON true
    ORDER BY found.key ${direction}, found.id ${direction}`;
}

const pairLists = ["$1::text[]", "$2::text[]", "$3::numeric[]", "$4::numeric[]"];

/** A parameter that a shape does not use is still named: a statement has to know its type. */
function fitting({ methods, hasAmount }: Shape): string {
  const ofMethod = {
    every: "$6::text IS NULL AND $7::text[] IS NULL",
    one: `offer.payment_method = ${hidden("$6::text")} AND $7::text[] IS NULL`,
    some: `$6::text IS NULL AND offer.payment_method = ANY ${opaqueList("$7::text[]")}`,
  }[methods];
  const ofAmount = hasAmount
    ? `AND (pair.asked IS NULL OR pair.asked BETWEEN offer.range_min AND offer.range_max
         OR pair.asked = ANY (offer.predefined))`
    : "";
  return `offer.is_active AND offer.is_approved AND offer.side = ${hidden("$5::text")}
    AND offer.asset = pair.asset AND offer.currency = pair.currency AND ${ofMethod} ${ofAmount}`;
}

const marginKey = `((offer.margin_bp + $9::numeric) * $8::numeric
  + CASE WHEN pair.market IS NULL THEN 2 * $10::numeric ELSE 0 END)`;

const fixedKey = `(CASE WHEN pair.market IS NULL THEN offer.fixed_price * $8::numeric + $10::numeric
  ELSE div(offer.fixed_price * $9::numeric * $8::numeric, pair.market) END)`;
