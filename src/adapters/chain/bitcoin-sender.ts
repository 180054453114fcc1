import { Transaction } from "@scure/btc-signer/transaction.js";
import { hex } from "@scure/base";
import type { ChainNode } from "../../application/ports/chain-node.ts";
import type { ChainSender, PlacedTransaction } from "../../application/ports/chain-sender.ts";
import type { SentPlaces } from "../../application/ports/own-coins.ts";
import { JsonRpc, RpcFailure } from "./json-rpc.ts";

/** What the sender of a chain knows besides its node. */
interface SenderParts {
  /** With the login, a secret. */
  readonly url: string;
  readonly node: Pick<ChainNode, "tip" | "hashAt">;
  readonly places: Pick<SentPlaces, "blocksWith">;
  /** The newest block that was read. */
  readonly newestRead: () => Promise<{ readonly hash: string } | undefined>;
}

/** Core's codes: not in the mempool, refused by its rules, inputs that it does not have, in a block already. */
const codes = { unknown: -5, refused: -26, noInputs: -25, inBlock: -27 } as const;

/**
 * Brings transactions to Bitcoin through Bitcoin Core. Without an index, Core does not know which block has a
 * transaction: the blocks that were read say it.
 */
export function bitcoinSender({ url, node, places, newestRead }: SenderParts): ChainSender {
  const rpc = new JsonRpc(url);

  const blockWith = async (transaction: string): Promise<PlacedTransaction | undefined> => {
    for (const block of await places.blocksWith(transaction)) {
      if ((await node.hashAt(block.height)) === block.hash) return block;
    }
    return undefined;
  };

  return {
    async broadcast(raw) {
      // The node may have been exchanged for one of another network.
      await node.tip();
      try {
        await rpc.call("sendrawtransaction", raw);
        return "taken";
      } catch (error) {
        if (!(error instanceof RpcFailure)) throw error;
        if (error.code === codes.inBlock) return "known";
        if (error.code === codes.refused) return "refused";
        if (error.code !== codes.noInputs) throw error;
        // Core says the same where it is in a block and somebody spent its outputs.
        return (await blockWith(idOf(raw))) ? "known" : "refused";
      }
    },

    async whereIs(transaction) {
      const block = await blockWith(transaction);
      if (block) return block;
      if (await isWaiting(rpc, transaction)) return "waiting";
      // One of the blocks that were not read yet may have it.
      const [tip, read] = await Promise.all([node.tip(), newestRead()]);
      return read?.hash === tip.hash ? undefined : "waiting";
    },

    tip: () => node.tip(),
  };
}

async function isWaiting(rpc: JsonRpc, transaction: string): Promise<boolean> {
  try {
    await rpc.call("getmempoolentry", transaction);
    return true;
  } catch (error) {
    if (error instanceof RpcFailure && error.code === codes.unknown) return false;
    throw error;
  }
}

function idOf(raw: string): string {
  return Transaction.fromRaw(hex.decode(raw), {
    allowUnknownOutputs: true,
    allowUnknownInputs: true,
  }).id;
}
