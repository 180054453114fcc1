import type { Actor } from "../../../../application/actor/actor.ts";
import type {
  ManageWebhook,
  WebhookInView,
} from "../../../../application/webhook/manage-webhook.ts";
import { isOfPayment, webhookEvents, webhookState } from "../../../../domain/webhook/webhook.ts";
import * as contract from "../../contract/webhook/webhook.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { OpenRequests } from "../open-requests.ts";

const knowledgeLink = "/docs#verifyWebhook";

/** Where programs of traders are told what happens. */
export function webhookRoutes({
  manageWebhook,
}: {
  readonly manageWebhook: ManageWebhook;
}): readonly BoundRoute[] {
  // Each verification makes us call an address: one at a time for each trader.
  const verifications = new OpenRequests(1);
  const show = async (actor: Actor) => ok(present(await manageWebhook.view(actor)));
  return [
    bind(contract.viewWebhook).to(({ actor }) => show(actor)),
    bind(contract.setWebhook).to(async ({ actor, body }) => {
      const kept = await manageWebhook.setUrl(actor, body.url);
      return kept.ok ? show(actor) : { refusal: kept.refusal.code };
    }),
    bind(contract.verifyWebhook).to(async ({ actor, body }) => {
      const end = verifications.take(actor.traderId);
      if (!end) return { refusal: "rate_limited", headers: { "Retry-After": "10" } };
      const verified = await manageWebhook.verify(actor, body.url).finally(end);
      if (verified.ok) return show(actor);
      const { refusal } = verified;
      if (refusal.code !== "rate_limited") return { refusal: refusal.code };
      const headers = { "Retry-After": String(refusal.retryAfterSeconds) };
      return { refusal: refusal.code, headers };
    }),
    bind(contract.removeWebhook).to(async ({ actor }) => {
      await manageWebhook.remove(actor);
      return show(actor);
    }),
    bind(contract.selectWebhookEvents).to(async ({ actor, body }) => {
      const kept = await manageWebhook.selectEvents(actor, body.events);
      return kept.ok ? show(actor) : { refusal: kept.refusal.code };
    }),
    bind(contract.resendWebhook).to(async ({ actor, parameters: { id } }) => {
      const sent = await manageWebhook.resend(actor, id);
      return sent.ok ? show(actor) : { refusal: sent.refusal.code };
    }),
  ];
}

function present({ webhook, deliveries }: WebhookInView): contract.WebhookView {
  return {
    url: webhook?.url ?? null,
    enabled: webhook?.isEnabled ?? false,
    state: webhookState(webhook),
    events: webhookEvents.map((name) => ({
      name,
      checked: webhook?.events.includes(name) ?? false,
    })),
    knowledgeLink,
    secret: webhook?.secret ?? null,
    deliveries: deliveries.map(({ subject, status, at, triedAt, ...delivery }) => ({
      ...delivery,
      tradeId: isOfPayment(delivery.event) ? null : subject,
      paymentLinkId: isOfPayment(delivery.event) ? subject : null,
      status: status ?? null,
      at: new Date(at).toISOString(),
      triedAt: triedAt === undefined ? null : new Date(triedAt).toISOString(),
    })),
  };
}
