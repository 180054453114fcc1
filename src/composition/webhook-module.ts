import { randomBytes } from "node:crypto";
import { ContainerModule } from "inversify";
import { webhookRoutes } from "../adapters/http/inbound/webhook/webhook-routes.ts";
import { PostgresWebhooks } from "../adapters/persistence/webhook/postgres-webhooks.ts";
import { WebhookWriter } from "../adapters/persistence/webhook/webhook-writer.ts";
import { SignedSender } from "../adapters/webhook/signed-sender.ts";
import type { Webhooks, WebhookSender } from "../application/ports/webhooks.ts";
import { DeliverWebhooks } from "../application/webhook/deliver-webhooks.ts";
import { ManageWebhook } from "../application/webhook/manage-webhook.ts";
import { factorTokens } from "./factor-module.ts";
import { roundKind } from "./feature-job.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
export const webhookTokens = {
  webhooks: token<Webhooks>("webhooks"),
  sender: token<WebhookSender>("webhookSender"),
  manageWebhook: token<ManageWebhook>("manageWebhook"),
  deliverWebhooks: token<DeliverWebhooks>("deliverWebhooks"),
};

const secretBytes = 24;

const parts = new ContainerModule(({ bind }) => {
  const t = webhookTokens;
  bind(t.webhooks).toResolvedValue(
    (pool, cipher) => new PostgresWebhooks(pool, cipher),
    [tokens.dataSource, factorTokens.cipher],
  );
  bind(t.sender).toConstantValue(new SignedSender());
  bind(t.manageWebhook).toResolvedValue(
    (attempts, webhooks, sender) => {
      const newSecret = () => randomBytes(secretBytes).toString("base64url");
      return new ManageWebhook({ attempts, webhooks, sender, newSecret });
    },
    [factorTokens.attempts, t.webhooks, t.sender],
  );
  bind(t.deliverWebhooks).toResolvedValue(
    (webhooks, sender) => new DeliverWebhooks(webhooks, sender),
    [t.webhooks, t.sender],
  );
});

/** Messages to programs of traders. */
export const webhook: Feature = {
  module: parts,
  routes: () => [served(webhookRoutes, webhookTokens)],
  subscribers: [() => new WebhookWriter()],
  jobs: () => [
    (found) => ({
      kind: roundKind("deliver-webhooks", 60),
      rounds: { everySeconds: 5 },
      run: () => found.get(webhookTokens.deliverWebhooks).execute(),
    }),
  ],
};
