import { signedIn } from "./row-kinds.ts";

const url = "https://program.nothing.invalid/hook";

/** Webhooks: everybody for himself. */
export const webhookRows = {
  viewWebhook: signedIn("ok"),
  selectWebhookEvents: signedIn("webhook_missing", () => ({ body: { events: [] } })),
  resendWebhook: signedIn("not_found", () => ({ parameters: { id: "1" } })),
  setWebhook: signedIn("ok", () => ({ body: { url } })),
  verifyWebhook: signedIn("ok", () => ({ body: { url } })),
  removeWebhook: signedIn("ok"),
};
