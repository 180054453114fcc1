import { keepsBalance, type LedgerAccount } from "../../../domain/ledger/account.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import type { EscrowState } from "../../../domain/trade/trade-status.ts";
import { query } from "./book-query.ts";
import { inLedger } from "./in-ledger.ts";
import { periodChain } from "./period-queries.ts";
import { wrongSettlements } from "./settlement-queries.ts";

export const held: EscrowState = "held";
export const escrowKind: LedgerAccount["kind"] = "escrow";

export const balancedKinds = accountsOf("BTC")
  .filter(keepsBalance)
  .map(({ kind }) => kind);

function accountsOf(asset: AssetCode): readonly LedgerAccount[] {
  return [
    { kind: "available", asset, traderId: "" },
    { kind: "escrow", asset, tradeId: "" },
    { kind: "rewards", asset, partnerId: "" },
    { kind: "merchant", asset, merchantId: "" },
    { kind: "outgoing", asset, sendId: "" },
    { kind: "bond", asset, holderId: "" },
    { kind: "spot", asset, orderId: "" },
    { kind: "card", asset, cardId: "" },
    { kind: "card_act", asset, actId: "" },
    { kind: "order", asset, orderId: "" },
    { kind: "provider", asset, provider: "" },
    { kind: "inventory", asset },
    { kind: "fees", asset },
    { kind: "clearing", asset },
    { kind: "network_fees", asset },
    { kind: "lightning", asset },
    { kind: "card_payments", asset },
    { kind: "hot", asset },
    { kind: "cold", asset },
    { kind: "escrow_fees", asset },
  ];
}

/** Accounts without a balance that they should have, or below zero; `kinds`: the parameter with those that have one. */
export const isBelowZero = (kinds: string) =>
  `balance < 0 OR (balance IS NULL AND kind = ANY (${kinds}))`;

/**
 * On both sides only those that hold something: they are few, however many there were. `of`: which trades; that all
 * held ones are open is for another query to say.
 */
export function wrongEscrows(from: {
  readonly accounts: string;
  readonly kind: string;
  readonly held: string;
  readonly of: string;
}): string {
  return `SELECT coalesce(t.id, a.owner_id) AS trade, a.balance::text AS balance, t.agreed::text AS agreed
       FROM (SELECT owner_id, asset, balance FROM ${from.accounts}
              WHERE kind = ${from.kind} AND balance <> 0) a
       FULL JOIN (SELECT id, asset, amount + fee + cashback AS agreed FROM trade
                   WHERE escrow = ${from.held} AND ${from.of} AND ${inLedger("trade")}) t
         ON t.id = a.owner_id AND t.asset = a.asset
      WHERE coalesce(a.balance, 0) <> coalesce(t.agreed, 0)`;
}

/**
 * The ledger's own consistency. Written for many millions of postings: each query reads each once.
 */
export const ledgerQueries = {
  // The first pass reads postings in order and joins nothing; entries of several assets are rare.
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
  "periods-unchanged": periodChain,
  "nobody-below-zero": query(
    `SELECT id AS account, balance::text AS balance FROM ledger_account
      WHERE ${isBelowZero("$1")}`,
    balancedKinds,
  ),
  // On both sides only those that hold something: they are few, however many there were.
  "escrow-holds-its-trade": query(
    wrongEscrows({ accounts: "ledger_account", kind: "$1", held: "$2", of: "true" }),
    escrowKind,
    held,
  ),
  // Those that should exist are counted against those that do: a name that was booked twice is
  // noticed, although only an index keeps names unique.
  "holds-settled-once": query(
    `SELECT CASE WHEN sum(due) > 0 THEN ref END AS missing,
            CASE WHEN sum(due) < 0 THEN ref END AS unexpected
       FROM (SELECT CASE WHEN number <= holds THEN 'hold:' || id || ':' || number
                         ELSE 'settle:' || id || ':' || number - holds END AS ref, 1 AS due
               FROM (SELECT id, holds,
                            generate_series(1, 2 * holds - (escrow = $1)::integer) AS number
                       FROM trade WHERE ${inLedger("trade")}) numbered
             UNION ALL
             SELECT ref, -1 FROM ledger_entry
              WHERE starts_with(ref, 'hold:') OR starts_with(ref, 'settle:')) names
      GROUP BY ref HAVING sum(due) <> 0`,
    held,
  ),
  "right-sums-to-right-parties": wrongSettlements,
};
