import type { HeldDeposits } from "../../application/ports/held-deposits.ts";
import { uncreditedStates } from "../../domain/deposit/held-deposit.ts";
import type { ReadGauge } from "./read-gauge.ts";

/** Deposits that are confirmed and credited to nobody: `held` for staff, `unscreened` while nobody answers. */
export function heldDepositGauge(deposits: Pick<HeldDeposits, "counts">): ReadGauge {
  return {
    name: "peerhold_deposits_waiting",
    help: "Deposits that are not credited because of where they come from, and were not kept by staff",
    label: "state",
    async read() {
      const counts = await deposits.counts(uncreditedStates);
      return uncreditedStates.map((state) => [state, counts.get(state) ?? 0]);
    },
  };
}
