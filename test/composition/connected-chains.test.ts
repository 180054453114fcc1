import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { ReceivingAddressView } from "../../src/adapters/http/contract/wallet/deposits.ts";
import type { BalanceView } from "../../src/adapters/http/contract/wallet/wallet.ts";
import { expectBooksBalance } from "../support/books.ts";
import { CoreServer } from "../support/core-server.ts";
import { EthereumServer } from "../support/ethereum-server.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { Visitor } from "../support/visitor.ts";

/** Of the best known words there are, on test networks. */
const bitcoinKey =
  "tpubDC8msFGeGuwnKG9Upg7DM2b4DaRqg3CUZa5g8v2SRQ6K4NSkxUgd7HsL2XVWbVm39yBA4LAxysQAm397zwQSQoQgewGiYZqrA9DsP4zbQ1M";
const ethereumKey =
  "xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt";

const tether = "0x5FbDB2315678afecb367f032d93F642f64180aa3";

describe("an installation with nodes of its own", function () {
  this.timeout(90_000);
  let core: CoreServer;
  let ethereum: EthereumServer;
  let app: TestApp;
  before(async () => {
    [core, ethereum] = [await CoreServer.open(), await EthereumServer.open()];
    app = await startTestApp({
      DEMO: "0",
      CHAIN_NETWORK: "regtest",
      BITCOIN_CORE_URL: core.server.url,
      BITCOIN_ACCOUNT_KEY: bitcoinKey,
      ETHEREUM_URL: ethereum.server.url,
      ETHEREUM_ACCOUNT_KEY: ethereumKey,
      TETHER_CONTRACT: tether,
    });
  });
  after(async () => {
    await app.stop();
    core.server.close();
    ethereum.server.close();
  });

  it("credits what its people are paid in Bitcoin, Ether and Tether", async () => {
    const person = await Visitor.of(app.url);
    await person.register("Nora");
    const addressOf = async (code: string) => {
      const given = await person.must("requestAddress", { body: { crypto_currency_code: code } });
      return (given.data as ReceivingAddressView).address;
    };
    const addresses = {
      BTC: await addressOf("BTC"),
      ETH: await addressOf("ETH"),
      USDT: await addressOf("USDT"),
    };
    expect(addresses.BTC).to.match(/^bcrt1q/);
    // What is in blocks from before the first round is nobody's.
    while ((await scannedChains()) < 2) await pause(100);
    core.send([{ address: addresses.BTC, units: 250_000n }]);
    ethereum.send(
      { hash: hashOf(1), to: addresses.ETH.toLowerCase(), value: "0xde0b6b3a7640000", input: "0x" },
      {
        hash: hashOf(2),
        to: tether.toLowerCase(),
        value: "0x0",
        input: "0x",
        logs: [tetherLog(addresses.USDT, 25_000_000n)],
      },
    );
    for (let count = 0; count < 3; count += 1) core.findBlock();
    for (let count = 0; count < 64; count += 1) ethereum.findBlock();
    const balances = async () => {
      const all: readonly BalanceView[] = (await person.must("getBalances")).data;
      return Object.fromEntries(all.map((each) => [each.cryptoCurrencyCode, each.balance]));
    };
    const over = performance.now() + 60_000;
    while (performance.now() < over && (await balances())["USDT"] === "0") await pause(200);
    expect(await balances()).to.deep.equal({
      BTC: "250000",
      ETH: "1000000000000000000",
      USDT: "25000000",
    });
    await expectBooksBalance(app.database);
  });

  const scannedChains = async () => {
    const rows = await app.database.query("SELECT DISTINCT chain FROM scanned_block");
    return rows.length;
  };
});

function hashOf(number: number): string {
  return `0x${number.toString(16).padStart(64, "0")}`;
}

function tetherLog(to: string, units: bigint): object {
  const word = (digits: string) => `0x${digits.toLowerCase().padStart(64, "0")}`;
  return {
    address: tether,
    topics: [
      "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
      word("1"),
      word(to.slice(2)),
    ],
    data: word(units.toString(16)),
    logIndex: "0x0",
  };
}
