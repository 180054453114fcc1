import type { ChainNode } from "../../application/ports/chain-node.ts";
import type { ChainSender } from "../../application/ports/chain-sender.ts";
import { readEvm } from "./evm-transaction.ts";
import { JsonRpc, RpcFailure } from "./json-rpc.ts";

/** What the sender of an account of Ethereum knows besides its node. */
interface SenderParts {
  /** With the login or the key, a secret. */
  readonly url: string;
  readonly node: Pick<ChainNode, "tip" | "hashAt">;
  /** The account that pays. */
  readonly address: string;
}

interface ReceiptJson {
  readonly transactionHash: string;
  readonly blockHash: string;
  readonly blockNumber: string;
  readonly from: string;
  readonly status: string;
  readonly gasUsed: string;
  readonly effectiveGasPrice: string;
}

/** What nodes say of bytes that they have already: geth, Nethermind and Reth, Erigon, Besu, anvil. */
const known = /already known|known transaction|already imported/i;

/** Its nonce is in a block: by this transaction, or by another one. */
const isUsed = /nonce too low|nonce_too_low/i;

/** Brings transactions of an account to Ethereum. */
export function ethereumSender({ url, node, address }: SenderParts): ChainSender {
  const rpc = new JsonRpc(url);

  /** In a block that is in the chain; undefined also while its block is being replaced. */
  const receiptOf = async (transaction: string): Promise<ReceiptJson | undefined> => {
    const receipt = (await rpc.call(
      "eth_getTransactionReceipt",
      transaction,
    )) as ReceiptJson | null;
    if (!receipt) return undefined;
    const isIt = receipt.transactionHash === transaction;
    if (!isIt || receipt.from.toLowerCase() !== address.toLowerCase()) {
      throw new Error("The node gave the receipt of another transaction than was asked for");
    }
    const hash = await node.hashAt(Number(receipt.blockNumber));
    return hash === receipt.blockHash ? receipt : undefined;
  };

  return {
    async broadcast(raw) {
      // The node may have been exchanged for one of another network.
      await node.tip();
      try {
        await rpc.call("eth_sendRawTransaction", raw);
        return "taken";
      } catch (error) {
        if (!(error instanceof RpcFailure)) throw error;
        if (known.test(error.message)) return "known";
        if (!isUsed.test(error.message)) return "refused";
        return (await receiptOf(readEvm(raw).hash)) ? "known" : "refused";
      }
    },

    async whereIs(transaction) {
      const receipt = await receiptOf(transaction);
      if (!receipt) {
        const found = await rpc.call("eth_getTransactionByHash", transaction);
        return found ? "waiting" : undefined;
      }
      return {
        height: Number(receipt.blockNumber),
        hash: receipt.blockHash,
        paidFee: BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice),
        hasFailed: receipt.status !== "0x1",
      };
    },

    tip: () => node.tip(),

    nextNumber: async () => Number(await rpc.call("eth_getTransactionCount", address, "latest")),
  };
}
