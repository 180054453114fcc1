import { accountId } from "../../../domain/ledger/account.ts";
import {
  cardAsset,
  openCardActStates,
  type CardActKind,
  type CardActState,
  type CardPaymentKind,
  type CardPaymentState,
} from "../../../domain/virtual-card/virtual-card.ts";
import { query } from "./book-query.ts";

const asset = cardAsset;

/** The ids of accounts, up to whose they are. */
const available = accountId({ kind: "available", asset, traderId: "" });
const card = accountId({ kind: "card", asset, cardId: "" });
const act = accountId({ kind: "card_act", asset, actId: "" });
const paid = accountId({ kind: "card_payments", asset });

const paying: readonly CardActKind[] = ["order", "top_up"];
const topUp: CardActKind = "top_up";
const withdraw: CardActKind = "withdraw";
const terminate: CardActKind = "terminate";
const done: CardActState = "done";
const refused: CardActState = "refused";
const purchase: CardPaymentKind = "purchase";
const approved: CardPaymentState = "approved";

/** What is on virtual cards, on its way there and back, and was paid with them. */
export const cardQueries = {
  // What each act and each payment moved on each account, against what its row says; the fee is the rest of an
  // entry, which balances.
  "cards-add-up": query(
    `SELECT coalesce(due.id, moved.id) AS what, coalesce(due.account, moved.account) AS account,
            due.units::text AS due, moved.units::text AS moved, NULL AS ref
       FROM (SELECT id, account, sum(units) AS units FROM (
               SELECT t.id, x.account, x.units FROM virtual_card_act t
                CROSS JOIN LATERAL (VALUES
                  ($1 || t.trader_id, CASE WHEN t.kind = ANY ($5) AND t.state <> $10 THEN 0 - t.amount - t.fee
                                           WHEN t.kind = $7 AND t.state = $9 THEN t.amount - t.fee
                                           WHEN t.kind = $8 AND t.state = $9 THEN t.amount ELSE 0 END),
                  ($3 || t.id, CASE WHEN t.state <> ALL ($11) THEN 0
                                    WHEN t.kind = ANY ($5) THEN t.amount + t.fee
                                    WHEN t.kind = $7 THEN t.amount ELSE 0 END),
                  ($2 || t.card_id, CASE WHEN t.kind = $6 AND t.state = $9 THEN t.amount
                                         WHEN t.kind = $7 AND t.state <> $10 THEN 0 - t.amount
                                         WHEN t.kind = $8 AND t.state = $9 THEN 0 - t.amount ELSE 0 END))
                  AS x (account, units)
               UNION ALL
               SELECT p.id, x.account, CASE WHEN p.kind = $12 THEN 0 - p.amount ELSE p.amount END * x.sign
                 FROM virtual_card_payment p JOIN virtual_card c ON c.id = p.card_id
                CROSS JOIN LATERAL (VALUES
                  (CASE WHEN p.is_on_card THEN $2 || c.id ELSE $1 || c.trader_id END, 1),
                  ($4, -1)) AS x (account, sign)
                WHERE p.state = $13 AND p.booked_at IS NOT NULL) parts
              GROUP BY 1, 2) due
       FULL JOIN (
         SELECT substr(e.ref, strpos(e.ref, ':') + 1) AS id, p.account_id AS account, sum(p.amount) AS units
           FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
          WHERE starts_with(e.ref, 'card-')
            AND (starts_with(p.account_id, $1) OR starts_with(p.account_id, $2)
              OR starts_with(p.account_id, $3) OR p.account_id = $4)
          GROUP BY 1, 2) moved ON moved.id = due.id AND moved.account = due.account
      WHERE coalesce(due.units, 0) <> coalesce(moved.units, 0)
      UNION ALL
     SELECT NULL, p.account_id, NULL, p.amount::text, e.ref
       FROM ledger_posting p JOIN ledger_entry e ON e.id = p.entry_id
      WHERE (starts_with(p.account_id, $2) OR starts_with(p.account_id, $3) OR p.account_id = $4)
        AND NOT starts_with(e.ref, 'card-')`,
    available,
    card,
    act,
    paid,
    paying,
    topUp,
    withdraw,
    terminate,
    done,
    refused,
    openCardActStates,
    purchase,
    approved,
  ),
};
