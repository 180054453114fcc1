import { accountId } from "../../../domain/ledger/account.ts";
import { query } from "./book-query.ts";

/** The ids of accounts, up to the asset. */
const rewards = accountId({ kind: "rewards", asset: "BTC", partnerId: "" }).split("BTC")[0];
const fees = accountId({ kind: "fees", asset: "BTC" }).replace("BTC", "");

/** What partners were paid. */
export const rewardQueries = {
  // Both ways between the fees and the partner of the note, and nothing without a note. What was paid again was taken back before.
  "rewards-paid": query(
    `SELECT coalesce(r.id, m.id) AS reward, r.units::text AS units, m.paid::text AS paid,
            r.taken_back::text AS "takenBack", m.back::text AS back
       FROM partner_reward r
       FULL JOIN (
         SELECT split_part(e.ref, ':', 2) || '-' || split_part(e.ref, ':', 3) AS id,
                sum(p.amount) FILTER (WHERE p.amount > 0 AND starts_with(e.ref, 'reward:')) AS paid,
                sum(p.amount) FILTER (WHERE p.amount > 0 AND starts_with(e.ref, 'reward-back:'))
                  AS back,
                array_agg(DISTINCT p.account_id ORDER BY p.account_id) AS accounts
           FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
          WHERE starts_with(e.ref, 'reward:') OR starts_with(e.ref, 'reward-back:')
          GROUP BY 1) m ON m.id = r.id
      WHERE r.id IS NULL
         OR coalesce(m.paid, 0) - coalesce(m.back, 0)
            <> CASE WHEN r.withheld IS NULL THEN r.units ELSE 0 END - coalesce(r.taken_back, 0)
         OR r.times = 1 AND coalesce(m.back, 0) <> coalesce(r.taken_back, 0)
         OR m.accounts <> ARRAY[$2 || r.asset, $1 || r.asset || ':' || r.partner_id]`,
    rewards,
    fees,
  ),
  "reward-claims-right-parties": query(
    `SELECT e.ref AS entry, p.account_id AS account
       FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
      WHERE starts_with(e.ref, 'reward-claim:')
        AND (p.amount < 0) <> starts_with(p.account_id, $1)
         OR starts_with(e.ref, 'reward-claim:')
        AND split_part(p.account_id, ':', 3) <> split_part(e.ref, ':', 2)`,
    rewards,
  ),
};
