import { accountId, type LedgerAccount } from "../../../domain/ledger/account.ts";
import {
  orderKinds,
  openOrderStates,
  takesCoins,
  type OrderState,
} from "../../../domain/provider-order/provider-order.ts";
import { query } from "./book-query.ts";

/** The ids of accounts, up to the asset. */
const startOf = (account: LedgerAccount) => accountId(account).split("BTC")[0];
const available = startOf({ kind: "available", asset: "BTC", traderId: "" });
const held = startOf({ kind: "order", asset: "BTC", orderId: "" });
const providers = startOf({ kind: "provider", asset: "BTC", provider: "" });
const fees = startOf({ kind: "fees", asset: "BTC" });

const outward = orderKinds.filter(takesCoins);
const done: OrderState = "done";

/** Each by its start, which an index finds. */
const isOfOrders = [...orderKinds, ...outward.flatMap((kind) => [`${kind}-back`, `${kind}-settle`])]
  .map((kind) => `starts_with(e.ref, '${kind}:')`)
  .join(" OR ");

/** What orders with providers took, gave back and brought. */
export const providerOrderQueries = {
  // What is due of each order in each account, against what moved under its names.
  "provider-orders-add-up": query(
    `SELECT coalesce(due.id, moved.id) AS "order", coalesce(due.account, moved.account) AS account,
            due.units::text AS due, moved.units::text AS moved
       FROM (SELECT o.id, x.account, x.units FROM provider_order o
              CROSS JOIN LATERAL (VALUES
                ($1 || o.asset || ':' || o.trader_id, CASE
                  WHEN o.kind <> ALL ($5) THEN CASE WHEN o.state = $6 THEN o.coins ELSE 0 END
                  WHEN o.state = $6 OR o.state = ANY ($7) THEN 0 - o.coins ELSE 0 END),
                ($2 || o.asset || ':' || o.id, CASE
                  WHEN o.kind = ANY ($5) AND o.state = ANY ($7) THEN o.coins ELSE 0 END),
                ($3 || o.asset || ':' || o.provider, CASE
                  WHEN o.state <> $6 THEN 0
                  WHEN o.kind = ANY ($5) THEN o.coins - o.fee ELSE 0 - o.coins END),
                ($4 || o.asset, CASE WHEN o.state = $6 AND o.kind = ANY ($5) THEN o.fee ELSE 0 END))
                AS x (account, units)
              WHERE x.units <> 0) due
       FULL JOIN (
         SELECT split_part(e.ref, ':', 2) AS id, p.account_id AS account, sum(p.amount) AS units
           FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
          WHERE ${isOfOrders}
          GROUP BY 1, 2 HAVING sum(p.amount) <> 0) moved
         ON moved.id = due.id AND moved.account = due.account
      WHERE coalesce(due.units, 0) <> coalesce(moved.units, 0)
      UNION ALL
     SELECT e.ref, p.account_id, NULL, p.amount::text
       FROM ledger_posting p JOIN ledger_entry e ON e.id = p.entry_id
      WHERE (starts_with(p.account_id, $2) OR starts_with(p.account_id, $3))
        AND NOT (${isOfOrders})
        AND NOT (starts_with(p.account_id, $3) AND starts_with(e.ref, 'provider-settlement:'))`,
    available,
    held,
    providers,
    fees,
    outward,
    done,
    openOrderStates,
  ),
};
