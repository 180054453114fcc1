import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { WatchOnlyAccount } from "../../src/adapters/chain/watch-only.ts";
import type { SendView } from "../../src/adapters/http/contract/send/send.ts";
import type { ReceivingAddressView } from "../../src/adapters/http/contract/wallet/deposits.ts";
import type { BalanceView } from "../../src/adapters/http/contract/wallet/wallet.ts";
import {
  callNode,
  deployUsdt,
  freePort,
  payEther,
  payUsdt,
  startBitcoin,
  startEthereum,
} from "../../tools/chains/nodes.mjs";
import { expectBooksBalance } from "../support/books.ts";
import { keyFiles, publicKeys } from "../support/signer-account.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { passwordOf, Visitor } from "../support/visitor.ts";

const elsewhere = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";
const evmElsewhere = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const hot = new WatchOnlyAccount(publicKeys.ethereum).evmHotAddress();

describe("an installation with started nodes", function () {
  this.timeout(300_000);
  let nodes: readonly Awaited<ReturnType<typeof startBitcoin>>[];
  let urls: { readonly bitcoin: string; readonly ethereum: string };
  let tether: string;
  let app: TestApp;
  let folder: string;
  let person: Visitor;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "keys-"));
    const [bitcoin, ethereum] = [
      await startBitcoin(await freePort()),
      await startEthereum(await freePort()),
    ];
    nodes = [bitcoin, ethereum];
    urls = { bitcoin: bitcoin.url, ethereum: ethereum.url };
    tether = await deployUsdt(urls.ethereum);
    const settings = {
      DEMO: "0",
      CHAIN_NETWORK: "regtest",
      BITCOIN_CORE_URL: urls.bitcoin,
      BITCOIN_ACCOUNT_KEY: publicKeys.bitcoin,
      ETHEREUM_URL: urls.ethereum,
      ETHEREUM_ACCOUNT_KEY: publicKeys.ethereum,
      TETHER_CONTRACT: tether,
      CHAIN_SENDS: "bitcoin, ethereum",
      ...keyFiles(folder),
    };
    // What is sent is valued in dollars, and nobody's tickers are asked here.
    app = await startTestApp(settings, [], { rates: { kind: "demo" } });
  });
  after(async () => {
    await app.stop();
    for (const node of nodes) await node.stop();
    await rm(folder, { recursive: true });
  });

  it("credits what its people are paid in Bitcoin, Ether and Tether", async () => {
    person = await Visitor.of(app.url);
    await person.register("Nora");
    const addressOf = async (code: string) => {
      const given = await person.must("requestAddress", { body: { crypto_currency_code: code } });
      return (given.data as ReceivingAddressView).address;
    };
    const [bitcoin, ether, usdt] = [
      await addressOf("BTC"),
      await addressOf("ETH"),
      await addressOf("USDT"),
    ];
    // What is in blocks from before the first round is nobody's.
    await until(async () => (await scannedChains()) === 2);
    await callNode(urls.bitcoin, "sendtoaddress", bitcoin, "0.0025");
    await payEther(urls.ethereum, ether, "1");
    await payUsdt(urls.ethereum, tether, usdt, "60");
    await findBlocks(3);
    for (let count = 0; count < 64; count += 1) await callNode(urls.ethereum, "evm_mine");
    await until(async () => (await balances())["USDT"] !== "0");
    await until(async () => (await balances())["BTC"] !== "0");
    expect(await balances()).to.deep.equal({
      BTC: "250000",
      ETH: "1000000000000000000",
      USDT: "60000000",
    });
    await expectBooksBalance(app.database);
  });

  it("sends Bitcoin from the coins that arrived, and its books agree with the node", async () => {
    await app.database.query("UPDATE trader SET level = 2 WHERE username = 'Nora'");
    const body = { crypto_currency_code: "BTC", amount: "100000", address: elsewhere };
    const sent: SendView = (
      await person.must("sendCoins", { body: { ...body, password: passwordOf("Nora") } })
    ).data;
    // Its hold as a new address is not what is shown here.
    await app.database.query("UPDATE send SET held_until = NULL WHERE id = $1", [sent.id]);
    const state = async () => ((await person.must("listSends")).data as SendView[])[0]?.state;
    await until(async () => (await state()) === "sent");
    await findBlocks(3);
    await until(async () => (await state()) === "confirmed");
    const left = (await balances())["BTC"];
    expect(Number(left)).to.be.within(149_000, 149_999);
    await until(async () => (await found()) === left);
    const drifts = await app.database.query("SELECT FROM reconciliation WHERE drift <> 0");
    expect(drifts).to.deep.equal([]);
    await expectBooksBalance(app.database);
  });

  it("moves Ether and Tether to the hot account, and sends from it", async () => {
    // The gas of the first moves.
    await payEther(urls.ethereum, hot, "0.1");
    await untilMined(async () => {
      const states = await app.database.query<{ state: string }>("SELECT state FROM sweep");
      return states.length === 3 && states.every(({ state }) => state === "confirmed");
    });
    const sent = [
      await askFor({ crypto_currency_code: "ETH", amount: "200000000000000000" }),
      await askFor({ crypto_currency_code: "USDT", amount: "20000000" }),
    ];
    await untilMined(async () => {
      const all: readonly SendView[] = (await person.must("listSends")).data;
      return sent.every((id) => all.find((each) => each.id === id)?.state === "confirmed");
    });
    const ether = await callNode(urls.ethereum, "eth_getBalance", evmElsewhere, "latest");
    expect(BigInt(ether as string)).to.equal(200_000_000_000_000_000n);
    await until(async () => (await found("ethereum", "USDT")) === "40000000");
    expect(await app.database.query("SELECT FROM halt")).to.deep.equal([]);
    await expectBooksBalance(app.database);
  });

  /** Asks for a send whose hold is over. */
  const askFor = async (body: object): Promise<string> => {
    const whole = { ...body, address: evmElsewhere, password: passwordOf("Nora") };
    const { id }: SendView = (await person.must("sendCoins", { body: whole })).data;
    await app.database.query("UPDATE send SET held_until = NULL WHERE id = $1", [id]);
    return id;
  };
  const untilMined = (isSo: () => Promise<boolean>) =>
    until(async () => {
      await callNode(urls.ethereum, "evm_mine");
      return isSo();
    });
  const findBlocks = (count: number) =>
    callNode(urls.bitcoin, "generatetoaddress", count, elsewhere);

  /** What the last look found on the node. */
  const found = async (place = "bitcoin", asset = "BTC") => {
    const [look] = await app.database.query<{ found: string }>(
      "SELECT found::text AS found FROM reconciliation WHERE place = $1 AND asset = $2",
      [place, asset],
    );
    return look?.found;
  };
  const until = async (isSo: () => Promise<boolean>) => {
    const over = performance.now() + 120_000;
    while (performance.now() < over && !(await isSo())) await pause(200);
    expect(await isSo()).to.equal(true);
  };
  const balances = async () => {
    const all: readonly BalanceView[] = (await person.must("getBalances")).data;
    return Object.fromEntries(all.map((each) => [each.cryptoCurrencyCode, each.balance]));
  };
  const scannedChains = async () => {
    const rows = await app.database.query("SELECT DISTINCT chain FROM scanned_block");
    return rows.length;
  };
});
