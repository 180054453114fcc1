import { isOfPayment, pauseAfter } from "../../domain/webhook/webhook.ts";
import type { DueDelivery, Webhooks, WebhookSender } from "../ports/webhooks.ts";

/** The most messages of one round. */
const mostTogether = 20;

/** Longer than a round can take: another worker leaves a message alone for so long. */
const leaseSeconds = 60;

/** How long the log of deliveries reaches back. */
const keptSeconds = 30 * 86_400;

/** Sends what is due to programs. Each message arrives at least once; its id says which it is. */
export class DeliverWebhooks {
  readonly #webhooks: Webhooks;
  readonly #sender: WebhookSender;

  constructor(webhooks: Webhooks, sender: WebhookSender) {
    this.#webhooks = webhooks;
    this.#sender = sender;
  }

  /** One round. Returns the errors, message by message. */
  async execute(): Promise<readonly unknown[]> {
    await this.#webhooks.forget(keptSeconds);
    const due = await this.#webhooks.take(mostTogether, leaseSeconds);
    const done = await Promise.allSettled(due.map((each) => this.#deliver(each)));
    return done.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  }

  async #deliver({ id, traderId, event, subject, at, tries }: DueDelivery): Promise<void> {
    const webhook = await this.#webhooks.find(traderId);
    const body = JSON.stringify({
      id,
      event,
      at: new Date(at).toISOString(),
      data: isOfPayment(event) ? { paymentLinkId: subject } : { tradeId: subject },
    });
    const answer = webhook?.isEnabled ? await this.#sender.send(webhook, { id, body }) : undefined;
    const isDone = answer !== undefined && answer.status >= 200 && answer.status < 300;
    const againInSeconds = isDone ? undefined : pauseAfter(tries + 1);
    const left = againInSeconds === undefined ? "failed" : "waiting";
    const state = isDone ? "delivered" : left;
    await this.#webhooks.note(id, { state, status: answer?.status, againInSeconds });
  }
}
