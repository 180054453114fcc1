import type { HotCoin } from "../../application/ports/hot-account.ts";
import type { OwnCoins } from "../../application/ports/own-coins.ts";
import type { OwnCoin } from "../../domain/chain/own-coin.ts";

/** What sends of Bitcoin are paid from. */
interface HotCoinsParts {
  /** What the node has of our outputs, in satoshi. */
  readonly held: () => Promise<bigint>;
  readonly own: Pick<OwnCoins, "spendable">;
  /** What is signed and in no block takes, fees included, in satoshi. */
  readonly leaving: () => Promise<bigint>;
}

/** Reads all outputs of ours: those that arrive at persons' addresses pay sends, too. */
export async function readHotBitcoin({ held, own, leaving }: HotCoinsParts): Promise<HotCoin> {
  const sum = (coins: readonly OwnCoin[]) => coins.reduce((all, { units }) => all + units, 0n);
  return {
    asset: "BTC",
    held: await held(),
    promised: await leaving(),
    payable: sum(await own.spendable()),
  };
}
