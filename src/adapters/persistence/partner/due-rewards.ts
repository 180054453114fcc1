import type { EntityManager } from "typeorm";
import { completedEscrows } from "../../../domain/trade/trade-status.ts";
import { inLedger } from "../books/in-ledger.ts";
import { prepared } from "../connection/prepared-statements.ts";
import type { DurableSubscriber, SubscribedEvent } from "../outbox/durable-subscriber.ts";

const noteDue = prepared(
  `INSERT INTO partner_due (trade_id)
   SELECT t.id FROM trade t JOIN referral r ON r.trader_id = t.buyer_id
    WHERE t.id = $1 AND t.escrow = ANY ($2)
      AND (${inLedger("t")} OR EXISTS (SELECT FROM ledger_entry e WHERE e.ref = 'escrow-fee:' || t.id))
   ON CONFLICT (trade_id) DO UPDATE SET changes = partner_due.changes + 1`,
);

/**
 * Notes which trades may owe a partner something, or may get it back: a share of the fee, which is booked later where the
 * escrow is on the chain. The id of such an escrow is that of its trade.
 */
export class DueRewards implements DurableSubscriber {
  readonly name = "due-rewards";

  wants({ aggregate }: SubscribedEvent): boolean {
    return aggregate === "trade" || aggregate === "multisig-escrow";
  }

  async write({ aggregateId }: SubscribedEvent, transaction: EntityManager) {
    await transaction.query(noteDue, [aggregateId, completedEscrows]);
  }
}
