import { readFileSync } from "node:fs";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { hex } from "@scure/base";
import { expect } from "chai";
import { ethereumNode } from "../../src/adapters/chain/ethereum-node.ts";
import type { ChainPayment } from "../../src/application/ports/chain-node.ts";
import { WatchOnlyAccount } from "../../src/adapters/chain/watch-only.ts";
import { withChecksum } from "../../src/domain/chain/evm-address.ts";
import { money } from "../../src/domain/money/money.ts";
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
import { describeChainSender } from "../support/chain-sender-contract.ts";
import { publicKeys } from "../support/signer-account.ts";
import { StartedEthereum } from "./started-ethereum.ts";

const everyAddress = async (addresses: readonly string[]) => new Set(addresses);
const addressOf = (number: number) => withChecksum(number.toString(16).padStart(40, "a"));
const hotAddress = new WatchOnlyAccount(publicKeys.ethereum).evmHotAddress();
const numbers = [1, 2];
const oneEther = 1_000_000_000_000_000_000n;

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
      sendersOf: async () => {
        const [from = ""] = (await call("eth_accounts")) as readonly string[];
        return [withChecksum(from.slice(2))];
      },
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

  describeChainSender(async () => {
    const ethereum = await StartedEthereum.start();
    const signed = await ethereum.sign(money("ETH", oneEther));
    return {
      sender: ethereum.sender,
      signed,
      replacement: await ethereum.sign(money("ETH", oneEther), 0, [signed.raw]),
      rival: await ethereum.sign(money("ETH", 2n * oneEther)),
      findBlock: () => ethereum.findBlock(),
      async reorganise(isLost) {
        // It forgets what the dropped blocks had: another node would have it waiting.
        await ethereum.call("anvil_reorg", 1, []);
        await ethereum.findBlock();
        if (!isLost) await ethereum.call("eth_sendRawTransaction", signed.raw);
      },
      close: () => ethereum.close(),
    };
  });

  it("takes a replacement with the same nonce, and one of the two lands", async () => {
    const ethereum = await StartedEthereum.start();
    const { sender } = ethereum;
    try {
      const first = await ethereum.sign(money("ETH", oneEther));
      const second = await ethereum.sign(money("ETH", oneEther), 0, [first.raw]);
      expect(await sender.broadcast(first.raw)).to.equal("taken");
      expect(await sender.broadcast(second.raw)).to.equal("taken");
      await ethereum.findBlock();
      const { height, hash } = await sender.tip();
      const place = await sender.whereIs(second.transaction);
      expect(place).to.include({ height, hash, hasFailed: false });
      expect(await sender.whereIs(first.transaction)).to.equal(undefined);
      expect(await sender.broadcast(first.raw)).to.equal("refused");
      expect(await sender.nextNumber?.()).to.equal(1);
    } finally {
      await ethereum.close();
    }
  });

  it("sends the token, and says what that took and where a contract refuses it", async () => {
    const ethereum = await StartedEthereum.start();
    const { sender } = ethereum;
    try {
      const paid = await ethereum.sign(money("USDT", 25_000_000n));
      const refused = await ethereum.sign(money("USDT", 500_000_000n), 1);
      for (const { raw } of [paid, refused]) expect(await sender.broadcast(raw)).to.equal("taken");
      await ethereum.findBlock();
      expect(await sender.whereIs(paid.transaction)).to.include({ hasFailed: false });
      expect(await sender.whereIs(refused.transaction)).to.include({ hasFailed: true });
      expect(await ethereum.tokens()).to.equal(25_000_000n);
    } finally {
      await ethereum.close();
    }
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
