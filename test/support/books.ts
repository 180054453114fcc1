import { expect } from "chai";
import type { TestDatabase } from "./database.ts";

/**
 * What must hold at every moment, each as a query for what breaks it. Sums alone do not see a double
 * release: balances, the escrow of each trade and one settlement per hold are among them.
 */
const invariants: Readonly<Record<string, string>> = {
  "every entry sums to zero in each asset": `
    SELECT p.entry_id FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
     GROUP BY p.entry_id, a.asset HAVING sum(p.amount) <> 0`,
  "every posting has its account": `
    SELECT p.account_id FROM ledger_posting p
     WHERE NOT EXISTS (SELECT FROM ledger_account a WHERE a.id = p.account_id)`,
  "a balance is the sum of its postings": `
    SELECT a.id FROM ledger_account a LEFT JOIN ledger_posting p ON p.account_id = a.id
     WHERE a.balance IS NOT NULL GROUP BY a.id HAVING a.balance <> coalesce(sum(p.amount), 0)`,
  "no balance is below zero": "SELECT id FROM ledger_account WHERE balance < 0",
  "escrow holds exactly amount, fee and cashback of a held trade, and nothing of others": `
    SELECT t.id FROM trade t LEFT JOIN ledger_account a ON a.owner_id = t.id
     WHERE coalesce(a.balance, 0)
        <> CASE WHEN t.escrow = 'held' THEN t.amount + t.fee + t.cashback ELSE 0 END`,
  "every hold is settled once, as soon as it is no longer held": `
    SELECT t.id FROM trade t
     WHERE (SELECT count(*) FROM ledger_entry e WHERE e.ref LIKE 'hold:' || t.id || ':%') <> t.holds
        OR (SELECT count(*) FROM ledger_entry e WHERE e.ref LIKE 'settle:' || t.id || ':%')
        <> t.holds - CASE WHEN t.escrow = 'held' THEN 1 ELSE 0 END`,
  "a settlement has its hold": `
    SELECT s.ref FROM ledger_entry s WHERE s.ref LIKE 'settle:%' AND NOT EXISTS (
      SELECT FROM ledger_entry h WHERE h.ref = replace(s.ref, 'settle:', 'hold:'))`,
  "the timeline has no gap and its last line is the trade's status": `
    SELECT t.id FROM trade t WHERE t.status IS DISTINCT FROM (
        SELECT e.to_status FROM trade_event e WHERE e.trade_id = t.id ORDER BY e.seq DESC LIMIT 1)
      OR (SELECT count(*) <> max(e.seq) FROM trade_event e WHERE e.trade_id = t.id)`,
  "every event is in the outbox until it was published long ago": `
    SELECT e.trade_id, e.seq FROM trade_event e
     WHERE e.at > clock_timestamp() - interval '7 days' AND NOT EXISTS (SELECT FROM outbox o
      WHERE o.aggregate = 'trade' AND o.aggregate_id = e.trade_id AND o.seq = e.seq)`,
  "active trades are counted for both parties": `
    SELECT u.trader_id FROM trader_usage u WHERE u.active_trades <> (
      SELECT count(*) FROM trade t WHERE u.trader_id IN (t.buyer_id, t.seller_id)
         AND t.closed_at IS NULL)`,
  "completed trades are counted for both parties": `
    SELECT u.trader_id FROM trader_usage u WHERE u.completed_trades <> (
      SELECT count(*) FROM trade t WHERE u.trader_id IN (t.buyer_id, t.seller_id)
         AND t.escrow IN ('released', 'split'))`,
  "a trade that says so has feedback": `
    SELECT t.id FROM trade t WHERE t.feedback <> 'none'
       AND NOT EXISTS (SELECT FROM feedback f WHERE f.trade_id = t.id)`,
  "the value that counts is the sum of what was counted": `
    SELECT u.trader_id FROM trader_usage u WHERE u.total_usd_cents <> (
      SELECT coalesce(sum(v.usd_cents), 0) FROM counted_value v WHERE v.trader_id = u.trader_id)`,
  "a claim was served with just what its entries moved, and never beyond what it is": `
    SELECT c.trade_id FROM claim c WHERE c.served + c.written_off > c.amount
        OR c.servings <> (SELECT count(*) FROM ledger_entry e
                           WHERE e.ref LIKE 'claim:' || c.trade_id || ':%')
        OR c.served <> (SELECT coalesce(sum(p.amount), 0) FROM ledger_entry e
             JOIN ledger_posting p ON p.entry_id = e.id AND p.amount > 0
            WHERE e.ref LIKE 'claim:' || c.trade_id || ':%')`,
  "what serves a claim went from its debtor to its creditor": `
    SELECT e.ref FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
      JOIN ledger_account a ON a.id = p.account_id
      LEFT JOIN claim c ON c.trade_id = split_part(e.ref, ':', 2)
     WHERE e.ref LIKE 'claim:%' AND a.owner_id IS DISTINCT FROM
           CASE WHEN p.amount > 0 THEN c.creditor_id ELSE c.debtor_id END`,
  "a debt is settled once, and only when nothing of it is open": `
    SELECT t.id FROM trade t LEFT JOIN claim c ON c.trade_id = t.id
     WHERE (t.chargeback IN ('confirmed', 'paid')) <> (c.trade_id IS NOT NULL)
        OR (t.chargeback = 'paid' AND c.served + c.written_off < c.amount)
        OR (SELECT count(*) FROM trade_event e WHERE e.trade_id = t.id AND e.act = 'debt-settled')
           <> CASE WHEN t.chargeback = 'paid' THEN 1 ELSE 0 END`,
  "a closed trade has no running payment clock": `
    SELECT t.id FROM trade t JOIN deadline d ON d.subject = t.id AND d.done_at IS NULL
     WHERE t.closed_at IS NOT NULL AND d.kind IN ('payment_window', 'funding_window')`,
};

/** Fails with the rows that break an invariant. */
export async function expectBooksBalance(database: Pick<TestDatabase, "query">): Promise<void> {
  for (const [invariant, query] of Object.entries(invariants)) {
    expect(await database.query(query), invariant).to.deep.equal([]);
  }
}
