import { Type, type Static } from "typebox";
import { webhookEvents } from "../../../../domain/webhook/webhook.ts";
import { closed, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { WebhookEventsDto } from "./webhook-events-dto.ts";
import { WebhookUrlDto } from "./webhook-url-dto.ts";

const webhookView = view("Webhook", {
  url: orNull(Type.String()),
  enabled: Type.Boolean(),
  state: oneOf(["initial", "disabled", "enabled"]),
  events: Type.Array(closed({ name: oneOf(webhookEvents), checked: Type.Boolean() })),
  knowledgeLink: Type.String({ description: "Where it is explained" }),
  secret: orNull(Type.String({ description: "The key of the signatures (HMAC-SHA256)" })),
  deliveries: Type.Array(
    closed({
      id: Type.String({ description: "Also the webhook-id of the message" }),
      event: Type.String(),
      tradeId: orNull(Type.String()),
      paymentLinkId: orNull(Type.String()),
      state: oneOf(["waiting", "delivered", "failed"]),
      tries: Type.Integer(),
      status: orNull(Type.Integer({ description: "Of the last answer" })),
      at: Type.String(),
      triedAt: orNull(Type.String()),
    }),
    { description: "Newest first, at most 50" },
  ),
});

export type WebhookView = Static<typeof webhookView>;

const theWebhook = { 200: { description: "As it is now", body: dataOf(webhookView) } };

const base = "/rest/v1/webhooks";

export const viewWebhook = route({
  id: "viewWebhook",
  method: "get",
  path: base,
  summary: "The caller's webhook: its address, events and deliveries",
  access: "trader",
  answers: theWebhook,
});

export const setWebhook = route({
  id: "setWebhook",
  method: "post",
  path: base,
  summary: "Keep an address; it is told nothing until it is verified",
  access: "trader",
  body: WebhookUrlDto,
  answers: theWebhook,
  refusals: ["webhook_url_refused"],
});

export const verifyWebhook = route({
  id: "verifyWebhook",
  method: "post",
  path: `${base}/verify`,
  summary: "Ask the address to repeat the challenge of a signed message: enabled if it does",
  access: "trader",
  body: WebhookUrlDto,
  answers: theWebhook,
  refusals: ["webhook_url_refused"],
});

export const removeWebhook = route({
  id: "removeWebhook",
  method: "delete",
  path: base,
  summary: "Remove the address, its events and deliveries",
  access: "trader",
  answers: theWebhook,
});

export const selectWebhookEvents = route({
  id: "selectWebhookEvents",
  method: "post",
  path: `${base}/events`,
  summary: "Choose all that the program is told",
  access: "trader",
  body: WebhookEventsDto,
  answers: theWebhook,
  refusals: ["webhook_missing"],
});

export const resendWebhook = route({
  id: "resendWebhook",
  method: "post",
  path: `${base}/deliveries/{id}/resend`,
  summary: "Send a message again that was delivered or given up",
  access: "trader",
  answers: theWebhook,
});

export const webhookRoutes = {
  viewWebhook,
  setWebhook,
  verifyWebhook,
  removeWebhook,
  selectWebhookEvents,
  resendWebhook,
};
