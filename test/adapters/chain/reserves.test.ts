import { expect } from "chai";
import { bitcoinReserve } from "../../../src/adapters/chain/bitcoin-reserve.ts";
import { ethereumReserve } from "../../../src/adapters/chain/ethereum-reserve.ts";
import { WatchOnlyAccount } from "../../../src/adapters/chain/watch-only.ts";
import type { OwnCoin } from "../../../src/domain/chain/own-coin.ts";
import { CoreServer } from "../../support/core-server.ts";
import {
  EthereumServer,
  etherPayment,
  etherTransaction,
  tether,
} from "../../support/ethereum-server.ts";
import { publicKeys } from "../../support/signer-account.ts";
import { signer } from "../../support/signed-reserves.ts";

const statement = { day: "2026-11-27", publication: "0".repeat(64), root: "0".repeat(64) } as const;

const etherTo = (address: string, units: bigint) =>
  etherTransaction({ ...etherPayment(Number(units)), address, units });

describe("What nodes hold for our keys", () => {
  describe("on Bitcoin", () => {
    const account = new WatchOnlyAccount(publicKeys.bitcoin);
    let core: CoreServer;
    let coins: OwnCoin[];
    let tip: { height: number; hash: string };
    const source = () =>
      bitcoinReserve({
        url: core.server.url,
        network: "regtest",
        node: { tip: async () => tip },
        coins: { known: async () => coins },
      });
    beforeEach(async () => {
      core = await CoreServer.open();
      coins = [];
      tip = { height: 3, hash: "ab".repeat(32) };
      for (const [number, units] of [
        [0, 100n],
        [1, 30n],
        [0, 7n],
      ] as const) {
        core.send([{ address: account.bitcoinAddress(number, "regtest"), units }]);
        core.findBlock();
        coins.push({ ...core.newestPayment(), units, branch: "receiving", number });
      }
      // One that no block has.
      coins.push({
        transaction: "ee".repeat(32),
        place: 1,
        units: 9n,
        branch: "receiving",
        number: 1,
      });
    });
    afterEach(() => core.server.close());

    it("are the outputs that nobody spent, by their keys, in one block", async () => {
      const { block, holdings } = await source().read();
      expect(block).to.deep.equal(tip);
      expect(holdings).to.deep.equal([
        { key: { branch: "receiving", number: 0 }, units: 107n },
        { key: { branch: "receiving", number: 1 }, units: 30n },
      ]);
      const signed = holdings.map(({ key, units }) =>
        signer.sign({ ...statement, asset: "BTC", network: "regtest", block, units }, key),
      );
      expect(signed.map(({ address }) => address)).to.deep.equal(
        [0, 1].map((number) => account.bitcoinAddress(number, "regtest")),
      );
    });

    it("are not said where a block comes meanwhile", async () => {
      const moving = bitcoinReserve({
        url: core.server.url,
        network: "regtest",
        node: { tip: async () => (tip = { height: tip.height + 1, hash: String(tip.height) }) },
        coins: { known: async () => coins },
      });
      const error: unknown = await moving.read().catch((each: unknown) => each);
      expect(String(error)).to.include("A block came meanwhile");
    });
  });

  describe("on Ethereum", () => {
    const account = new WatchOnlyAccount(publicKeys.ethereum);
    let server: EthereumServer;
    let newest: { height: number; hash: string };
    let hashAt: string;
    const source = (asset: "ETH" | "USDT") =>
      ethereumReserve(asset, {
        url: server.server.url,
        tether,
        network: "regtest",
        account,
        node: { hashAt: async () => hashAt },
        newestRead: async () => newest,
        used: async () => [0, 2],
      });
    beforeEach(async () => {
      server = await EthereumServer.open();
      hashAt = `0x${"cd".repeat(32)}`;
      newest = { height: 1, hash: hashAt };
      server.send(etherTo(account.evmHotAddress(), 5n), etherTo(account.evmAddress(2), 7n));
      server.findBlock();
      server.send(etherTo(account.evmAddress(0), 100n));
      server.findBlock();
    });
    afterEach(() => server.server.close());

    it("are the balances in the block that was read, of the hot account and of persons' addresses", async () => {
      const { block, holdings } = await source("ETH").read();
      expect(block).to.deep.equal(newest);
      expect(holdings).to.deep.equal([
        { key: { branch: "change", number: 0 }, units: 5n },
        { key: { branch: "receiving", number: 0 }, units: 0n },
        { key: { branch: "receiving", number: 2 }, units: 7n },
      ]);
      const signed = holdings.map(({ key }) =>
        signer.sign({ ...statement, asset: "ETH", network: "regtest", block, units: 1n }, key),
      );
      expect(signed.map(({ address }) => address)).to.deep.equal([
        account.evmHotAddress(),
        account.evmAddress(0),
        account.evmAddress(2),
      ]);
      const tokens = await source("USDT").read();
      expect(tokens.holdings.map(({ units }) => units)).to.deep.equal([0n, 0n, 0n]);
    });

    it("are not said where a reorganisation took the block", async () => {
      hashAt = `0x${"ef".repeat(32)}`;
      const error: unknown = await source("ETH")
        .read()
        .catch((each: unknown) => each);
      expect(String(error)).to.include("replaced meanwhile");
    });
  });
});
