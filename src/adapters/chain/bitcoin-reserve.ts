import type { ChainNode } from "../../application/ports/chain-node.ts";
import type { OwnCoins } from "../../application/ports/own-coins.ts";
import type { KeyHolding, ReserveSource } from "../../application/ports/reserves.ts";
import type { ChainNetwork } from "../../domain/chain/chain.ts";
import { unspentOf } from "./bitcoin-held.ts";

/** What our keys hold is read from. */
interface ReserveParts {
  readonly url: string;
  readonly network: ChainNetwork;
  readonly node: Pick<ChainNode, "tip">;
  readonly coins: Pick<OwnCoins, "known">;
}

/** What our keys hold of Bitcoin: their outputs that the node says nobody spent. */
export function bitcoinReserve({ url, network, node, coins }: ReserveParts): ReserveSource {
  return {
    asset: "BTC",
    network,
    async read() {
      const block = await node.tip();
      const unspent = await unspentOf(url, await coins.known());
      // Two blocks would be mixed, and nobody could check the sum.
      if ((await node.tip()).hash !== block.hash) throw new Error("A block came meanwhile");
      const held = new Map<string, KeyHolding>();
      for (const { branch, number, units } of unspent) {
        const name = `${branch} ${number}`;
        const before = held.get(name)?.units ?? 0n;
        held.set(name, { key: { branch, number }, units: before + units });
      }
      return { block, holdings: [...held.values()] };
    },
  };
}
