import { readFileSync } from "node:fs";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { hex } from "@scure/base";
import { expect } from "chai";
import { ethereumNode } from "../../src/adapters/chain/ethereum-node.ts";
import type { ChainPayment } from "../../src/application/ports/chain-node.ts";
import { WatchOnlyAccount } from "../../src/adapters/chain/watch-only.ts";
import { withChecksum } from "../../src/domain/chain/evm-address.ts";
import {
  callNode,
  deployUsdt,
  freePort,
  payEther,
  payUsdt,
  startEthereum,
} from "../../tools/chains/nodes.mjs";
import { compiledUsdt } from "../../tools/chains/usdt/compile.mjs";
import { describeChainNode } from "../support/chain-node-contract.ts";
import { publicKeys } from "../support/signer-account.ts";

const everyAddress = async (addresses: readonly string[]) => new Set(addresses);
const addressOf = (number: number) => withChecksum(number.toString(16).padStart(40, "a"));
const hotAddress = new WatchOnlyAccount(publicKeys.ethereum).evmHotAddress();
const numbers = [1, 2];

/** A node with payments of Ether that it signed and does not know yet. */
async function start() {
  const { url, stop } = await startEthereum(await freePort());
  const call = (method: string, ...params: readonly unknown[]) => callNode(url, method, ...params);
  const [from] = (await call("eth_accounts")) as readonly string[];
  const signed = numbers.map((number) => ({
    from,
    to: addressOf(number),
    value: `0x${number.toString(16)}`,
    nonce: `0x${(number - 1).toString(16)}`,
    gas: "0x5208",
    maxFeePerGas: "0x174876e800",
    maxPriorityFeePerGas: "0x3b9aca00",
    chainId: "0x7a69",
  }));
  const raws: string[] = [];
  for (const each of signed) raws.push((await call("eth_signTransaction", each)) as string);
  return { url, call, raws, close: stop };
}

describe("a started node of Ethereum", () => {
  describeChainNode(async () => {
    const { url, call, raws, close } = await start();
    const payment = (number: number): ChainPayment => ({
      transaction: `0x${hex.encode(keccak_256(hex.decode(raws[number - 1]!.slice(2))))}`,
      place: -1,
      address: addressOf(number),
      token: undefined,
      units: BigInt(number),
    });
    const pay = async (paid: readonly ChainPayment[]) => {
      for (const { units } of paid) await call("eth_sendRawTransaction", raws[Number(units) - 1]);
    };
    return {
      node: ethereumNode({ url, chainId: 31_337, hotAddress }, everyAddress),
      payment,
      pay,
      findBlock: async () => {
        await call("evm_mine");
      },
      async reorganise(depth, isLost) {
        // It forgets what the dropped blocks had: whoever sent it brings it again.
        await call("anvil_reorg", depth, []);
        await call("evm_mine");
        await pay(numbers.map(payment).filter((each) => !isLost(each)));
      },
      close,
    };
  });

  it("has transfers of a token with the manners of USDT", async () => {
    const { url, call, close } = await start();
    try {
      const contract = await deployUsdt(url);
      const token = await payUsdt(url, contract, addressOf(5), "12.5");
      const ether = await payEther(url, addressOf(6), "0.25");
      await call("evm_mine");
      const node = ethereumNode({ url, chainId: 31_337, hotAddress }, everyAddress);
      const block = await node.block((await node.tip()).hash);
      const paid = [
        {
          transaction: ether,
          place: -1,
          address: addressOf(6),
          token: undefined,
          units: 25n * 10n ** 16n,
        },
        {
          transaction: token,
          place: 0,
          address: addressOf(5),
          token: withChecksum(contract.slice(2)),
          units: 12_500_000n,
        },
      ];
      expect(block?.payments).to.deep.equal(paid);
    } finally {
      await close();
    }
  });

  it("deploys the code that the source of the token compiles to", async () => {
    const committed = new URL("../../tools/chains/usdt/TestUsdt.json", import.meta.url);
    expect(await compiledUsdt()).to.equal(readFileSync(committed, "utf8"));
  });
});
