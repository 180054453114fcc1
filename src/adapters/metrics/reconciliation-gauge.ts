import type { StoredLook } from "../../application/ports/reconciliation-store.ts";
import type { ReadGauge } from "./read-gauge.ts";

/** By how much nodes and books differ: zero where they agree. */
export function reconciliationGauge(looks: () => Promise<readonly StoredLook[]>): ReadGauge {
  return {
    name: "peerhold_reconciliation_drift",
    help: "What a node has more or less than the books say, in base units, without the sign",
    label: "coin",
    async read() {
      const all = await looks();
      return all.map(({ place, asset, drift }) => [
        `${place}:${asset}`,
        Number(drift < 0n ? 0n - drift : drift),
      ]);
    },
  };
}
