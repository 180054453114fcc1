import { accountAllows, isHeldAsSeller, type TraderAccount } from "../account/trader-account.ts";
import { allows } from "../account/account-states.ts";
import { isProven, type IdentityProof } from "../account/identity-proof.ts";
import { asksFactor } from "../account/two-factor.ts";
import { areSendsHalted, type Halt } from "../halt/halt.ts";
import { mayMoveCoins, type LevelPolicy } from "../kyc/levels.ts";
import { money, shareOf, type Money } from "../money/money.ts";
import { fiatFor, type Price } from "../money/price.ts";
import { roundUp } from "../money/rounding.ts";
import { accept, refuse, type Result } from "../result/result.ts";
import type { VirtualCardPolicy } from "./virtual-card-policy.ts";
import {
  cardAsset,
  isWholeCents,
  ofCents,
  openCardStates,
  type CardActKind,
  type CardAsset,
  type CardState,
} from "./virtual-card.ts";

/** A card that something is to be done with. */
export interface CardFacts {
  readonly state: CardState;
  /** Whether staff froze it: then only staff unfreeze it. */
  readonly isFrozenByStaff: boolean;
  /** Whether the provider is at something with it. */
  readonly isBusy: boolean;
  /** What is on it, as far as the ledger knows. */
  readonly balance: Money<CardAsset>;
}

/** What decides about somebody's cards, all of one moment. */
export interface HolderFacts {
  readonly now: number;
  readonly account: TraderAccount;
  readonly level: number;
  /** Whether the operator turns people away who live where the holder does, or come from there. */
  readonly isPlaceClosed: boolean;
  readonly inDebt: boolean;
  readonly halts: readonly Halt[];
  /** USDT in the wallet. */
  readonly available: bigint;
  readonly openCards: number;
  /** What they loaded within a day, onto all of their cards, and was not given back. */
  readonly dayUnits: bigint;
  /** What a USDT costs in US dollars; undefined where nobody knows. */
  readonly price: Price<CardAsset> | undefined;
}

/** The numbers that decide about cards. */
export interface CardRules {
  readonly virtualCard: VirtualCardPolicy;
  readonly levels: LevelPolicy;
  /** How old a proof may be, in seconds. */
  readonly proofAge: number;
}

/**
 * What keeps somebody from ordering or loading cards, whatever they ask for.
 *
 * - `card_locked`: the state of the account, or a recovery in the last day, lets nothing out.
 * - `id_required`, `blocked_in_location`: the published reasons for a blocked wallet (specification, 6).
 * - `card_debt`: they owe somebody whose payment was reversed.
 * - `card_halted`: withdrawals or sends of USDT are halted.
 * - `card_held`: for a day after a change of password or factors nothing is loaded.
 */
export const holderObstacles = [
  "card_locked",
  "id_required",
  "blocked_in_location",
  "card_debt",
  "card_halted",
  "card_held",
] as const;
export type HolderObstacle = (typeof holderObstacles)[number];

/**
 * What of the card itself is in the way.
 *
 * - `card_busy`: the provider is at something with it.
 * - `card_not_active`: not issued, frozen or closed.
 * - `card_frozen_by_staff`
 */
export const stateObstacles = ["card_busy", "card_not_active", "card_frozen_by_staff"] as const;
export type StateObstacle = (typeof stateObstacles)[number];

/** - `too_many_cards`, `balance_too_low` */
export const orderObstacles = [...holderObstacles, "too_many_cards", "balance_too_low"] as const;
export type OrderObstacle = (typeof orderObstacles)[number];

/**
 * - `card_amount_step`: no whole number of US cents.
 * - `card_off_peg`: a USDT is not worth a US dollar now, so nothing is exchanged one for one.
 * - `no_fresh_rate`: nobody knows what it is worth.
 */
const rateObstacles = ["card_amount_step", "card_off_peg", "no_fresh_rate"] as const;

