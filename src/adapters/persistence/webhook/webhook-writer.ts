import type { EntityManager } from "typeorm";
import type { WebhookDelivery } from "../../../application/ports/webhooks.ts";
import { eventOf } from "../../../domain/webhook/told-events.ts";
import { opaqueList, prepared } from "../connection/prepared-statements.ts";
import { happeningOf } from "../notice/notice-happening.ts";
import type { DurableSubscriber, SubscribedEvent } from "../outbox/durable-subscriber.ts";

const waiting: WebhookDelivery["state"] = "waiting";

const told: ReadonlySet<string> = new Set(["trade", "chat", "feedback", "payment-link"]);

const addDeliveries = prepared(
  `INSERT INTO webhook_delivery (trader_id, event, subject, state, at, due_at)
   SELECT trader_id, $2, $3, $4, $5, clock_timestamp() FROM webhook
    WHERE trader_id = ANY (${opaqueList("$1::text[]")}) AND is_enabled AND $2 = ANY (events)`,
);

/** Has messages sent to the programs of those whom an event concerns, once each. */
export class WebhookWriter implements DurableSubscriber {
  readonly name = "webhooks";

  wants({ aggregate }: SubscribedEvent): boolean {
    return told.has(aggregate);
  }

  async write(event: SubscribedEvent, transaction: EntityManager): Promise<void> {
    const happening = await happeningOf(event, transaction);
    const name = happening && eventOf(happening.story);
    if (!happening || !name) return;
    // A trade also changes by what its owner's own program did; nobody is told of their own message.
    const traderIds = event.aggregate === "trade" ? event.recipients : happening.told;
    await transaction.query(addDeliveries, [
      traderIds,
      name,
      happening.tradeId ?? event.aggregateId,
      waiting,
      happening.at,
    ]);
  }
}
