import type { AssetCode } from "../money/asset.ts";

/**
 * What the house can stop:
 *
 * - `trading`: no trade starts, no escrow is funded, nothing is taken up again or gets a new price.
 * - `withdrawals`: nothing leaves an escrow towards a buyer. A release is a withdrawal.
 */
export const stopKinds = ["trading", "withdrawals"] as const;
export type StopKind = (typeof stopKinds)[number];

/** A stop that holds: of one coin, or without one of all. */
export interface Stop {
  readonly kind: StopKind;
  readonly asset: AssetCode | undefined;
}

/** Whether something is stopped for a coin. */
export function isStopped(stops: readonly Stop[], kind: StopKind, asset: AssetCode): boolean {
  return stops.some(
    (stop) => stop.kind === kind && (stop.asset === undefined || stop.asset === asset),
  );
}
