import { accountId } from "../../../domain/ledger/account.ts";
import { query } from "./book-query.ts";

const fees = accountId({ kind: "fees", asset: "BTC" });
/** Up to the trader. */
const available = accountId({ kind: "available", asset: "BTC", traderId: "" });

/** Where the coins of fees are, and were. */
const places = (["hot", "escrow_fees"] as const).map((kind) => accountId({ kind, asset: "BTC" }));

/** What payouts of multisig escrows paid to us. */
export const escrowFeeQueries = {
  // A fee that went back to a seller came into their balance, and never to the fees.
  "escrow-fees-booked": query(
    `SELECT coalesce(e.id, m.trade_id) AS trade, e.booked_units::text AS said, m.booked::text AS booked,
            e.fee_units::text AS coin
       FROM multisig_escrow e
       FULL JOIN (
         SELECT split_part(l.ref, ':', 2) AS trade_id,
                -sum(p.amount) FILTER (WHERE p.account_id = ANY ($1)) AS booked,
                sum(p.amount) FILTER (WHERE p.amount > 0 AND p.account_id = $2) AS kept,
                array_agg(DISTINCT p.account_id) FILTER (WHERE p.account_id <> ALL ($1)) AS others
           FROM ledger_entry l JOIN ledger_posting p ON p.entry_id = l.id
          WHERE starts_with(l.ref, 'escrow-fee:') OR starts_with(l.ref, 'escrow-fee-back:')
          GROUP BY 1) m ON m.trade_id = e.id
      WHERE coalesce(e.booked_units, 0) <> coalesce(m.booked, 0)
         OR coalesce(e.fee_units, e.booked_units, 0) <> coalesce(e.booked_units, 0)
         OR (e.booked_to IS NOT NULL AND m.kept > 0)
         OR NOT coalesce(m.others, '{}') <@ ARRAY[$2, $3 || e.booked_to]`,
    places,
    fees,
    available,
  ),
};