/** - `card_too_small`, `card_too_large`, `card_day_limit`, `card_full`: the limits of a top-up, a day and a card. */
export const topUpObstacles = [
  ...holderObstacles,
  ...stateObstacles,
  ...rateObstacles,
  "card_too_small",
  "card_too_large",
  "card_day_limit",
  "card_full",
  "balance_too_low",
] as const;
export type TopUpObstacle = (typeof topUpObstacles)[number];

/** - `card_too_small`: its fee is all of it. */
export const withdrawObstacles = [
  ...stateObstacles,
  ...rateObstacles,
  "card_too_small",
  "card_balance_too_low",
] as const;
export type WithdrawObstacle = (typeof withdrawObstacles)[number];

/** What keeps somebody from getting money onto cards. */
export function holderObstacle(
  facts: Omit<HolderFacts, "now" | "available" | "openCards" | "dayUnits" | "price">,
  { virtualCard, levels }: Pick<CardRules, "virtualCard" | "levels">,
): HolderObstacle | undefined {
  const { account, level } = facts;
  if (!accountAllows(account, "send")) return "card_locked";
  if (level < virtualCard.fromLevel || !mayMoveCoins(level, levels)) return "id_required";
  if (facts.isPlaceClosed) return "blocked_in_location";
  if (facts.inDebt) return "card_debt";
  if (areSendsHalted(facts.halts, cardAsset, "sends")) return "card_halted";
  return isHeldAsSeller(account) ? "card_held" : undefined;
}

/** What it costs to load an amount, rounded up. */
export function topUpFee(
  amount: Money<CardAsset>,
  { topUpFeeBasisPoints }: Pick<VirtualCardPolicy, "topUpFeeBasisPoints">,
): Money<CardAsset> {
  return feeOf(amount, topUpFeeBasisPoints);
}

/** What it costs to take an amount off a card, rounded up. */
function withdrawFee(
  amount: Money<CardAsset>,
  { withdrawFeeBasisPoints }: Pick<VirtualCardPolicy, "withdrawFeeBasisPoints">,
): Money<CardAsset> {
  return feeOf(amount, withdrawFeeBasisPoints);
}

function feeOf(amount: Money<CardAsset>, basisPoints: number): Money<CardAsset> {
  return shareOf(amount, { numerator: BigInt(basisPoints), denominator: 10_000n }, roundUp);
}

/** Decides the order of a card; what it costs. No proof: all that can be lost is its fee. */
export function decideOrder(
  facts: HolderFacts,
  rules: CardRules,
): Result<Money<CardAsset>, { readonly code: OrderObstacle }> {
  const { mostCards, issueFeeUsdCents } = rules.virtualCard;
  const obstacle = holderObstacle(facts, rules);
  if (obstacle) return refuse({ code: obstacle });
  if (facts.openCards >= mostCards) return refuse({ code: "too_many_cards" });
  const fee = ofCents(issueFeeUsdCents);
  return fee.units > facts.available ? refuse({ code: "balance_too_low" }) : accept(fee);
}

/** Decides a top-up; what it costs besides. What a proof cannot mend is refused before one is asked for. */
export function decideTopUp(
  amount: Money<CardAsset>,
  card: CardFacts,
  facts: HolderFacts,
  proof: IdentityProof | undefined,
  rules: CardRules,
): Result<Money<CardAsset>, { readonly code: TopUpObstacle | "proof_needed" }> {
  const fee = topUpFee(amount, rules.virtualCard);
  const obstacle =
    holderObstacle(facts, rules) ??
    stateObstacle(card, ["active"]) ??
    topUpObstacle(amount, card, facts, rules.virtualCard);
  if (obstacle) return refuse({ code: obstacle });
  if (amount.units + fee.units > facts.available) return refuse({ code: "balance_too_low" });
  const { account, now } = facts;
  const need = {
    now,
    asksFactor: asksFactor(account.twoFactor, "sendout"),
    proofAge: rules.proofAge,
  };
  return isProven(proof, need) ? accept(fee) : refuse({ code: "proof_needed" });
}

