import { accountId } from "../../../domain/ledger/account.ts";
import { openSendStates, type SendState } from "../../../domain/send/send.ts";
import { query } from "./book-query.ts";

/** The ids of accounts, up to the asset. */
const available = accountId({ kind: "available", asset: "BTC", traderId: "" }).split("BTC")[0];
const outgoing = accountId({ kind: "outgoing", asset: "BTC", sendId: "" }).split("BTC")[0];

const cancelled: SendState = "cancelled";

/** What was sent. */
export const sendQueries = {
  // A move to cold storage is nobody's. What is neither a person's nor held for a send is the rest of its entries, which balance.
  "sends-add-up": query(
    `SELECT coalesce(due.id, moved.id) AS send, coalesce(due.account, moved.account) AS account,
            due.units::text AS due, moved.units::text AS moved
       FROM (SELECT id, account, sum(units) AS units FROM (
               SELECT id, $1 || asset || ':' || trader_id AS account, 0 - amount - fee AS units
                 FROM send WHERE state <> $3 AND trader_id IS NOT NULL
               UNION ALL
               SELECT id, $1 || asset || ':' || recipient_id, amount FROM send
                WHERE recipient_id IS NOT NULL
               UNION ALL
               SELECT id, $2 || asset || ':' || id, amount + fee FROM send
                WHERE address IS NOT NULL AND state = ANY ($4)) parts
              GROUP BY id, account) due
       FULL JOIN (
         SELECT split_part(e.ref, ':', 2) AS id, p.account_id AS account, sum(p.amount) AS units
           FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
          WHERE starts_with(e.ref, 'send-')
            AND (starts_with(p.account_id, $1) OR starts_with(p.account_id, $2))
          GROUP BY 1, 2) moved ON moved.id = due.id AND moved.account = due.account
      WHERE coalesce(due.units, 0) <> coalesce(moved.units, 0)`,
    available,
    outgoing,
    cancelled,
    openSendStates,
  ),
};
