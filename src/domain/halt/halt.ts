import type { AssetCode, RealAsset } from "../money/asset.ts";

/**
 * What the platform can halt:
 *
 * - `trading`: no trade starts, no escrow is funded, nothing is reopened or re-quoted.
 * - `withdrawals`: nothing leaves an escrow towards a buyer, nor the platform. A release is a withdrawal.
 * - `sends`: no transaction to an address is signed; releases and sends between people go on.
 * - `lightning`: no payment over Lightning begins.
 * - `spot`: nothing is placed on the order book of the coin; orders can be cancelled.
 * - `deposits`: what arrives, on a chain or over Lightning, is not credited yet.
 */
export const haltKinds = [
  "trading",
  "withdrawals",
  "sends",
  "lightning",
  "spot",
  "deposits",
] as const;
export type HaltKind = (typeof haltKinds)[number];

/** A halt in force: of one coin, or of all if none is named. */
export interface Halt {
  readonly kind: HaltKind;
  readonly asset: RealAsset | undefined;
  /** Whether it is an announced maintenance; absent: no. */
  readonly isMaintenance?: true;
}

/** Whether something is halted for a coin. */
export function isHalted(halts: readonly Halt[], kind: HaltKind, asset: AssetCode): boolean {
  return halts.some(
    (halt) => halt.kind === kind && (halt.asset === undefined || halt.asset === asset),
  );
}

/**
 * Whether sends of a coin are halted: with withdrawals, during a maintenance (answers 35), or the way that they
 * take; those between people take none.
 */
export function areSendsHalted(
  halts: readonly Halt[],
  asset: AssetCode,
  way: "sends" | "lightning" | undefined,
): boolean {
  return (
    isHalted(halts, "withdrawals", asset) ||
    (way !== undefined && isHalted(halts, way, asset)) ||
    halts.some(({ isMaintenance = false }) => isMaintenance)
  );
}
