import { accountId } from "../../../domain/ledger/account.ts";
import { query } from "./book-query.ts";

const channels = accountId({ kind: "lightning", asset: "BTC" });
const available = accountId({ kind: "available", asset: "BTC", traderId: "" });

/** What Lightning brought, and took. */
export const lightningQueries = {
  // What is credited is what an invoice says that it received; and nothing but a paid send leaves the channels.
  "invoices-credited-once": query(
    `SELECT coalesce(i.id, m.id) AS invoice, i.received::text AS received, m.moved::text AS moved
       FROM lightning_invoice i
       FULL JOIN (
         SELECT split_part(e.ref, ':', 2) AS id,
                sum(p.amount) FILTER (WHERE starts_with(p.account_id, $2)) AS moved,
                array_agg(DISTINCT p.account_id ORDER BY p.account_id) AS accounts
           FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
          WHERE starts_with(e.ref, 'lightning-credit:')
          GROUP BY 1) m ON m.id = i.id
      WHERE i.id IS NULL
         OR coalesce(m.moved, 0) <> coalesce(i.received, 0)
         OR m.accounts <> ARRAY[$2 || i.trader_id, $1]
      UNION ALL
     SELECT e.ref, NULL, p.amount::text FROM ledger_posting p JOIN ledger_entry e ON e.id = p.entry_id
       LEFT JOIN send s ON e.ref = 'send-settle:' || s.id AND s.payment_hash IS NOT NULL
      WHERE p.account_id = $1 AND NOT starts_with(e.ref, 'lightning-credit:')
        AND p.amount IS DISTINCT FROM s.amount + s.fee`,
    channels,
    available,
  ),
};
