import { createHash } from "node:crypto";
import type { OutletMessage, OutletSender } from "../../application/ports/outlet-sender.ts";
import type { DeliveryOutcome } from "../../domain/notice/delivery.ts";
import type { Outlet } from "../../domain/notice/outlet.ts";
import { encryptPush } from "./encrypt-push.ts";
import type { Vapid } from "./vapid-keys.ts";

const waitMs = 15_000;

/** A browser that is off that long is not told: the news are over. */
const keptSeconds = 86_400;

/** What is needed to push. */
interface WebPushParts {
  readonly vapid: Vapid;
  /** Whether we send to that address. */
  readonly isAddress: (address: string) => boolean;
  /** Is told the answer to what was not accepted; undefined: there was none. */
  readonly failed: (status: number | undefined) => void;
}

/** Sends messages to browsers by their push services (RFC 8030). */
export class WebPush implements OutletSender {
  readonly #parts: WebPushParts;

  constructor(parts: WebPushParts) {
    this.#parts = parts;
  }

  async send({ address, keys }: Outlet, message: OutletMessage): Promise<DeliveryOutcome> {
    const { vapid, isAddress, failed } = this.#parts;
    if (!keys || !isAddress(address)) return "bounced";
    const { title, body, opens, about } = message;
    const encrypted = encryptedFor(keys, JSON.stringify({ title, body, url: opens?.url, about }));
    if (!encrypted) return "bounced";
    try {
      const response = await fetch(address, {
        method: "POST",
        headers: {
          Authorization: vapid.authorization(new URL(address).origin, Date.now()),
          "Content-Encoding": "aes128gcm",
          "Content-Type": "application/octet-stream",
          TTL: String(keptSeconds),
          Urgency: "high",
          Topic: topicOf(about),
        },
        body: new Uint8Array(encrypted),
        redirect: "error",
        signal: AbortSignal.timeout(waitMs),
      });
      await response.body?.cancel();
      const outcome = outcomeOf(response.status);
      if (outcome !== "accepted") failed(response.status);
      return outcome;
    } catch {
      failed(undefined);
      // The one before it about the same is replaced, so a second one is not told twice.
      return "later";
    }
  }
}

/** Undefined where the browser gave keys that are none. */
function encryptedFor(keys: NonNullable<Outlet["keys"]>, text: string): Buffer | undefined {
  try {
    return encryptPush(Buffer.from(text), keys);
  } catch {
    return undefined;
  }
}

function outcomeOf(status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return "accepted";
  if (status === 404 || status === 410) return "bounced";
  return status === 429 || status >= 500 ? "later" : "refused";
}

/** At most 32 signs of base64url; it says nothing of what it is about. */
function topicOf(about: string): string {
  return createHash("sha256").update(about).digest("base64url").slice(0, 32);
}
