import { expect } from "chai";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { hex } from "@scure/base";
import { ethereumNode } from "../../../src/adapters/chain/ethereum-node.ts";
import type { ChainPayment } from "../../../src/application/ports/chain-node.ts";
import { withChecksum } from "../../../src/domain/chain/evm-address.ts";
import { describeChainNode } from "../../support/chain-node-contract.ts";
import {
  ethereumContract,
  EthereumServer,
  etherPayment,
  etherTransaction,
  type EvmTransaction,
} from "../../support/ethereum-server.ts";

const transfer = `0x${hex.encode(keccak_256(new TextEncoder().encode("Transfer(address,address,uint256)")))}`;
const tether = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
const hot = "0x52908400098527886E0F7030069857D2E4169EE7";
const word = (digits: string) => `0x${digits.replace(/^0x/, "").toLowerCase().padStart(64, "0")}`;

describe("a node of Ethereum", () => {
  let server: EthereumServer;
  const open = async (mine = (addresses: readonly string[]) => addresses) => {
    server = await EthereumServer.open();
    const own = async (addresses: readonly string[]) => new Set(mine(addresses));
    return ethereumNode({ url: server.server.url, chainId: 31_337, hotAddress: hot }, own);
  };

  describeChainNode(async () => {
    const node = await open();
    return { node, ...ethereumContract(server), close: async () => server.server.close() };
  });

  describe("read over its interface", () => {
    afterEach(() => server.server.close());
    const { address } = etherPayment(5);
    const log = (change: object = {}) => ({
      address: tether.toLowerCase(),
      topics: [transfer, word("1"), word(address)],
      data: word("f4240"),
      logIndex: "0x7",
      ...change,
    });
    const call = (logs: readonly object[], more: object = {}) => ({
      ...etherTransaction({ ...etherPayment(9), units: 0n }),
      logs,
      ...more,
    });
    const mined = async (...sent: readonly EvmTransaction[]) => {
      const node = await open();
      server.send(...sent);
      server.findBlock();
      return (await node.block((await node.tip()).hash))?.payments;
    };

    it("finds transfers of tokens by their logs", async () => {
      const payment: ChainPayment = {
        transaction: etherPayment(9).transaction,
        place: 7,
        address,
        token: tether,
        units: 1_000_000n,
      };
      expect(await mined(call([log()]))).to.deep.equal([payment]);
    });

    it("knows whose tokens come, and who sent the transaction", async () => {
      const node = await open();
      const holder = withChecksum("d".repeat(40));
      const sender = withChecksum("c".repeat(40));
      const moved = log({ topics: [transfer, word(holder), word(address)] });
      server.send(call([log({ logIndex: "0x6" }), moved], { from: sender.toLowerCase() }));
      server.findBlock();
      const { transaction } = etherPayment(9);
      const block = await node.tip();
      const of = (place: number) => node.sendersOf({ transaction, place }, block);
      expect(await of(7)).to.deep.equal([holder, sender]);
      expect(await of(8)).to.equal(undefined);
      const origin = await node.originOf({ transaction, place: 7 }, block);
      expect(origin?.senders).to.deep.equal([holder, sender]);
    });

    it("takes for a transfer nothing else", async () => {
      const others = [
        log({ topics: [word("5"), word("1"), word(address)] }),
        log({ topics: [transfer, word("1"), word(address), word("3")] }),
        log({ topics: [transfer, word("1")] }),
        log({ data: "0x" }),
        log({ data: word("0") }),
      ];
      expect(await mined(call(others))).to.deep.equal([]);
    });

    it("takes nothing from a transaction that failed", async () => {
      const failed = { ...etherTransaction(etherPayment(5)), hasFailed: true, logs: [log()] };
      expect(await mined(failed)).to.deep.equal([]);
    });

    it("keeps only what pays to our own addresses", async () => {
      const node = await open((addresses) => addresses.filter((each) => each === address));
      server.send(...[4, 5].map((number) => etherTransaction(etherPayment(number))));
      expect(await node.waiting()).to.deep.equal([etherPayment(5)]);
    });

    it("takes for no payment what our own account sends", async () => {
      const gas = { ...etherTransaction(etherPayment(5)), from: hot.toLowerCase() };
      const node = await open();
      server.send(gas);
      expect(await node.waiting()).to.deep.equal([]);
      server.findBlock();
      expect((await node.block((await node.tip()).hash))?.payments).to.deep.equal([]);
    });

    it("reads nothing from a node of another chain", async () => {
      const node = await open();
      server.chainId = 1;
      const error: unknown = await node.tip().catch((each: unknown) => each);
      expect(String(error)).to.include("is on chain 1, and not on 31337");
    });
  });
});
