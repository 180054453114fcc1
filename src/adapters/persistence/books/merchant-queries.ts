import { accountId } from "../../../domain/ledger/account.ts";
import { query } from "./book-query.ts";

/** The ids of accounts, without what follows in each. */
const merchant = accountId({ kind: "merchant", asset: "BTC", merchantId: "" });
const available = accountId({ kind: "available", asset: "BTC", traderId: "" });

/** What merchants were paid. */
export const merchantQueries = {
  "links-paid-once": query(
    `SELECT coalesce(l.id, m.id) AS link, l.units::text AS units, m.paid::text AS paid
       FROM (SELECT * FROM payment_link WHERE payer_id IS NOT NULL) l
       FULL JOIN (
         SELECT split_part(e.ref, ':', 2) AS id, sum(p.amount) FILTER (WHERE p.amount > 0) AS paid,
                array_agg(p.account_id ORDER BY p.amount) AS accounts
           FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
          WHERE starts_with(e.ref, 'link-payment:') GROUP BY 1) m ON m.id = l.id
      WHERE l.id IS NULL OR m.id IS NULL OR m.paid <> l.units
         OR m.accounts <> ARRAY[$2 || l.payer_id, $1 || l.merchant_id]`,
    merchant,
    available,
  ),
  "payouts-right-parties": query(
    `SELECT e.ref AS entry, p.account_id AS account
       FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
      WHERE starts_with(e.ref, 'merchant-payout:')
        AND p.account_id <> CASE WHEN p.amount < 0 THEN $1 ELSE $2 END || split_part(e.ref, ':', 2)`,
    merchant,
    available,
  ),
};
