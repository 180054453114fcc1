import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { WatchOnlyAccount } from "../../src/adapters/chain/watch-only.ts";
import type { HotAccountsView } from "../../src/adapters/http/contract/admin/hot-accounts.ts";
import type { ReceivingAddressView } from "../../src/adapters/http/contract/wallet/deposits.ts";
import type { BalanceView } from "../../src/adapters/http/contract/wallet/wallet.ts";
import type { SendView } from "../../src/adapters/http/contract/send/send.ts";
import { expectBooksBalance } from "../support/books.ts";
import { CoreServer } from "../support/core-server.ts";
import { EthereumServer, tether } from "../support/ethereum-server.ts";
import { firstOfStaff } from "../support/first-staff.ts";
import { keyFiles, publicKeys } from "../support/signer-account.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { passwordOf, Visitor } from "../support/visitor.ts";

const elsewhere = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";
const evmElsewhere = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const hot = new WatchOnlyAccount(publicKeys.ethereum).evmHotAddress();

describe("an installation with nodes of its own", function () {
  this.timeout(300_000);
  let core: CoreServer;
  let ethereum: EthereumServer;
  let app: TestApp;
  let folder: string;
  let person: Visitor;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "keys-"));
    [core, ethereum] = [await CoreServer.open(), await EthereumServer.open()];
    const settings = {
      DEMO: "0",
      CHAIN_NETWORK: "regtest",
      BITCOIN_CORE_URL: core.server.url,
      BITCOIN_ACCOUNT_KEY: publicKeys.bitcoin,
      ETHEREUM_URL: ethereum.server.url,
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
    core.server.close();
    ethereum.server.close();
    await rm(folder, { recursive: true });
  });

  it("credits what its people are paid in Bitcoin, Ether and Tether", async () => {
    person = await Visitor.of(app.url);
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
        logs: [tetherLog(addresses.USDT, 60_000_000n)],
      },
    );
    for (let count = 0; count < 3; count += 1) core.findBlock();
    for (let count = 0; count < 64; count += 1) ethereum.findBlock();
    await until(async () => (await balances())["USDT"] !== "0");
    expect(await balances()).to.deep.equal({
      BTC: "250000",
      ETH: "1000000000000000000",
      USDT: "60000000",
    });
    await expectBooksBalance(app.database);
  });

  it("sends their Bitcoin from the coins that arrived, and its books agree with the node", async () => {
    await app.database.query("UPDATE trader SET level = 2 WHERE username = 'Nora'");
    const body = { crypto_currency_code: "BTC", amount: "100000", address: elsewhere };
    const quoted = (await person.must("quoteSend", { body })).data as {
      readonly fees: readonly { readonly fee: string }[];
    };
    expect(quoted.fees.map(({ fee }) => fee)).to.deep.equal(["846", "282", "141"]);
    const sent: SendView = (
      await person.must("sendCoins", { body: { ...body, password: passwordOf("Nora") } })
    ).data;
    // Its hold as a new address is not what is shown here.
    await app.database.query("UPDATE send SET held_until = NULL WHERE id = $1", [sent.id]);
    const state = async () => ((await person.must("listSends")).data as SendView[])[0]?.state;
    await until(async () => (await state()) === "sent");
    // No block takes it for hours.
    await app.database.query(
      "UPDATE send SET signed_at = signed_at - interval '3 hours' WHERE id = $1",
      [sent.id],
    );
    await until(async () => core.waitingFees().includes(423n));
    for (let count = 0; count < 3; count += 1) core.findBlock();
    await until(async () => (await state()) === "confirmed");
    expect(core.paidTo(elsewhere)).to.deep.equal([100_000n]);
    expect((await balances())["BTC"]).to.equal("149718");
    // The sender pays what was sealed, and the platform the rest of the higher fee.
    await until(async () => (await found()) === "149577");
    const drifts = await app.database.query("SELECT FROM reconciliation WHERE drift <> 0");
    expect(drifts).to.deep.equal([]);
    await expectBooksBalance(app.database);
  });

  it("moves their Ether and Tether to the hot account, and sends from it", async () => {
    // The gas of the first moves: without any, they wait.
    ethereum.send({
      hash: hashOf(3),
      to: hot.toLowerCase(),
      value: "0x16345785d8a0000",
      input: "0x",
    });
    const moves = () =>
      app.database.query<{ kind: string; state: string }>("SELECT kind, state FROM sweep");
    await until(async () => {
      ethereum.findBlock();
      const all = await moves();
      return all.length === 3 && all.every(({ state }) => state === "confirmed");
    });
    const kinds = (await moves()).map(({ kind }) => kind);
    expect(kinds.toSorted()).to.deep.equal(["ether", "gas", "token"]);
    expect(ethereum.of(hot).tokens).to.equal(60_000_000n);
    const sent = [
      await askFor({ crypto_currency_code: "ETH", amount: "200000000000000000" }),
      await askFor({ crypto_currency_code: "USDT", amount: "20000000" }),
    ];
    await until(async () => {
      ethereum.findBlock();
      const states = await statesOf(sent);
      return states.every((state) => state === "confirmed");
    });
    expect(ethereum.of(evmElsewhere)).to.include({
      ether: 200_000_000_000_000_000n,
      tokens: 20_000_000n,
    });
    // What the platform sent to a person's address for gas is no deposit of theirs.
    const deposits = await app.database.query("SELECT FROM deposit WHERE asset = 'ETH'");
    expect(deposits).to.have.lengthOf(1);
    await expectBooksBalance(app.database);
    await until(async () => (await found("ethereum", "USDT")) === "40000000");
    expect(await app.database.query("SELECT FROM halt")).to.deep.equal([]);
  });

  it("shows staff what sends are paid from, and what was moved there", async () => {
    const admin = await firstOfStaff(app);
    const { version } = (await admin.must("viewPolicy")).data as { version: number };
    const send = { floatFloor: { BTC: "150000" }, floatCeiling: { USDT: "30000000" } };
    await admin.must("changePolicy", { body: { patch: { send }, version, reason: "A float." } });
    const view: HotAccountsView = (await admin.must("viewHotAccounts")).data;
    expect(view.accounts.map(({ chain, address, node }) => [chain, address, node])).to.deep.equal([
      ["bitcoin", null, "answers"],
      ["ethereum", hot, "answers"],
    ]);
    const coins = view.accounts.flatMap((account) => account.coins);
    const of = (code: string) => coins.find((coin) => coin.cryptoCurrencyCode === code);
    expect(of("BTC")).to.include({ held: "149577", promised: "0", payable: "149577" });
    expect(of("BTC")).to.include({ owed: "149718", standing: "below", by: "423" });
    expect(of("USDT")).to.include({ held: "40000000", payable: "40000000" });
    expect(of("USDT")).to.include({ standing: "above", by: "10000000" });
    expect(of("ETH")).to.include({ held: String(ethereum.of(hot).ether), floor: "0", by: "0" });
    const moves = view.moves.map(({ kind, state }) => `${kind} ${state}`);
    expect(moves.toSorted()).to.deep.equal(["ether confirmed", "gas confirmed", "token confirmed"]);
    expect(view.moves.find(({ kind }) => kind === "token")).to.include({
      cryptoCurrencyCode: "USDT",
      amount: "60000000",
      replaced: 0,
    });
  });

  it("sends nothing to its own account, or into a contract", async () => {
    for (const [code, address] of [
      ["ETH", hot],
      ["USDT", tether],
    ] as const) {
      const body = { crypto_currency_code: code, amount: "20000000000000000", address };
      expect(await person.call("quoteSend", { body })).to.include({ code: "address_of_nobody" });
    }
  });

  /** Asks for a send whose hold is over. */
  const askFor = async (body: object): Promise<string> => {
    const whole = { ...body, address: evmElsewhere, password: passwordOf("Nora") };
    const { id }: SendView = (await person.must("sendCoins", { body: whole })).data;
    await app.database.query("UPDATE send SET held_until = NULL WHERE id = $1", [id]);
    return id;
  };
  const statesOf = async (ids: readonly string[]) => {
    const all: readonly SendView[] = (await person.must("listSends")).data;
    return ids.map((id) => all.find((each) => each.id === id)?.state);
  };
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