function topUpObstacle(
  amount: Money<CardAsset>,
  { balance }: Pick<CardFacts, "balance">,
  { dayUnits, price }: Pick<HolderFacts, "dayUnits" | "price">,
  policy: VirtualCardPolicy,
): TopUpObstacle | undefined {
  if (!isWholeCents(amount)) return "card_amount_step";
  if (amount.units < ofCents(policy.leastUsdCents).units) return "card_too_small";
  if (amount.units > ofCents(policy.mostTopUpUsdCents).units) return "card_too_large";
  if (dayUnits + amount.units > ofCents(policy.mostDayUsdCents).units) return "card_day_limit";
  if (balance.units + amount.units > ofCents(policy.mostCardUsdCents).units) return "card_full";
  if (!price) return "no_fresh_rate";
  return isOffPeg(price, policy) ? "card_off_peg" : undefined;
}

/**
 * Decides what leaves a card for its holder's wallet; what that costs. Nobody is locked out of it, but by staff who
 * froze the card: it only brings coins to where every rule of the wallet holds.
 */
export function decideWithdrawal(
  amount: Money<CardAsset>,
  card: CardFacts,
  { price }: Pick<HolderFacts, "price">,
  policy: VirtualCardPolicy,
): Result<Money<CardAsset>, { readonly code: WithdrawObstacle }> {
  const obstacle = stateObstacle(card, ["active", "frozen"]);
  if (obstacle) return refuse({ code: obstacle });
  if (!isWholeCents(amount)) return refuse({ code: "card_amount_step" });
  const fee = withdrawFee(amount, policy);
  if (amount.units <= fee.units) return refuse({ code: "card_too_small" });
  if (amount.units > card.balance.units) return refuse({ code: "card_balance_too_low" });
  if (!price) return refuse({ code: "no_fresh_rate" });
  return isOffPeg(price, policy) ? refuse({ code: "card_off_peg" }) : accept(fee);
}

/** What keeps a card from being frozen, unfrozen or terminated; staff also do it with a card that staff froze. */
export function switchObstacle(
  kind: Extract<CardActKind, "freeze" | "unfreeze" | "terminate">,
  card: CardFacts,
  by: "holder" | "staff",
): StateObstacle | undefined {
  const from: Readonly<Record<typeof kind, readonly CardState[]>> = {
    freeze: ["active"],
    unfreeze: ["frozen"],
    terminate: ["active", "frozen"],
  };
  const seen = by === "staff" ? { ...card, isFrozenByStaff: false } : card;
  return stateObstacle(seen, from[kind]);
}

/** What keeps the number of a card from being shown. */
export function revealObstacle(
  card: CardFacts,
  { account }: Pick<HolderFacts, "account">,
): StateObstacle | "card_locked" | "card_held" | undefined {
  if (!accountAllows(account, "send")) return "card_locked";
  if (isHeldAsSeller(account)) return "card_held";
  return stateObstacle({ ...card, isBusy: false }, ["active", "frozen"]);
}

/**
 * Whether the cards of an account stand frozen: what is paid with them leaves, as a send does, and no payment asks us
 * first. A recovery freezes none: who took the account over is shown no number.
 */
export function areCardsKept({
  states,
  secondsSinceReset,
}: Pick<TraderAccount, "states" | "secondsSinceReset">): boolean {
  return !allows(states, "send", { secondsSinceReset });
}

function stateObstacle(
  { state, isFrozenByStaff, isBusy }: CardFacts,
  allowed: readonly CardState[],
): StateObstacle | undefined {
  if (!openCardStates.includes(state)) return "card_not_active";
  if (isBusy) return "card_busy";
  if (isFrozenByStaff) return "card_frozen_by_staff";
  return allowed.includes(state) ? undefined : "card_not_active";
}

/** Of so many USDT: a basis point of their value is a whole number of cents. */
const pegSample = money(cardAsset, 10_000_000_000n);
const pegCents = 1_000_000n;

function isOffPeg(price: Price<CardAsset>, { pegBasisPoints }: VirtualCardPolicy): boolean {
  const off = fiatFor(pegSample, price).minor - pegCents;
  return (off < 0n ? 0n - off : off) * 10_000n > pegCents * BigInt(pegBasisPoints);
}
