import type { EvmAsset } from "../../domain/chain/evm-fees.ts";
import { balanceCall } from "./evm-transaction.ts";
import { JsonRpc } from "./json-rpc.ts";

/** Where accounts of Ethereum are read. */
interface AccountsOnNode {
  /** With the login or the key, a secret. */
  readonly url: string;
  /** The contract of Tether. */
  readonly tether: string;
}

/**
 * What some addresses have of a coin in a block: `latest`, or the one with a height. Throws where the node does not
 * know it, or does not have what it was any more.
 */
export async function balancesOf(
  { url, tether }: AccountsOnNode,
  asset: EvmAsset,
  addresses: readonly string[],
  height: number | "latest",
): Promise<readonly bigint[]> {
  const rpc = new JsonRpc(url);
  const block = height === "latest" ? height : `0x${height.toString(16)}`;
  const answers = await (asset === "ETH"
    ? rpc.every(
        "eth_getBalance",
        addresses.map((address) => [address, block]),
      )
    : rpc.every(
        "eth_call",
        addresses.map((address) => [{ to: tether, data: balanceCall(address) }, block]),
      ));
  return answers.map((answer) => {
    // An address without a contract answers a call with nothing.
    if (typeof answer !== "string" || !/^0x[\da-f]+$/i.test(answer)) {
      throw new Error(`The node of Ethereum does not say how much ${asset} an address has`);
    }
    return BigInt(answer);
  });
}
