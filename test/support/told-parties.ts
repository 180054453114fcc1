import { expect } from "chai";
import type { TestDatabase } from "./database.ts";

/** The events of trades, each by its number within its aggregate. */
const happened = `
  SELECT 'trade' AS aggregate, e.trade_id, e.seq, e.at FROM trade_event e
  UNION ALL SELECT 'chat', m.trade_id, m.seq, m.at FROM chat_message m
  UNION ALL SELECT 'feedback', f.trade_id, f.seq, f.at FROM feedback f`;

/** Both parties and nobody else, in whichever order. */
const areBoth = `cardinality(o.recipients) = 2
  AND o.recipients @> ARRAY[t.buyer_id, t.seller_id]`;

/**
 * Fails unless both parties of a trade, and nobody else, are notified of all its events: also of
 * those past their retention time, as far as they still exist.
 */
export async function expectPartiesTold(database: Pick<TestDatabase, "query">): Promise<void> {
  const untold = await database.query(
    `SELECT h.* FROM (${happened}) h
      WHERE h.at > clock_timestamp() - interval '1 day' AND NOT EXISTS (
        SELECT FROM outbox o WHERE o.aggregate = h.aggregate AND o.aggregate_id = h.trade_id
           AND o.seq = h.seq)`,
  );
  expect(untold, "nobody was told").to.deep.equal([]);
  const toldOthers = await database.query(
    `SELECT o.aggregate, o.aggregate_id, o.kind, o.recipients, t.buyer_id, t.seller_id
       FROM outbox o JOIN trade t ON t.id = o.aggregate_id
      WHERE o.aggregate <> 'account' AND NOT (${areBoth})`,
  );
  expect(toldOthers, "others were told, or one of the two was not").to.deep.equal([]);
  const strangers = await database.query(
    `SELECT o.* FROM outbox o WHERE o.aggregate = 'account' AND o.recipients <> ARRAY[o.aggregate_id]`,
  );
  expect(strangers, "an account is its owner's").to.deep.equal([]);
}
