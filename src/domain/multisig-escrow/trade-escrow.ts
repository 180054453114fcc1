import type { ChainNetwork } from "../chain/chain.ts";
import type { TradeId, TraderId } from "../id/id.ts";
import type { Instant } from "../trade/trade.ts";
import type { EscrowCoin, EscrowEnding, MultisigEscrow } from "./escrow-terms.ts";

/** A block by its place and its hash. */
interface Block {
  readonly height: number;
  readonly hash: string;
}

/** What a party gives to an escrow: a public key of their words, and where they are paid. */
export interface PartyPart {
  readonly key: string;
  readonly address: string;
}

/** The seller also gives the key of the exit. */
export interface SellerPart extends PartyPart {
  readonly exit: string;
}

/**
 * The coin that pays the escrow, as the chain shows it.
 *
 * - `waiting`: no block has it.
 * - `in_block`: too few blocks confirm it.
 * - `confirmed`: enough do.
 * - `gone`: it is neither in a block nor waiting any more; it may come back.
 */
export interface FundingCoin extends EscrowCoin {
  readonly is: "waiting" | "in_block" | "confirmed" | "gone";
  readonly block: Block | undefined;
}

/** A payout with two signatures. */
export interface SignedPayout {
  readonly transaction: string;
  readonly raw: string;
  /** In satoshi. */
  readonly networkFee: bigint;
  /** Whether a node took it. */
  readonly isSent: boolean;
  /** When the platform signed it. */
  readonly signedAt?: Instant | undefined;
}

/** The transaction that spends the coin. */
export interface CoinSpend {
  readonly transaction: string;
  /** Undefined while it waits for one. */
  readonly block: Block | undefined;
  /** Enough blocks confirm it. */
  readonly isConfirmed: boolean;
}

/** The platform's part of a payout, as the books have it. */
export interface BookedFee {
  /** How often it was booked: names the next entry. */
  readonly times: number;
  /** In satoshi; 0 where it was taken back. */
  readonly units: bigint;
  /** Whose balance got it; undefined: the platform's fees. */
  readonly to: TraderId | undefined;
}

/** The multisig escrow of a trade: what it was made for, and what happened to it. One for each trade. */
export interface TradeEscrow {
  readonly tradeId: TradeId;
  readonly network: ChainNetwork;
  readonly keyNumber: number;
  readonly exitBlocks: number;
  /** In satoshi. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly platform: PartyPart;
  readonly buyer: PartyPart | undefined;
  readonly seller: SellerPart | undefined;
  /** Where the seller pays; undefined until both gave their parts. */
  readonly address: string | undefined;
  readonly coin: FundingCoin | undefined;
  /** How the trade ended. Decided once. */
  readonly ending: EscrowEnding | undefined;
  /** A payout that a party signed and that nobody has completed, as a PSBT in base64. */
  readonly proposal: { readonly payout: string; readonly networkFee: bigint } | undefined;
  /** Complete ones, the oldest first; each later one takes a higher fee. */
  readonly payouts: readonly SignedPayout[];
  readonly spend: CoinSpend | undefined;
  /** Undefined until a payout with a part for us was confirmed for the first time. */
  readonly booked: BookedFee | undefined;
}

/** How far an escrow is. `unused`: the trade ended before there was an address. */
export const escrowStates = [
  "keys_wanted",
  "unused",
  "address_ready",
  "seen",
  "funded",
  "payout_proposed",
  "signed",
  "sent",
  "settled",
  "exited",
] as const;
export type MultisigState = (typeof escrowStates)[number];

/** Follows from what happened; never set by itself. */
export function multisigState(escrow: TradeEscrow): MultisigState {
  const { spend, proposal, coin, address, ending, payouts } = escrow;
  if (spend?.isConfirmed) return isOwnPayout(escrow, spend.transaction) ? "settled" : "exited";
  if (coin && coin.is !== "gone") {
    const last = payouts.at(-1);
    if (proposal) return "payout_proposed";
    if (last) return last.isSent ? "sent" : "signed";
    return coin.is === "confirmed" ? "funded" : "seen";
  }
  if (address !== undefined) return "address_ready";
  return ending ? "unused" : "keys_wanted";
}

/**
 * Whether a first payout can be signed now, by either side: the coin is confirmed, nobody signed one, and no block has
 * anything that spends the coin.
 */
export function isToBeSigned(state: MultisigState, isSpent: boolean): boolean {
  return state === "funded" && !isSpent;
}

/** Whether a transaction is one that the platform signed as the second. */
export function isOwnPayout({ payouts }: TradeEscrow, transaction: string): boolean {
  return payouts.some((each) => each.transaction === transaction);
}

/** Whether its coin is enough for the trade. With less the escrow can only go back. */
export function isPaidInFull({ coin, amount, fee }: TradeEscrow): boolean {
  return coin !== undefined && coin.units >= amount + fee;
}

/** From which block on the seller can leave with the escrow alone; undefined while no block has its coin. */
export function exitHeight({ coin, exitBlocks }: TradeEscrow): number | undefined {
  return coin?.block && coin.block.height + exitBlocks;
}

/** Everything that its script and payouts follow from; undefined until both gave their parts. */
export function termsOf(escrow: Omit<TradeEscrow, "address">): MultisigEscrow | undefined {
  const { tradeId, network, keyNumber, exitBlocks, amount, fee } = escrow;
  const { platform, buyer, seller } = escrow;
  if (!buyer || !seller) return undefined;
  return {
    tradeId,
    network,
    keyNumber,
    keys: { buyer: buyer.key, seller: seller.key, platform: platform.key, exit: seller.exit },
    exitBlocks,
    amount,
    fee,
    addresses: { buyer: buyer.address, seller: seller.address, platform: platform.address },
  };
}

/** An escrow at the start of its trade. */
export function newTradeEscrow(
  start: Pick<
    TradeEscrow,
    "tradeId" | "network" | "keyNumber" | "exitBlocks" | "amount" | "fee" | "platform"
  >,
): TradeEscrow {
  return {
    ...start,
    buyer: undefined,
    seller: undefined,
    address: undefined,
    coin: undefined,
    ending: undefined,
    proposal: undefined,
    payouts: [],
    spend: undefined,
    booked: undefined,
  };
}
