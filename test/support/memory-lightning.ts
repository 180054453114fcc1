import { createHash } from "node:crypto";
import {
  embeddedLightning,
  invoiceElsewhere,
  newLightning,
  payFromElsewhere,
  type ChangeLightning,
  type EmbeddedKeys,
} from "../../src/adapters/lightning/embedded-lightning.ts";
import type { MovedLightning } from "./lightning-node-contract.ts";

/** The embedded node, in memory; `now` in ms. */
export function memoryLightning(now: () => number): MovedLightning {
  let state = newLightning;
  let drawn = 0;
  const keys: EmbeddedKeys = {
    own: new Uint8Array(32).fill(7),
    other: new Uint8Array(32).fill(8),
    random: () =>
      createHash("sha256")
        .update(`random ${(drawn += 1)}`)
        .digest(),
  };
  const change: ChangeLightning = async (act) => {
    state = act(state, now());
    return { state, now: now() };
  };
  return {
    node: embeddedLightning(change, keys),
    hasFees: true,
    payFromElsewhere: (hash) => payFromElsewhere(change, hash),
    invoiceElsewhere: (satoshi) =>
      invoiceElsewhere(change, keys, { satoshi, description: "Coffee", expirySeconds: 600 }),
    close: () => Promise.resolve(),
  };
}
