import type { ChainCode } from "../chain/chain.ts";
import { journalEntry, type JournalEntry, type Movement } from "../ledger/journal-entry.ts";
import type { RealAsset } from "../money/asset.ts";
import { money } from "../money/money.ts";

/**
 * What became of coins that cold storage sent to the hot account.
 *
 * - `confirming`: a block has them, but too few follow.
 * - `booked`: the books have them in the hot account.
 * - `gone`: their block left the chain, and no other has them yet.
 */
export type ColdReturnState = "confirming" | "booked" | "gone";

/** Coins that cold storage sent to the hot account. They are nobody's but the platform's. */
export interface ColdReturn {
  /** `<chain>-<transaction>-<place>`: each payment is known once. */
  readonly id: string;
  readonly chain: ChainCode;
  readonly transaction: string;
  readonly place: number;
  readonly asset: RealAsset;
  /** In base units. Above zero. */
  readonly units: bigint;
  /** What the network took from cold storage for it, in the coin that the network takes; 0 if others paid it. */
  readonly fee: bigint;
  readonly state: ColdReturnState;
  /** The block that has it. */
  readonly block: { readonly height: number; readonly hash: string } | undefined;
  /** How often it was booked: a reorganisation may take it back, and bring it again. */
  readonly bookings: number;
}

/** Where the coins of a transaction come from. */
export interface CoinOrigin {
  /**
   * On Bitcoin the address of each coin that it spends, and none for one without; on Ethereum whose balance the
   * coins leave, and at the end who sent the transaction and pays for it.
   */
  readonly senders: readonly (string | undefined)[];
  /** What the network took, in base units of the coin that it takes. */
  readonly fee: bigint;
}

/**
 * What cold storage paid the network for a payment that comes from it; undefined where the payment does not. On
 * Bitcoin everything that is spent has to be cold: a coin of others among it would be booked as ours.
 */
export function feeOfCold(
  chain: ChainCode,
  { senders, fee }: CoinOrigin,
  cold: ReadonlySet<string>,
): bigint | undefined {
  const isCold = (sender: string | undefined) => sender !== undefined && cold.has(sender);
  if (chain === "bitcoin") return senders.length > 0 && senders.every(isCold) ? fee : undefined;
  if (!isCold(senders[0])) return undefined;
  return isCold(senders.at(-1)) ? fee : 0n;
}

/** It is in the block: known for the first time, or again after its block left the chain. The same where nothing changes. */
export function seeReturn(
  stored: ColdReturn | undefined,
  seen: Omit<ColdReturn, "state" | "block" | "bookings">,
  block: NonNullable<ColdReturn["block"]>,
): ColdReturn {
  if (stored && (stored.state === "booked" || stored.block?.hash === block.hash)) return stored;
  return { ...seen, state: "confirming", block, bookings: stored?.bookings ?? 0 };
}

/** What follows for the books. */
interface Booking {
  readonly coldReturn: ColdReturn;
  readonly entries: readonly JournalEntry[];
}

/** Enough blocks confirm it. The same where it is booked, or in no block. */
export function bookReturn(stored: ColdReturn): Booking {
  if (stored.state !== "confirming") return { coldReturn: stored, entries: [] };
  const coldReturn: ColdReturn = { ...stored, state: "booked", bookings: stored.bookings + 1 };
  return { coldReturn, entries: [returnEntry(coldReturn)] };
}

/** Its block left the chain: what was booked is taken back. The same where no block has it. */
export function loseReturn(stored: ColdReturn): Booking {
  if (!stored.block) return { coldReturn: stored, entries: [] };
  const coldReturn: ColdReturn = { ...stored, state: "gone", block: undefined };
  return { coldReturn, entries: stored.state === "booked" ? [returnBackEntry(stored)] : [] };
}

/**
 * `cold-return:<id>:<n>`: hot → cold, as what both hold is their debt: so much more is hot, and less cold. What the network
 * took is paid from network fees.
 */
function returnEntry(stored: ColdReturn): JournalEntry {
  return journalEntry(`cold-return:${stored.id}:${stored.bookings}`, movements(stored));
}

/** `cold-return-back:<id>:<n>`: exactly what its entry moved, back. */
function returnBackEntry(stored: ColdReturn): JournalEntry {
  const back = movements(stored).map(({ from, to, amount }) => ({ from: to, to: from, amount }));
  return journalEntry(`cold-return-back:${stored.id}:${stored.bookings}`, back);
}

function movements({ chain, asset, units, fee }: ColdReturn): readonly Movement[] {
  const taken = chain === "bitcoin" ? "BTC" : "ETH";
  return [
    { from: { kind: "hot", asset }, to: { kind: "cold", asset }, amount: money(asset, units) },
    {
      from: { kind: "network_fees", asset: taken },
      to: { kind: "cold", asset: taken },
      amount: money(taken, fee),
    },
  ];
}
