import { chainOf, type ChainCode } from "../chain/chain.ts";
import type { TraderId } from "../id/id.ts";
import { journalEntry, type JournalEntry } from "../ledger/journal-entry.ts";
import type { RealAsset } from "../money/asset.ts";
import { money, type Money } from "../money/money.ts";
import type { DepositPolicy } from "./deposit-policy.ts";

/**
 * What became of coins that somebody paid to a trader's address.
 *
 * - `incoming`: no block has them yet. Shown, never spendable.
 * - `confirming`: a block has them, but too few follow.
 * - `unscreened`: enough follow, but nobody could say whether they come from a blocked address. Asked again.
 * - `held`: they come from a blocked address, and staff have to look at them.
 * - `kept`: staff looked at them, and hold them on.
 * - `credited`: they are in the trader's balance.
 * - `gone`: they vanished before they were credited: their payer spent them elsewhere.
 * - `taken_back`: they vanished after they were credited, and left the balance again.
 * - `missing`: the same, but the balance does not have them any more. Staff look at it.
 * - `too_small`, `unknown_token`: they arrived and are not credited.
 */
export type DepositState =
  | "incoming"
  | "confirming"
  | "unscreened"
  | "held"
  | "kept"
  | "credited"
  | "gone"
  | "taken_back"
  | "missing"
  | "too_small"
  | "unknown_token";

export const depositStates: readonly DepositState[] = [
  "incoming",
  "confirming",
  "unscreened",
  "held",
  "kept",
  "credited",
  "gone",
  "taken_back",
  "missing",
  "too_small",
  "unknown_token",
];

/** Seen, and neither credited nor over: what a wallet shows as incoming. */
export const openStates: readonly DepositState[] = ["incoming", "confirming", "unscreened"];

/** A block has them, and they may be credited in the next round. */
export const settlingStates: readonly DepositState[] = ["confirming", "unscreened"];

/** In a block, and in nobody's balance: it is there, and stays until staff decide otherwise. */
export const asideStates: readonly DepositState[] = ["too_small", "held", "kept"];

/** What staff decide about a deposit that is not credited. */
export const depositRulings = ["release", "keep"] as const;
export type DepositRuling = (typeof depositRulings)[number];

/** Coins that somebody paid to a trader's address. */
export interface Deposit {
  /** `<chain>-<transaction>-<place>`: each payment is known once. */
  readonly id: string;
  readonly traderId: TraderId;
  readonly chain: ChainCode;
  readonly address: string;
  readonly transaction: string;
  readonly place: number;
  /** Undefined for a token that we do not know; its units then mean nothing to us. */
  readonly asset: RealAsset | undefined;
  readonly units: bigint;
  readonly state: DepositState;
  /** The block that has it. */
  readonly block: { readonly height: number; readonly hash: string } | undefined;
  /** How often it was credited: a reorganisation may take it back, and bring it again. */
  readonly credits: number;
  /** What staff decided about it; it stays whatever the chain does. */
  readonly ruling: DepositRuling | undefined;
  /** The blocked address that it comes from. */
  readonly blockedSender: string | undefined;
}

/** The name of a payment, for ever. */
export function depositId(chain: ChainCode, transaction: string, place: number): string {
  return `${chain}-${transaction}-${place}`;
}

/** The coin of a payment; undefined for a token that we do not know. */
export function assetPaid(
  chain: ChainCode,
  token: string | undefined,
  tether: string | undefined,
): RealAsset | undefined {
  if (token === undefined) return chain === "bitcoin" ? "BTC" : "ETH";
  return chain === chainOf.USDT && token === tether ? "USDT" : undefined;
}

/** The state of a payment that was just seen: in the block, or waiting for one. */
export function stateWhenSeen(
  { asset, units }: Pick<Deposit, "asset" | "units">,
  isInBlock: boolean,
  { least }: DepositPolicy,
): DepositState {
  if (asset === undefined) return "unknown_token";
  if (units < least[asset]) return "too_small";
  return isInBlock ? "confirming" : "incoming";
}

/** How many blocks have to confirm an amount: its own block counts (answers 53). */
export function blocksNeeded({ asset, units }: Money, policy: DepositPolicy): number {
  if (asset !== "BTC") return policy.finalityBlocks;
  return units > policy.largeFromSatoshi ? policy.largeBlocks : policy.smallBlocks;
}

/** How many blocks confirm a deposit, up to what is needed. */
export function confirmationsOf({ block }: Pick<Deposit, "block">, tipHeight: number): number {
  return block ? Math.max(0, tipHeight - block.height + 1) : 0;
}

/** `deposit-credit:<id>:<n>`: hot → available. */
export function creditEntry({ id, traderId, credits }: Deposit, amount: Money): JournalEntry {
  const { asset } = amount;
  return journalEntry(`deposit-credit:${id}:${credits + 1}`, [
    { from: { kind: "hot", asset }, to: { kind: "available", asset, traderId }, amount },
  ]);
}

/** `deposit-back:<id>:<n>`: available → hot, exactly what the credit moved. */
export function takenBackEntry({ id, traderId, credits }: Deposit, amount: Money): JournalEntry {
  const { asset } = amount;
  return journalEntry(`deposit-back:${id}:${credits}`, [
    { from: { kind: "available", asset, traderId }, to: { kind: "hot", asset }, amount },
  ]);
}

/** What a deposit of a known coin is worth in its balance. */
export function amountOf({ asset, units }: Deposit): Money | undefined {
  return asset && money(asset, units);
}
