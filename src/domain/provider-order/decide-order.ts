import { isProven, type IdentityProof, type ProofNeed } from "../account/identity-proof.ts";
import { accountAllows, isHeldAsSeller, type TraderAccount } from "../account/trader-account.ts";
import { areSendsHalted, isHalted, type Halt } from "../halt/halt.ts";
import { limitReasons, mayMoveCoins, type LevelPolicy } from "../kyc/levels.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import { sendNeeds } from "../send/decide-send.ts";
import { holdsOf } from "../send/send-holds.ts";
import type { SendPolicy } from "../send/send-policy.ts";
import type { ProviderOrderPolicy } from "./provider-order-policy.ts";
import {
  takesCoins,
  type OrderKind,
  type OrderState,
  type ProviderOrder,
} from "./provider-order.ts";

/** An order that was priced, for a while. Times in milliseconds since the epoch. */
export interface OrderQuote extends Omit<ProviderOrder, "state"> {
  /** What it is worth, in US cents. */
  readonly usdCents: bigint;
  readonly expiresAt: number;
}

/** What decides an order, all of one moment. */
export interface OrderFacts {
  readonly now: number;
  readonly account: TraderAccount;
  readonly level: number;
  /** Whether the operator turns people away who live where the trader does, or come from there. */
  readonly isPlaceClosed: boolean;
  readonly inDebt: boolean;
  /** Of the coin that is taken. */
  readonly available: bigint;
  readonly halts: readonly Halt[];
  readonly sessionStartedAt: number;
  /** Of orders of this kind within the day, in US cents. */
  readonly dayUsdCents: bigint;
  /** What left by sends and orders: within the day, and ever. In US cents. */
  readonly recentUsdCents: bigint;
  readonly totalUsdCents: bigint;
  readonly openOrders: number;
  /** Whether an order of theirs to the same bank account, wallet or phone was done before. */
  readonly isDestinationUsed: boolean;
  /** Whether they send to saved addresses only. */
  readonly isOnlySaved: boolean;
}

/** The numbers that decide orders. */
export interface OrderRules {
  readonly orders: ProviderOrderPolicy;
  readonly send: SendPolicy;
  readonly levels: LevelPolicy;
  /** How old a proof may be, in seconds. */
  readonly proofAge: number;
}

/**
 * What keeps an order from being placed, and no proof would mend.
 *
 * - `order_locked`: the state of the account, or a recovery in the last day, lets nothing in or out.
 * - `id_required`, `blocked_in_location`: the published reasons for a blocked wallet (specification, 6).
 * - `order_debt`: they owe somebody whose payment was reversed. What they buy pays the debt, so they may buy.
 * - `order_halted`: the platform lets nothing of this coin in or out now.
 * - `order_held`: nothing leaves for a day after a change of password or factors.
 * - `order_only_saved`: they send to saved addresses only, and no order of theirs went to this account or phone before.
 * - `order_too_small`, `balance_too_low`, `too_many_orders`
 * - `order_day_limit`: the most of this kind within a day, or what leaves within a day without staff.
 * - `order_level_limit`: the limits of the level, which sends and orders share.
 */
export const orderObstacles = [
  "order_locked",
  "id_required",
  "blocked_in_location",
  "order_debt",
  "order_halted",
  "order_held",
  "order_only_saved",
  "order_too_small",
  "order_day_limit",
  "order_level_limit",
  "too_many_orders",
  "balance_too_low",
] as const;
export type OrderObstacle = (typeof orderObstacles)[number];

/** - `quote_expired`: its time is over. */
export interface OrderRefusal {
  readonly code: OrderObstacle | "quote_expired" | "proof_needed";
}

/** How an order begins. */
export interface OrderStart {
  readonly state: OrderState;
  /** Until when its owner can stop it; undefined where nothing holds it. */
  readonly heldUntil: number | undefined;
}

