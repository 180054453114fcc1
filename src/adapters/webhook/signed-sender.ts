import { createHmac } from "node:crypto";
import { request as requestHttps, type RequestOptions } from "node:https";
import type { ClientRequest, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { WebhookAnswer, WebhookSender } from "../../application/ports/webhooks.ts";
import { isOpenAddress, openLookup } from "./open-address.ts";

/** How long a program may take, in ms. */
const waitMs = 10_000;

/** How much of an answer is read. */
const mostAnswerBytes = 4_096;

/** What a test replaces: it reaches a server of its own. */
interface SenderParts {
  readonly isAllowed: (address: string) => boolean;
  readonly request: (
    url: URL,
    options: RequestOptions,
    answered: (answer: IncomingMessage) => void,
  ) => ClientRequest;
}

/**
 * Posts JSON, signed as Standard Webhooks says: `webhook-id`, `webhook-timestamp` and
 * `webhook-signature` (HMAC-SHA256 of `id.timestamp.body`, in Base64). Redirects are not followed, and only
 * addresses of the open internet are reached, whatever a name leads to.
 */
export class SignedSender implements WebhookSender {
  readonly #parts: SenderParts;

  constructor(parts: SenderParts = { isAllowed: isOpenAddress, request: requestHttps }) {
    this.#parts = parts;
  }

  send(
    { url: address, secret }: Parameters<WebhookSender["send"]>[0],
    { id, body }: Parameters<WebhookSender["send"]>[1],
  ): Promise<WebhookAnswer | undefined> {
    const url = new URL(address);
    const host = url.hostname.replaceAll(/[[\]]/g, "");
    // A number is not looked up, so it is checked here.
    if (isIP(host) !== 0 && !this.#parts.isAllowed(host)) return Promise.resolve(undefined);
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const options: RequestOptions = {
      method: "POST",
      lookup: openLookup(this.#parts.isAllowed),
      agent: false,
      signal: AbortSignal.timeout(waitMs),
      headers: {
        "Content-Type": "application/json",
        "Content-Length": String(Buffer.byteLength(body)),
        "User-Agent": "webhooks",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": signatureOf(secret, id, timestamp, body),
      },
    };
    return new Promise((resolve) => {
      const request = this.#parts.request(url, options, (answer) => {
        void beginningOf(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }));
      });
      request.on("error", () => resolve(undefined));
      request.end(body);
    });
  }
}

/** What a program computes to know that a message is from here. */
export function signatureOf(secret: string, id: string, timestamp: string, body: string): string {
  const seal = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64");
  return `v1,${seal}`;
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= mostAnswerBytes) break;
    }
  } catch {
    // What arrived until then counts.
  }
  return Buffer.concat(parts).toString("utf8", 0, mostAnswerBytes);
}
