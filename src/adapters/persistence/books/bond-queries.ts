import { accountId } from "../../../domain/ledger/account.ts";
import { query } from "./book-query.ts";

/** The ids of accounts, up to the asset. */
const available = accountId({ kind: "available", asset: "BTC", traderId: "" }).split("BTC")[0];
const bond = accountId({ kind: "bond", asset: "BTC", holderId: "" }).split("BTC")[0];

/** What people left as a security. */
export const bondQueries = {
  // What is on the accounts is what the rows say; every entry of a bond moves between two accounts of one
  // person; and no other entry moves a bond.
  "bonds-add-up": query(
    `SELECT coalesce(due.account, moved.account) AS account, due.units::text AS due,
            moved.units::text AS moved, NULL AS ref
       FROM (SELECT $2 || asset || ':' || holder_id AS account, units FROM bond WHERE units > 0) due
       FULL JOIN (
         SELECT account_id AS account, sum(amount) AS units FROM ledger_posting
          WHERE starts_with(account_id, $2) GROUP BY 1 HAVING sum(amount) <> 0) moved
         ON moved.account = due.account
      WHERE coalesce(due.units, 0) <> coalesce(moved.units, 0)
      UNION ALL
     SELECT p.account_id, NULL, p.amount::text, e.ref
       FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
      WHERE starts_with(e.ref, 'bond-') AND p.account_id NOT IN (
              $1 || split_part(e.ref, ':', 3) || ':' || split_part(e.ref, ':', 2),
              $2 || split_part(e.ref, ':', 3) || ':' || split_part(e.ref, ':', 2))
      UNION ALL
     SELECT p.account_id, NULL, p.amount::text, e.ref
       FROM ledger_posting p JOIN ledger_entry e ON e.id = p.entry_id
      WHERE starts_with(p.account_id, $2) AND NOT starts_with(e.ref, 'bond-')`,
    available,
    bond,
  ),
};