/** What keeps an order from being placed, whoever asks. */
export function orderObstacle(
  quote: OrderQuote,
  facts: OrderFacts,
  rules: OrderRules,
): OrderObstacle | undefined {
  const { account, level, halts } = facts;
  const { kind, coins, usdCents } = quote;
  const isOut = takesCoins(kind);
  const isStopped = isOut
    ? areSendsHalted(halts, coins.asset, "sends")
    : isHalted(halts, "deposits", coins.asset);
  if (!accountAllows(account, "send")) return "order_locked";
  if (!mayMoveCoins(level, rules.levels)) return "id_required";
  if (facts.isPlaceClosed) return "blocked_in_location";
  if (isOut && facts.inDebt) return "order_debt";
  if (isStopped) return "order_halted";
  if (isOut && isHeldAsSeller(account)) return "order_held";
  if (isOut && facts.isOnlySaved && !facts.isDestinationUsed) return "order_only_saved";
  if (usdCents < rules.orders.leastUsdCents || coins.units <= 0n) return "order_too_small";
  if (facts.openOrders >= rules.orders.mostOpen) return "too_many_orders";
  return (
    limitObstacle(quote, facts, rules) ?? (isTooMuch(quote, facts) ? "balance_too_low" : undefined)
  );
}

function isTooMuch({ kind, coins }: OrderQuote, { available }: OrderFacts): boolean {
  return takesCoins(kind) && coins.units > available;
}

function limitObstacle(
  { kind, usdCents }: OrderQuote,
  facts: OrderFacts,
  { orders, send, levels }: OrderRules,
): OrderObstacle | undefined {
  if (facts.dayUsdCents + usdCents > dayLimitOf(kind, orders)) return "order_day_limit";
  if (!takesCoins(kind)) return undefined;
  const { level, recentUsdCents, totalUsdCents } = facts;
  if (recentUsdCents + usdCents > send.approvalFromUsdCents) return "order_day_limit";
  const volume = { level, activeUsdCents: 0n, recentUsdCents, totalUsdCents };
  return limitReasons(volume, usdCents, levels).length > 0 ? "order_level_limit" : undefined;
}

/** The most of a kind within a day, in US cents. */
export function dayLimitOf(kind: OrderKind, policy: ProviderOrderPolicy): bigint {
  switch (kind) {
    case "on-ramp":
      return policy.onRampDayUsdCents;
    case "off-ramp":
      return policy.offRampDayUsdCents;
    case "top-up":
      return policy.topUpDayUsdCents;
  }
}

/** Decides an order at its quote. What a proof cannot mend is refused before one is asked for. */
export function decideOrder(
  quote: OrderQuote,
  facts: OrderFacts,
  proof: IdentityProof | undefined,
  rules: OrderRules,
): Result<OrderStart, OrderRefusal> {
  if (facts.now >= quote.expiresAt) return refuse({ code: "quote_expired" });
  const code = orderObstacle(quote, facts, rules);
  if (code !== undefined) return refuse({ code });
  const need = orderNeeds(quote, facts, rules);
  if (need && !isProven(proof, need)) return refuse({ code: "proof_needed" });
  return accept(startOf(quote, facts, rules));
}

/** The proof of a send, where coins leave; nothing where they come. */
export function orderNeeds(
  { kind }: Pick<OrderQuote, "kind">,
  facts: Pick<OrderFacts, "account" | "now">,
  { proofAge }: Pick<OrderRules, "proofAge">,
): ProofNeed | undefined {
  return takesCoins(kind) ? sendNeeds(facts, { proofAge }) : undefined;
}

/** A payout to where none went before waits as a send does; a phone is loaded at once. */
function startOf({ kind }: OrderQuote, facts: OrderFacts, { send }: OrderRules): OrderStart {
  if (!takesCoins(kind)) return { state: "ordered", heldUntil: undefined };
  const holds =
    kind === "off-ramp" ? holdsOf({ ...facts, isAddressUsed: facts.isDestinationUsed }, send) : [];
  const longest = Math.max(0, ...holds.map(([, seconds]) => seconds));
  return { state: "held", heldUntil: longest > 0 ? facts.now + longest * 1_000 : undefined };
}
