import { bitcoinCore } from "../../src/adapters/chain/bitcoin-core.ts";
import { bitcoinSender } from "../../src/adapters/chain/bitcoin-sender.ts";
import type { SendingChain } from "./chain-sender-contract.ts";

/** A node that speaks as Core does, for the contract of senders: each of its blocks is read once it is found. */
export async function bitcoinSendingChain(
  core: Omit<SendingChain, "sender"> & { readonly url: string },
): Promise<SendingChain> {
  const { url, signed, rival, replacement } = core;
  const blocks: { height: number; hash: string; sent: readonly string[] }[] = [];
  const all = [signed, rival, ...(replacement ? [replacement] : [])];
  const ids = new Set(all.map(({ transaction }) => transaction));
  const node = bitcoinCore(
    { url, network: "regtest" },
    async () => new Set(),
    async (found) => found.filter((each) => ids.has(each)),
  );
  const read = async () => {
    const block = await node.block((await node.tip()).hash);
    blocks.unshift({ ...block!, sent: block?.sent ?? [] });
  };
  await read();
  const places = {
    blocksWith: async (transaction: string) =>
      blocks.filter(({ sent }) => sent.includes(transaction)),
  };
  return {
    sender: bitcoinSender({ url, node, places, newestRead: async () => blocks[0] }),
    signed,
    rival,
    ...(replacement && { replacement }),
    async findBlock() {
      await core.findBlock();
      await read();
    },
    async reorganise(isLost) {
      await core.reorganise(isLost);
      await read();
    },
    close: () => core.close(),
  };
}
