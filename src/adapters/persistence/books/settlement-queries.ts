import { accountId } from "../../../domain/ledger/account.ts";
import { assetCodes, assets } from "../../../domain/money/asset.ts";
import { splitShare } from "../../../domain/settlement/settlement.ts";
import {
  completedEscrows,
  type EscrowState,
  type TradeStage,
} from "../../../domain/trade/trade-status.ts";
import type { CommandAct } from "../../../domain/trade/trade-command.ts";
import { inLedger } from "./in-ledger.ts";
import { anyNumber, query, type BookProbe, type BookQuery } from "./book-query.ts";

const held: EscrowState = "held";
const decidedSplit: TradeStage = "decided_split";
const amend: CommandAct = "amend";
const settled: readonly EscrowState[] = [...completedEscrows, "returned"];

/** The prefixes of the ids of a trade's accounts, by asset, and the smallest step of an amount. */
const accountNames = assetCodes.map((asset) => ({
  asset,
  granule: String(assets[asset].granule),
  available: accountId({ kind: "available", asset, traderId: "" }),
  escrow: accountId({ kind: "escrow", asset, tradeId: "" }),
  fees: accountId({ kind: "fees", asset }),
}));

/** The parameters of statements on settlements, from `$1` on. */
const words = [
  JSON.stringify(accountNames),
  completedEscrows,
  decidedSplit,
  String(splitShare(0).denominator),
  held,
  settled,
  amend,
];

const names = `JOIN jsonb_to_recordset($1::jsonb)
  AS n (asset text, granule numeric, available text, escrow text, fees text) ON n.asset = t.asset`;

/** What a settlement gives the buyer and the platform; 0 where it returns everything. */
const dueAndFee = `
  CASE WHEN NOT pays THEN 0 WHEN t.stage <> $3 THEN t.amount + t.cashback
       ELSE div(t.amount * share, $4::numeric * n.granule) * n.granule
          + div(t.cashback * share, $4::numeric * n.granule) * n.granule END AS due,
  CASE WHEN NOT pays THEN 0 WHEN t.stage <> $3 THEN t.fee
       ELSE div(t.fee * share, $4::numeric * n.granule) * n.granule END AS fee`;

const share = `CASE WHEN t.stage = $3
  THEN (t.rules #>> '{memory,verdict,buyerShare}')::numeric END AS share`;

/**
 * Trades whose settlements are checked one by one: in a disputed one the fee may have been
 * returned, and an amended one settled something other than what the trade has said since.
 */
const special = `
  SELECT trade_id FROM dispute_case UNION SELECT trade_id FROM trade_event WHERE act = $7`;

/** Held once and released as agreed: what was settled is what the trade still says. */
const isPlain = `(t.holds = 1 AND t.escrow = ANY ($6) AND ${inLedger("t")}
  AND NOT EXISTS (SELECT FROM special x WHERE x.trade_id = t.id))`;

/**
 * The settlements to check, `e` with its trade `t`, and how the postings of one, `s`, are found.
 */
interface Looked {
  readonly of: string;
  readonly where: string;
  readonly postings: string;
}

/**
 * Finds settlements that paid a wrong account or a wrong amount. The seller's part is the
 * remainder: entries balance, and no escrow keeps anything. The fee of a disputed trade may have
 * been returned to the seller. What is due is computed once per entry, which `OFFSET 0` makes sure
 * of.
 */
function wrongSql({ of, where, postings }: Looked): string {
  return `
    SELECT min(ref) AS entry, min(wrong_account) AS account
      FROM (
        SELECT s.id, s.ref, s.due, s.fee, p.account_id = s.buyer AS is_buyer,
               p.account_id = s.fees AS is_house, s.is_fee_due,
               CASE WHEN p.account_id = s.buyer AND p.amount <> s.due
                      OR p.account_id = s.fees AND p.amount <> s.fee
                      OR p.account_id = s.escrow AND p.amount > 0
                      OR p.account_id NOT IN (s.buyer, s.fees, s.escrow, s.seller)
                    THEN p.account_id END AS wrong_account
          FROM (
            SELECT e.id, e.ref, n.escrow || t.id AS escrow, n.fees,
                   n.available || t.seller_id AS seller, n.available || t.buyer_id AS buyer,
                   ${dueAndFee},
                   NOT EXISTS (SELECT FROM dispute_case c WHERE c.trade_id = t.id) AS is_fee_due
              FROM ${of} ${names}
             CROSS JOIN LATERAL (
               SELECT t.escrow = ANY ($2) AND split_part(e.ref, ':', 3) = t.holds::text AS pays,
                      ${share}) said
             WHERE ${where} OFFSET 0) s
          ${postings} OFFSET 0) looked_at
     GROUP BY id
    HAVING min(wrong_account) IS NOT NULL OR (max(due) > 0 AND NOT bool_or(is_buyer))
        OR (max(fee) > 0 AND bool_and(is_fee_due) AND NOT bool_or(is_house)) OR max(due) IS NULL`;
}

