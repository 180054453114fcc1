import type { OwnCoin } from "../../domain/chain/own-coin.ts";
import { JsonRpc } from "./json-rpc.ts";

/**
 * What a node has of some outputs, in blocks. Of each it only says whether nobody spent it: how much it is
 * worth was read from its block.
 */
export async function bitcoinHeld(url: string, coins: readonly OwnCoin[]): Promise<bigint> {
  const unspent = await unspentOf(url, coins);
  return unspent.reduce((sum, { units }) => sum + units, 0n);
}

/** Those of some outputs that a block has and no block spends. */
export async function unspentOf<Coin extends Pick<OwnCoin, "transaction" | "place">>(
  url: string,
  coins: readonly Coin[],
): Promise<readonly Coin[]> {
  const unspent = await new JsonRpc(url).every(
    "gettxout",
    coins.map(({ transaction, place }) => [transaction, place, false]),
  );
  return coins.filter((_, at) => unspent[at]);
}
