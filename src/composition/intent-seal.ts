import { createHmac } from "node:crypto";
import type { SealIntent } from "../application/ports/chain-sender.ts";

/** Known to our processes only, and not to the database: whoever can write there can seal nothing. */
export function sealWith(secret: Uint8Array): SealIntent {
  const key = createHmac("sha256", secret).update("intents of sends\0").digest();
  return (text) => createHmac("sha256", key).update(text).digest("hex");
}
