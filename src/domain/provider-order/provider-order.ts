import type { TraderId } from "../id/id.ts";
import type { Fiat } from "../money/fiat.ts";
import type { RealAsset } from "../money/asset.ts";
import type { Money } from "../money/money.ts";

/** What providers from outside do: sell coins for money, pay money out for coins, load phones. */
export const orderKinds = ["on-ramp", "off-ramp", "top-up"] as const;
export type OrderKind = (typeof orderKinds)[number];

/**
 * Where an order is.
 *
 * - `held`: the coins are taken, and its owner can still stop it; the provider knows nothing of it.
 * - `ordered`: the provider was told, or is told now. From here on it alone says what became of the order.
 *   Of an on-ramp: its buyer has not paid yet.
 * - `paid`: of an on-ramp: the provider has the money, and the coins are on their way.
 * - `done`: coins credited, money paid out, phone loaded.
 * - `failed`: the provider did not do it; coins that were taken are back.
 * - `expired`: of an on-ramp: nobody paid in time.
 * - `refunded`: of an on-ramp: the provider gave the money back to whoever paid.
 * - `cancelled`: stopped by its owner while it was held; the coins are back.
 */
export const orderStates = [
  "held",
  "ordered",
  "paid",
  "done",
  "failed",
  "expired",
  "refunded",
  "cancelled",
] as const;
export type OrderState = (typeof orderStates)[number];

/** Not over: somebody still waits for something. */
export const openOrderStates: readonly OrderState[] = ["held", "ordered", "paid"];

/** Over without anything done: it counts towards no limit. */
export const voidOrderStates: readonly OrderState[] = [
  "failed",
  "expired",
  "refunded",
  "cancelled",
];

/** How somebody pays a provider, or is paid by one. */
export const payWays = ["card", "bank", "mobile-money"] as const;
export type PayWay = (typeof payWays)[number];

/** What a provider does for a trader. */
export interface ProviderOrder {
  readonly id: string;
  readonly kind: OrderKind;
  /** The name of the provider: its account in the ledger is called so. */
  readonly provider: string;
  readonly traderId: TraderId;
  /** What is credited, or taken with the fee in it. */
  readonly coins: Money<RealAsset>;
  /** What of it the platform keeps; of the ramps nothing. */
  readonly fee: Money<RealAsset>;
  /** What is paid, paid out, or loaded. */
  readonly fiat: Fiat;
  /** What of it the provider keeps; of phones nothing. */
  readonly providerFee: bigint;
  /** How it is paid or paid out; of phones the operator's id. */
  readonly way: string;
  readonly state: OrderState;
}

/** Whether an order takes coins from its owner. */
export function takesCoins(kind: OrderKind): boolean {
  return kind !== "on-ramp";
}

const steps: Readonly<
  Record<OrderKind, Readonly<Partial<Record<OrderState, readonly OrderState[]>>>>
> = {
  "on-ramp": {
    ordered: ["paid", "done", "failed", "expired", "refunded"],
    paid: ["done", "failed", "refunded"],
  },
  "off-ramp": { held: ["ordered", "cancelled"], ordered: ["done", "failed"] },
  "top-up": { held: ["ordered", "cancelled"], ordered: ["done", "failed"] },
};

/** The table of states: whether an order of that kind can go from one to the other. */
export function mayBecome(kind: OrderKind, from: OrderState, to: OrderState): boolean {
  return steps[kind][from]?.includes(to) ?? false;
}
