import type { ChainSender, EarlierTransaction, PlacedTransaction } from "../ports/chain-sender.ts";

/** What is signed for one payment: the newest transaction, and those that it replaces, the oldest first. */
interface Versions {
  readonly signed: EarlierTransaction;
  readonly earlier: readonly EarlierTransaction[];
}

/** The one of some transactions that a block has, and how deep. */
interface Landed {
  readonly transaction: EarlierTransaction;
  readonly place: PlacedTransaction;
  /** How many blocks confirm it, its own included. */
  readonly confirmations: number;
}

/**
 * Looks where the transactions of a payment are; at most one of them ever lands. Where the network does not know the
 * newest, it is brought again, the same bytes. `refused`: the network does not take it, and has no other.
 */
export async function followTransaction(
  chain: ChainSender,
  { signed, earlier }: Versions,
): Promise<Landed | "waiting" | "refused"> {
  const all = [signed, ...earlier.toReversed()];
  const tip = await chain.tip();
  const places = await Promise.all(all.map(({ transaction }) => chain.whereIs(transaction)));
  for (const [at, place] of places.entries()) {
    const transaction = all[at];
    if (!transaction || !place || place === "waiting") continue;
    return { transaction, place, confirmations: tip.height - place.height + 1 };
  }
  if (places[0] !== undefined) return "waiting";
  const isTaken = (await chain.broadcast(signed.raw)) !== "refused";
  return isTaken || places.includes("waiting") ? "waiting" : "refused";
}
