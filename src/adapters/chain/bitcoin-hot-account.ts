import type { HotCoin } from "../../application/ports/hot-account.ts";
import type { OwnCoins } from "../../application/ports/own-coins.ts";
import type { OwnCoin } from "../../domain/chain/own-coin.ts";
import { bitcoinHeld } from "./bitcoin-held.ts";

/** What sends of Bitcoin are paid from. */
interface HotCoinsParts {
  readonly url: string;
  readonly own: OwnCoins;
  /** What is signed and in no block takes, fees included, in satoshi. */
  readonly leaving: () => Promise<bigint>;
}

/** Reads all outputs of ours: those that arrive at persons' addresses pay sends, too. */
export async function readHotBitcoin({ url, own, leaving }: HotCoinsParts): Promise<HotCoin> {
  const sum = (coins: readonly OwnCoin[]) => coins.reduce((all, { units }) => all + units, 0n);
  return {
    asset: "BTC",
    held: await bitcoinHeld(url, await own.known()),
    promised: await leaving(),
    payable: sum(await own.spendable()),
  };
}
