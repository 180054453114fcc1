import { expect } from "chai";
import { readBlock } from "../../../src/adapters/chain/bitcoin-block.ts";
import { bitcoinCore } from "../../../src/adapters/chain/bitcoin-core.ts";
import {
  addressOfScript,
  readBitcoinAddress,
  segwitAddress,
} from "../../../src/domain/chain/bitcoin-address.ts";
import { describeChainNode } from "../../support/chain-node-contract.ts";
import { CoreServer, coreContract, corePayment } from "../../support/core-server.ts";
import { scriptOf, transactionTo } from "../../support/core-transactions.ts";
import { readRaw } from "../../support/spent-coins.ts";

/** The block of height 0 (bitcoin.org), and its only transaction, to a public key. */
const firstBlock =
  "0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c0101000000010000000000000000000000000000000000000000000000000000000000000000ffffffff4d04ffff001d0104455468652054696d65732030332f4a616e2f32303039204368616e63656c6c6f72206f6e206272696e6b206f66207365636f6e64206261696c6f757420666f722062616e6b73ffffffff0100f2052a01000000434104678afdb0fe5548271967f1a67130b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38c4f35504e51ec112de5c384df7ba0b8d578a4c702b6bf11d5fac00000000";

describe("Bitcoin Core", () => {
  let core: CoreServer;
  let mine: (addresses: readonly string[]) => readonly string[];
  const open = async () => {
    core = await CoreServer.open();
    mine = (addresses) => addresses;
    const own = async (addresses: readonly string[]) => new Set(mine(addresses));
    return bitcoinCore({ url: core.server.url, network: "regtest" }, own, async () => []);
  };

  describeChainNode(async () => {
    const node = await open();
    return { node, ...coreContract(core), close: async () => core.server.close() };
  });

  describe("read over its interface", () => {
    afterEach(() => core.server.close());

    it("keeps only what pays to our own addresses", async () => {
      const node = await open();
      mine = (addresses) => addresses.filter((each) => each === corePayment(2).address);
      core.send([corePayment(1), corePayment(2)]);
      expect(await node.waiting()).to.deep.equal([corePayment(2)]);
      core.findBlock();
      const block = await node.block((await node.tip()).hash);
      expect(block?.payments).to.deep.equal([corePayment(2)]);
    });

    it("says what in a block spends the coins that are watched", async () => {
      core = await CoreServer.open();
      const address = segwitAddress(new Uint8Array(32).fill(7), "regtest");
      const [first, second] = [transactionTo(address, 5_000n), transactionTo(address, 6_000n)];
      const spentBy = ({ raw }: { readonly raw: string }) => {
        const [transaction = "", place] = readRaw(raw).spends[0]!.split("-");
        return { transaction, place: Number(place) };
      };
      const watched = [spentBy(first), { transaction: "ab".repeat(32), place: 0 }];
      const node = bitcoinCore(
        { url: core.server.url, network: "regtest" },
        async () => new Set([address]),
        async () => [],
        async () => watched,
      );
      core.send([{ address, units: first.units }]);
      core.findBlock();
      const block = await node.block((await node.tip()).hash);
      const paid = { transaction: first.id, place: 1, address, token: undefined, units: 5_000n };
      expect(block?.payments).to.deep.equal([paid]);
      expect(block?.spends).to.deep.equal([{ transaction: first.id, spent: watched[0] }]);
      watched.splice(0);
      core.send([{ address, units: second.units }]);
      core.findBlock();
      const next = await node.block((await node.tip()).hash);
      expect(next?.spends).to.deep.equal([]);
    });

    it("reads a waiting transaction once", async () => {
      const node = await open();
      core.send([corePayment(1)]);
      await node.waiting();
      core.send([corePayment(2)]);
      expect(await node.waiting()).to.deep.equal([corePayment(1), corePayment(2)]);
      const read = core.server.asked.filter((method) => method === "getrawtransaction");
      expect(read).to.have.length(2);
    });

    it("knows the addresses of what a transaction spends, and that some outputs have none", async () => {
      const node = await open();
      core.send([corePayment(1)]);
      core.findBlock();
      const block = await node.tip();
      const hash = "11".repeat(20);
      const scripts = [
        `76a914${hash}88ac`,
        `a914${hash}87`,
        `0020${"22".repeat(32)}`,
        `5120${"33".repeat(32)}`,
      ];
      // To a public key, and to two of two of them.
      const key = `21${"02".repeat(33)}`;
      core.spentScripts = [...scripts, `${key}ac`, `52${key}${key}52ae`, ""];
      const senders = (await node.sendersOf(corePayment(1), block)) ?? [];
      const read = senders.map((address) => readBitcoinAddress(address, "regtest"));
      expect(read.map((each) => each?.ok && each.value.script)).to.deep.equal(scripts);
    });

    it("sees what is paid to cold storage, whatever kind of address it has", async () => {
      core = await CoreServer.open();
      const cold = addressOfScript(`5120${"33".repeat(32)}`, "regtest")!;
      const node = bitcoinCore(
        { url: core.server.url, network: "regtest", cold: [cold] },
        async (addresses) => new Set(addresses),
        async () => [],
      );
      core.send([{ address: cold, units: 5_000n }]);
      core.findBlock();
      const block = await node.block((await node.tip()).hash);
      expect(block?.payments.map(({ address, units }) => ({ address, units }))).to.deep.equal([
        { address: cold, units: 5_000n },
      ]);
    });

    it("says what the network took only where it knows everything that is spent", async () => {
      const node = await open();
      core.send([corePayment(1)]);
      core.findBlock();
      const originNow = async () => node.originOf(corePayment(1), await node.tip());
      // Scripts without what they are worth.
      expect(await originNow()).to.equal(undefined);
      const earlier = transactionTo(corePayment(70).address, 70n);
      core.spentScripts = undefined;
      core.spentOutputs = [
        { txid: earlier.id, vout: 1 },
        { txid: earlier.id, vout: 2 },
      ];
      expect(await originNow()).to.equal(undefined);
      core.index = new Map([[earlier.id, earlier.raw]]);
      // It pays 7 and 1 of 70; a note has no address.
      const origin = await originNow();
      expect(origin?.senders).to.deep.equal([corePayment(70).address, undefined]);
      expect(String(origin?.fee)).to.equal("62");
    });

    it("reads earlier transactions from an old node with an index, and knows nothing without one", async () => {
      const node = await open();
      core.send([corePayment(1)]);
      core.findBlock();
      const sendersNow = async () => node.sendersOf(corePayment(1), await node.tip());
      const earlier = transactionTo(corePayment(7).address, 7n);
      core.spentScripts = undefined;
      core.spentOutputs = [
        { txid: earlier.id, vout: 1 },
        { txid: earlier.id, vout: 0 },
      ];
      expect(await sendersNow()).to.equal(undefined);
      core.index = new Map([[earlier.id, earlier.raw]]);
      const senders = (await sendersNow()) ?? [];
      const read = senders.map((address) => readBitcoinAddress(address, "regtest"));
      expect(read.map((each) => each?.ok && each.value.script)).to.deep.equal([
        scriptOf(corePayment(7).address),
        `a914${"11".repeat(20)}87`,
      ]);
      // Bytes of another transaction, and an output that it does not have.
      core.index = new Map([[earlier.id, transactionTo(corePayment(8).address, 7n).raw]]);
      expect(await sendersNow()).to.equal(undefined);
      core.index = new Map([[earlier.id, earlier.raw]]);
      core.spentOutputs = [{ txid: earlier.id, vout: 3 }];
      expect(await sendersNow()).to.equal(undefined);
    });

    it("reads nothing from a node of another network", async () => {
      const node = await open();
      core.network = "main";
      const error: unknown = await node.tip().catch((each: unknown) => each);
      expect(String(error)).to.include("is on main, and not on regtest");
    });

    it("believes no block that was changed", async () => {
      const paid = corePayment(1).units.toString(16).padStart(2, "0").padEnd(16, "0");
      const changes: readonly ((raw: string) => string)[] = [
        (raw) => raw.replace(paid, "ff".padEnd(16, "0")),
        (raw) => `04${raw.slice(2)}`,
        (raw) => `${raw}00`,
        (raw) => raw.slice(0, -2),
        // The last transaction twice: the root would be the same.
        (raw) =>
          `${raw.slice(0, 160)}03${raw.slice(162)}${raw.slice(raw.lastIndexOf("02000000000101"))}`,
      ];
      for (const [place, change] of changes.entries()) {
        const node = await open();
        core.send([corePayment(1)]);
        core.findBlock();
        const { hash } = await node.tip();
        expect((await node.block(hash))?.payments).to.have.length(1);
        core.forge(change);
        const error: unknown = await node.block(hash).catch((each: unknown) => each);
        expect(error, String(place)).to.be.instanceOf(Error);
        core.server.close();
      }
    });

    it("fails where the node does not answer as one, and tells no login", async () => {
      for (const instead of ["cut", "<html>", ""]) {
        const node = await open();
        core.server.instead = instead;
        const error: unknown = await node.tip().catch((each: unknown) => each);
        expect(error).to.be.instanceOf(Error);
        expect(String((error as Error).stack)).to.not.include("pass");
        core.server.close();
      }
    });
  });

  it("reads the first block there is", () => {
    const block = readBlock(firstBlock, "main");
    expect(block.hash).to.equal("000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f");
    expect(block.previousHash).to.equal("0".repeat(64));
    expect(block.payments).to.deep.equal([]);
  });
});
