import { accountId, keepsBalance, type LedgerAccount } from "../../../domain/ledger/account.ts";
import { assetCodes, assets, type AssetCode } from "../../../domain/money/asset.ts";
import { splitShare } from "../../../domain/trade/settlement.ts";
import {
  completedEscrows,
  type EscrowState,
  type TradeStage,
} from "../../../domain/trade/trade-status.ts";
import { query } from "./book-query.ts";

const held: EscrowState = "held";
const decidedSplit: TradeStage = "decided_split";
const escrowKind: LedgerAccount["kind"] = "escrow";

const balancedKinds = accountsOf("BTC")
  .filter(keepsBalance)
  .map(({ kind }) => kind);

/** How the ids of a trade's accounts begin, by asset, and the smallest step of an amount. */
const accountNames = assetCodes.map((asset) => ({
  asset,
  granule: String(assets[asset].granule),
  available: accountId({ kind: "available", asset, traderId: "" }),
  escrow: accountId({ kind: "escrow", asset, tradeId: "" }),
  fees: accountId({ kind: "fees", asset }),
}));

function accountsOf(asset: AssetCode): readonly LedgerAccount[] {
  return [
    { kind: "available", asset, traderId: "" },
    { kind: "escrow", asset, tradeId: "" },
    { kind: "fees", asset },
    { kind: "clearing", asset },
  ];
}

/** What the ledger says of itself. Written for many millions of postings: each is read once a query. */
export const ledgerQueries = {
  // The first pass reads postings in their order and joins nothing; an entry of several assets is rare.
  "entries-balance": query(`
    WITH suspect AS (
      SELECT entry_id FROM ledger_posting GROUP BY entry_id
      HAVING sum(amount) <> 0
          OR min(split_part(account_id, ':', 2) COLLATE "C")
          <> max(split_part(account_id, ':', 2) COLLATE "C"))
    SELECT p.entry_id AS entry, a.asset, sum(p.amount)::text AS sum
      FROM suspect s
      JOIN ledger_posting p ON p.entry_id = s.entry_id
      LEFT JOIN ledger_account a ON a.id = p.account_id
     GROUP BY p.entry_id, a.asset HAVING sum(p.amount) <> 0`),
  "balances-are-sums": query(`
    SELECT coalesce(a.id, s.account_id) AS account, a.balance::text AS balance, s.sum::text AS sum
      FROM ledger_account a
      FULL JOIN (SELECT account_id, sum(amount) AS sum FROM ledger_posting GROUP BY account_id) s
        ON s.account_id = a.id
     WHERE a.id IS NULL OR a.balance <> coalesce(s.sum, 0)`),
  "nobody-below-zero": query(
    `SELECT id AS account, balance::text AS balance FROM ledger_account
      WHERE balance < 0 OR (balance IS NULL AND kind = ANY ($1))`,
    balancedKinds,
  ),
  "escrow-holds-its-trade": query(
    `SELECT coalesce(t.id, a.owner_id) AS trade, a.balance::text AS balance,
            (t.amount + t.fee + t.cashback)::text AS agreed, t.escrow
       FROM (SELECT owner_id, asset, balance FROM ledger_account WHERE kind = $1) a
       FULL JOIN trade t ON t.id = a.owner_id AND t.asset = a.asset
      WHERE coalesce(a.balance, 0)
         <> CASE WHEN t.escrow = $2 THEN t.amount + t.fee + t.cashback ELSE 0 END`,
    escrowKind,
    held,
  ),
  // Those that should be there are counted against those that are: a name that was booked twice is
  // seen although nothing but an index keeps names unique.
  "holds-settled-once": query(
    `SELECT CASE WHEN sum(due) > 0 THEN ref END AS missing,
            CASE WHEN sum(due) < 0 THEN ref END AS unexpected
       FROM (SELECT CASE WHEN number <= holds THEN 'hold:' || id || ':' || number
                         ELSE 'settle:' || id || ':' || number - holds END AS ref, 1 AS due
               FROM (SELECT id, holds,
                            generate_series(1, 2 * holds - (escrow = $1)::integer) AS number
                       FROM trade) numbered
             UNION ALL
             SELECT ref, -1 FROM ledger_entry
              WHERE starts_with(ref, 'hold:') OR starts_with(ref, 'settle:')) names
      GROUP BY ref HAVING sum(due) <> 0`,
    held,
  ),
  // The seller's part is what is left: entries balance, and no escrow keeps anything. What is due is
  // computed once an entry, which `OFFSET 0` sees to.
  "right-sums-to-right-parties": query(
    `SELECT min(ref) AS entry, min(wrong_account) AS account
       FROM (
         SELECT s.id, s.ref, s.due > 0 AS pays, p.account_id = s.buyer AS is_buyer,
                CASE WHEN p.account_id = s.buyer AND p.amount <> s.due
                       OR p.account_id = s.fees AND p.amount <> s.fee
                       OR p.account_id NOT IN (s.buyer, s.fees, s.escrow, s.seller)
                     THEN p.account_id END AS wrong_account
           FROM (
             SELECT e.id, e.ref, n.escrow || t.id AS escrow, n.fees,
                    n.available || t.seller_id AS seller, n.available || t.buyer_id AS buyer,
                    CASE WHEN NOT pays THEN 0 WHEN t.stage <> $3 THEN t.amount + t.cashback
                         ELSE div(t.amount * share, $4::numeric * n.granule) * n.granule
                            + div(t.cashback * share, $4::numeric * n.granule) * n.granule END AS due,
                    CASE WHEN NOT pays THEN 0 WHEN t.stage <> $3 THEN t.fee
                         ELSE div(t.fee * share, $4::numeric * n.granule) * n.granule END AS fee
               FROM ledger_entry e
               JOIN trade t ON t.id = split_part(e.ref, ':', 2)
               JOIN jsonb_to_recordset($1::jsonb)
                    AS n (asset text, granule numeric, available text, escrow text, fees text)
                 ON n.asset = t.asset
              CROSS JOIN LATERAL (
                SELECT t.escrow = ANY ($2) AND split_part(e.ref, ':', 3) = t.holds::text AS pays,
                       CASE WHEN t.stage = $3
                            THEN (t.rules #>> '{memory,verdict,buyerShare}')::numeric END AS share) said
              WHERE starts_with(e.ref, 'settle:') OFFSET 0) s
           JOIN ledger_posting p ON p.entry_id = s.id OFFSET 0) looked_at
      GROUP BY id
     HAVING min(wrong_account) IS NOT NULL OR (bool_or(pays) AND NOT bool_or(is_buyer))`,
    JSON.stringify(accountNames),
    completedEscrows,
    decidedSplit,
    String(splitShare(0).denominator),
  ),
};
