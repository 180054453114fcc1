import { accountId } from "../../../domain/ledger/account.ts";
import { assetCodes, assets } from "../../../domain/money/asset.ts";
import { splitShare } from "../../../domain/settlement/settlement.ts";
import {
  completedEscrows,
  type EscrowState,
  type TradeStage,
} from "../../../domain/trade/trade-status.ts";
import { query, scoped, type BookQuery, type SlicedProbe } from "./book-query.ts";

const held: EscrowState = "held";
const decidedSplit: TradeStage = "decided_split";

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
  ...words,
);

/** Looked up one by one: the planner would prefer to read whole tables, which grow. */
const postingsByEntry = `CROSS JOIN LATERAL (
  SELECT l.account_id, l.amount FROM ledger_posting l WHERE l.entry_id = s.id OFFSET 0) p`;

/** Every settlement that a trade should have, found by its name. */
export const settlementsOfTrades: SlicedProbe = {
  covers: ["right-sums-to-right-parties"],
  of: "trades",
  within: scoped(
    (isIn) => `
      WITH picked AS MATERIALIZED (SELECT * FROM trade t WHERE ${isIn("t")})
      SELECT NOT EXISTS (${wrongSql({
        of: `picked t
          CROSS JOIN LATERAL generate_series(1, t.holds - (t.escrow = $5)::integer) AS numbers (number)
          CROSS JOIN LATERAL (SELECT l.id, l.ref FROM ledger_entry l
                               WHERE l.ref = 'settle:' || t.id || ':' || numbers.number OFFSET 0) e`,
        where: "true",
        postings: postingsByEntry,
      })}) AS holds`,
    ...words,
    held,
  ),
};

/** Settlements in no sealed period yet: nothing else notices that one was changed. */
export const settlementsOfEntries: SlicedProbe = {
  covers: ["right-sums-to-right-parties"],
  of: "open entries",
  within: scoped(
    (isIn) =>
      `SELECT NOT EXISTS (${wrongSql({
        of: `ledger_entry e CROSS JOIN LATERAL (
          SELECT * FROM trade o WHERE o.id = split_part(e.ref, ':', 2) OFFSET 0) t`,
        where: `${isIn("e")} AND starts_with(e.ref, 'settle:')`,
        postings: postingsByEntry,
      })}) AS holds`,
    ...words,
  ),
};
