import type { AssetCode } from "../money/asset.ts";

/**
 * What the platform can halt:
 *
 * - `trading`: no trade starts, no escrow is funded, nothing is reopened or re-quoted.
 * - `withdrawals`: nothing leaves an escrow towards a buyer. A release is a withdrawal.
 */
export const haltKinds = ["trading", "withdrawals"] as const;
export type HaltKind = (typeof haltKinds)[number];

/** A halt in force: of one coin, or of all if none is named. */
export interface Halt {
  readonly kind: HaltKind;
  readonly asset: AssetCode | undefined;
  /** Whether it is an announced maintenance; absent: no. */
  readonly isMaintenance?: true;
}

/** Whether something is halted for a coin. */
export function isHalted(halts: readonly Halt[], kind: HaltKind, asset: AssetCode): boolean {
  return halts.some(
    (halt) => halt.kind === kind && (halt.asset === undefined || halt.asset === asset),
  );
}

/** Whether sends of a coin are halted: with withdrawals, and during a maintenance (answers 35). */
export function areSendsHalted(halts: readonly Halt[], asset: AssetCode): boolean {
  return (
    isHalted(halts, "withdrawals", asset) ||
    halts.some(({ isMaintenance = false }) => isMaintenance)
  );
}
