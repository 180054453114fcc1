import { accept, refuse, type Result } from "../../domain/result/result.ts";
import {
  parseWebhookUrl,
  verificationEvent,
  type WebhookEvent,
} from "../../domain/webhook/webhook.ts";
import type { Actor } from "../actor/actor.ts";
import type { AttemptLimits, RateLimited } from "../ports/attempt-limits.ts";
import type { Webhook, WebhookDelivery, Webhooks, WebhookSender } from "../ports/webhooks.ts";

/** How many deliveries are shown. */
const mostShown = 50;

/** Each makes us call an address that somebody typed. */
const verifications = { most: 20, windowSeconds: 3_600 };

/** A webhook with its latest deliveries. */
export interface WebhookInView {
  readonly webhook: Webhook | undefined;
  readonly deliveries: readonly WebhookDelivery[];
}

type Caller = Pick<Actor, "traderId">;
type UrlRefusal = { readonly code: "webhook_url_refused" };
type MissingWebhook = { readonly code: "webhook_missing" };

/** What managing webhooks needs. */
interface ManageParts {
  readonly attempts: Pick<AttemptLimits, "begin">;
  readonly webhooks: Webhooks;
  readonly sender: WebhookSender;
  /** A secret, and words that nobody guesses. */
  readonly newSecret: () => string;
}

/** Traders say where their programs are told what happens, and what of it. */
export class ManageWebhook {
  readonly #parts: ManageParts;

  constructor(parts: ManageParts) {
    this.#parts = parts;
  }

  async view({ traderId }: Caller): Promise<WebhookInView> {
    const { webhooks } = this.#parts;
    const [webhook, deliveries] = await Promise.all([
      webhooks.find(traderId),
      webhooks.deliveries(traderId, mostShown),
    ]);
    return { webhook, deliveries };
  }

  /** Keeps an address; it is told nothing until it is verified. */
  async setUrl({ traderId }: Caller, typed: string): Promise<Result<string, UrlRefusal>> {
    const url = parseWebhookUrl(typed);
    if (url.ok) await this.#parts.webhooks.setUrl(traderId, url.value, this.#parts.newSecret());
    return url;
  }

  /**
   * Asks the address to repeat a word: then it is the caller's, and enabled; else it is disabled. The result
   * says which.
   */
  async verify(caller: Caller, typed: string): Promise<Result<boolean, UrlRefusal | RateLimited>> {
    const { attempts, webhooks, sender, newSecret } = this.#parts;
    const counted = await attempts.begin(`webhook ${caller.traderId}`, verifications);
    if (!counted.ok) return counted;
    const kept = await this.setUrl(caller, typed);
    if (!kept.ok) return kept;
    const webhook = await webhooks.find(caller.traderId);
    if (!webhook) return accept(false);
    const challenge = newSecret();
    const body = JSON.stringify({ event: verificationEvent, challenge });
    const answer = await sender.send(webhook, { id: `verification_${challenge.slice(-8)}`, body });
    const isVerified =
      answer !== undefined && answer.status === 200 && answer.text.includes(challenge);
    await webhooks.setEnabled(caller.traderId, kept.value, isVerified);
    return accept(isVerified);
  }

  async selectEvents(
    { traderId }: Caller,
    events: readonly WebhookEvent[],
  ): Promise<Result<undefined, MissingWebhook>> {
    const isKept = await this.#parts.webhooks.selectEvents(traderId, events);
    return isKept ? accept(undefined) : refuse({ code: "webhook_missing" });
  }

  remove({ traderId }: Caller): Promise<void> {
    return this.#parts.webhooks.remove(traderId);
  }

  async resend(
    { traderId }: Caller,
    id: string,
  ): Promise<Result<undefined, { readonly code: "not_found" }>> {
    const isDue = await this.#parts.webhooks.resend(traderId, id);
    return isDue ? accept(undefined) : refuse({ code: "not_found" });
  }
}
