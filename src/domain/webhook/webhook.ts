import { accept, refuse, type Result } from "../result/result.ts";

/** What a program can be told, in the order in which it is shown. */
export const webhookEvents = [
  "trade.started",
  "trade.funded",
  "trade.paid",
  "trade.released",
  "trade.ended",
  "trade.disputed",
  "trade.decided",
  "trade.message",
  "trade.feedback",
  "payment.received",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Whether the event is about a payment link, not a trade. */
export function isOfPayment(event: string): boolean {
  return event.startsWith("payment.");
}

/** The event by which a program proves that an address is its own; it cannot be switched off. */
export const verificationEvent = "webhook.verification";

/** Where a webhook is (specification, section 4). */
type WebhookState = "initial" | "disabled" | "enabled";

/** A URL that is enabled is enabled, one that is not is disabled, and none is initial. */
export function webhookState(
  webhook: { readonly url: string; readonly isEnabled: boolean } | undefined,
): WebhookState {
  if (!webhook) return "initial";
  return webhook.isEnabled ? "enabled" : "disabled";
}

const mostUrlCharacters = 500;

/** - `webhook_url_refused`: not an address of the web that others can reach, without a password in it. */
export function parseWebhookUrl(
  typed: string,
): Result<string, { readonly code: "webhook_url_refused" }> {
  const url = typed.trim();
  const [, host = ""] = /^https:\/\/([^\s/?#@:[\]]+)(?::\d{1,5})?(?:[/?#]\S*)?$/u.exec(url) ?? [];
  const isPlain = /^[\u0021-\u007e]+$/u.test(url) && url.length <= mostUrlCharacters;
  const isName = /[a-z]$/iu.test(host) && host.includes(".");
  return isPlain && isName ? accept(url) : refuse({ code: "webhook_url_refused" });
}

/** The most tries of one delivery; the last is about a day after the first. */
export const mostDeliveryTries = 8;

const firstPauseSeconds = 10;
const pauseGrowth = 4;

/** How long a delivery waits after so many tries in vain; undefined: it is given up. */
export function pauseAfter(tries: number): number | undefined {
  return tries >= mostDeliveryTries ? undefined : firstPauseSeconds * pauseGrowth ** (tries - 1);
}
