import type { DepositState } from "../../../domain/deposit/deposit.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import { query } from "./book-query.ts";

/** The ids of accounts, up to the asset. */
const hot = accountId({ kind: "hot", asset: "BTC" }).replace("BTC", "");
const available = accountId({ kind: "available", asset: "BTC", traderId: "" }).split("BTC")[0];

/** What is in the balance: what is missing on the chain was not taken back. */
const inBalance: readonly DepositState[] = ["credited", "missing"];

/** What chains brought. */
export const depositQueries = {
  // Debts may be paid from a deposit, by entries of their own.
  "deposits-credited-once": query(
    `SELECT coalesce(d.id, m.id) AS deposit, d.units::text AS units, m.moved::text AS moved
       FROM deposit d
       FULL JOIN (
         SELECT split_part(e.ref, ':', 2) AS id, sum(p.amount) FILTER (WHERE p.account_id LIKE $2 || '%')
                  AS moved,
                array_agg(DISTINCT p.account_id ORDER BY p.account_id) AS accounts
           FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
          WHERE starts_with(e.ref, 'deposit-credit:') OR starts_with(e.ref, 'deposit-back:')
          GROUP BY 1) m ON m.id = d.id
      WHERE d.id IS NULL
         OR coalesce(m.moved, 0) <> CASE WHEN d.state = ANY ($3) THEN d.units ELSE 0 END
         OR m.accounts <> ARRAY[$2 || d.asset || ':' || d.trader_id, $1 || d.asset]`,
    hot,
    available,
    inBalance,
  ),
};