/** All settlements, in some passes over whole tables. */
export const wrongSettlements: BookQuery = query(
  wrongSql({
    of: "ledger_entry e JOIN trade t ON t.id = split_part(e.ref, ':', 2)",
    where: "starts_with(e.ref, 'settle:')",
    postings: "JOIN ledger_posting p ON p.entry_id = s.id",
  }),
  ...words.slice(0, 4),
);

/** Settlements of all other trades, found one by one, as there are few. */
const others = `
  SELECT t.*, e.id AS entry_id, e.ref
    FROM trade t
   CROSS JOIN LATERAL generate_series(1, t.holds - (t.escrow = $5)::integer) AS numbers (number)
   CROSS JOIN LATERAL (SELECT l.id, l.ref FROM ledger_entry l
                        WHERE l.ref = 'settle:' || t.id || ':' || numbers.number OFFSET 0) e
   WHERE NOT ${isPlain}`;

const postingsOf = (entry: string) => `CROSS JOIN LATERAL (
  SELECT l.account_id, l.amount FROM ledger_posting l WHERE l.entry_id = ${entry} OFFSET 0) p`;

const wrongOfOthers = wrongSql({
  of: "other t CROSS JOIN LATERAL (SELECT t.entry_id AS id, t.ref) e",
  where: "true",
  postings: postingsOf("s.id"),
});

/** A posting as a number: of its entry, its account, and its amount with its sign. */
function hashOf(ref: string, account: string, amount: string): string {
  const sign = `CASE WHEN ${amount} > 0 THEN $8::bigint ELSE $9::bigint END`;
  return `hashtextextended(${ref}, hashtextextended(${account},
    hash_numeric_extended(${amount}, ${sign})))`;
}

/**
 * What plain settlements should have posted against what they posted, each posting as a number and
 * all numbers summed; those of other trades are checked one by one.
 */
export function settlementProbe(): BookProbe {
  return {
    covers: ["right-sums-to-right-parties"],
    sql: `
      WITH special AS MATERIALIZED (${special}), other AS MATERIALIZED (${others}),
      posted AS (
        SELECT coalesce(sum(${hashOf("e.ref", "p.account_id", "p.amount")}), 0) AS sum
          FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
         WHERE starts_with(e.ref, 'settle:')),
      posted_by_others AS (
        SELECT coalesce(sum(${hashOf("o.ref", "p.account_id", "p.amount")}), 0) AS sum
          FROM other o ${postingsOf("o.entry_id")}),
      due AS (
        SELECT coalesce(sum(${hashOf("ref", "escrow", "-total")}), 0)
             + coalesce(sum(${hashOf("ref", "buyer", "due")}) FILTER (WHERE due > 0), 0)
             + coalesce(sum(${hashOf("ref", "fees", "fee")}) FILTER (WHERE fee > 0), 0)
             + coalesce(sum(${hashOf("ref", "seller", "total - due - fee")})
                 FILTER (WHERE total > due + fee), 0) AS sum
          FROM (SELECT 'settle:' || t.id || ':1' AS ref, n.escrow || t.id AS escrow, n.fees,
                       n.available || t.seller_id AS seller, n.available || t.buyer_id AS buyer,
                       t.amount + t.fee + t.cashback AS total, ${dueAndFee}
                  FROM trade t ${names}
                 CROSS JOIN LATERAL (SELECT t.escrow = ANY ($2) AS pays, ${share}) said
                 WHERE ${isPlain} OFFSET 0) s)
      SELECT posted.sum = posted_by_others.sum + due.sum AND NOT EXISTS (${wrongOfOthers}) AS holds
        FROM posted, posted_by_others, due`,
    parameters: [...words, anyNumber(), anyNumber()],
  };
}
