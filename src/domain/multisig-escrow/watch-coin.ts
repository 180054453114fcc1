import { accept, refuse, type Result } from "../result/result.ts";
import type { EscrowCoin } from "./escrow-terms.ts";
import {
  isPaidInFull,
  type CoinSpend,
  type FundingCoin,
  type TradeEscrow,
} from "./trade-escrow.ts";

type Block = NonNullable<FundingCoin["block"]>;

/**
 * A payment to the address of an escrow is in a block, or waits for one. Refuses `other_coin` where the escrow has its
 * coin already: what was paid besides is for support.
 */
export function seeCoin(
  escrow: TradeEscrow,
  seen: EscrowCoin,
  block: Block | undefined,
): Result<TradeEscrow, { readonly code: "other_coin" }> {
  const { coin } = escrow;
  const fresh: FundingCoin = { ...seen, is: block ? "in_block" : "waiting", block };
  if (coin && isSameCoin(coin, seen)) {
    // A block that was read is not forgotten because the transaction is also seen waiting.
    const isKnown = coin.block?.hash === block?.hash || (coin.block && !block);
    return accept(isKnown && coin.is !== "gone" ? escrow : { ...escrow, coin: fresh });
  }
  const next = { ...escrow, coin: fresh };
  if (coin && !takesPlace(escrow, next)) return refuse({ code: "other_coin" });
  // What was signed spends a coin that is not there.
  return accept({ ...next, proposal: undefined, payouts: [] });
}

/**
 * One that pays in full takes the place of one that does not, while nobody has signed: anybody can pay a little to an
 * address. So does any after one that is gone, unless a trade goes on or was decided with what had been paid in full: then only
 * one that pays in full does.
 */
function takesPlace(escrow: TradeEscrow, next: TradeEscrow): boolean {
  const { coin, ending, proposal, payouts, spend } = escrow;
  if (spend) return false;
  const isUnsigned = !proposal && payouts.length === 0;
  if (isPaidInFull(next) && !isPaidInFull(escrow) && isUnsigned) return true;
  const isLittleEnough = ending ? ending.kind === "return" : !isPaidInFull(escrow);
  return coin?.is === "gone" && (isPaidInFull(next) || isLittleEnough);
}

/** Enough blocks confirm the coin. */
export function confirmCoin(escrow: TradeEscrow, confirmations: number, needed: number) {
  const { coin } = escrow;
  if (coin?.is !== "in_block" || confirmations < needed) return escrow;
  return { ...escrow, coin: { ...coin, is: "confirmed" as const } };
}

/** The block of the coin left the chain: it waits for another one. */
export function loseBlock(escrow: TradeEscrow): TradeEscrow {
  const { coin } = escrow;
  if (!coin?.block) return escrow;
  return { ...escrow, coin: { ...coin, is: "waiting", block: undefined } };
}

/** A coin that waited is not there any more. What was signed is kept: it may come back. */
export function loseCoin(escrow: TradeEscrow): TradeEscrow {
  const { coin, spend } = escrow;
  if (coin?.is !== "waiting" || spend) return escrow;
  return { ...escrow, coin: { ...coin, is: "gone" } };
}

/** A transaction spends the coin, whoever signed it. */
export function seeSpend(
  escrow: TradeEscrow,
  transaction: string,
  block: Block | undefined,
): TradeEscrow {
  const { spend } = escrow;
  const isKnown = spend?.transaction === transaction && spend.block?.hash === block?.hash;
  // One in a block counts, and not another one that a node still has waiting.
  if (isKnown || (spend?.block && !block)) return escrow;
  return { ...escrow, spend: { transaction, block, isConfirmed: false } };
}

/** Enough blocks confirm the spend. */
export function confirmSpend(escrow: TradeEscrow, confirmations: number, needed: number) {
  const { spend } = escrow;
  if (!spend?.block || spend.isConfirmed || confirmations < needed) return escrow;
  return { ...escrow, spend: { ...spend, isConfirmed: true } };
}

/** The block of the spend left the chain, or it does not wait any more: the coin is there as before. */
export function loseSpend(escrow: TradeEscrow, left: CoinSpend["transaction"]): TradeEscrow {
  return escrow.spend?.transaction === left ? { ...escrow, spend: undefined } : escrow;
}

function isSameCoin(one: EscrowCoin, other: EscrowCoin): boolean {
  return one.transaction === other.transaction && one.place === other.place;
}
