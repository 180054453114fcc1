import { accountId } from "../../../domain/ledger/account.ts";
import { query } from "./book-query.ts";

/** The ids of accounts, up to the asset. */
const available = accountId({ kind: "available", asset: "BTC", traderId: "" }).split("BTC")[0];
const inventory = accountId({ kind: "inventory", asset: "BTC" }).split("BTC")[0];
const fees = accountId({ kind: "fees", asset: "BTC" }).split("BTC")[0];

/** What was converted. */
export const conversionQueries = {
  // Each conversion moves five amounts and nothing else; what funded a coin is what its row says.
  "conversions-add-up": query(
    `SELECT coalesce(due.id, moved.id) AS conversion, coalesce(due.account, moved.account) AS account,
            due.units::text AS due, moved.units::text AS moved
       FROM (SELECT id, account, sum(units) AS units FROM (
               SELECT id, $1 || from_asset || ':' || trader_id AS account, 0 - from_units AS units
                 FROM conversion
               UNION ALL SELECT id, $2 || from_asset, from_units FROM conversion
               UNION ALL SELECT id, $1 || to_asset || ':' || trader_id, to_units FROM conversion
               UNION ALL SELECT id, $2 || to_asset, 0 - to_units - spread_units FROM conversion
               UNION ALL SELECT id, $3 || to_asset, spread_units FROM conversion
               UNION ALL SELECT id, $2 || id, funded FROM inventory) parts
              GROUP BY id, account) due
       FULL JOIN (
         SELECT split_part(e.ref, ':', 2) AS id, p.account_id AS account, sum(p.amount) AS units
           FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
          WHERE starts_with(e.ref, 'convert:')
             OR starts_with(e.ref, 'inventory-fund:') AND starts_with(p.account_id, $2)
          GROUP BY 1, 2) moved ON moved.id = due.id AND moved.account = due.account
      WHERE coalesce(due.units, 0) <> coalesce(moved.units, 0)`,
    available,
    inventory,
    fees,
  ),
};
