import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { WatchOnlyAccount } from "../../src/adapters/chain/watch-only.ts";
import type { HotAccountsView } from "../../src/adapters/http/contract/admin/hot-accounts.ts";
import type { QueuedSendView } from "../../src/adapters/http/contract/admin/sends.ts";
import type { SendView } from "../../src/adapters/http/contract/send/send.ts";
import type { ReceivingAddressView } from "../../src/adapters/http/contract/wallet/deposits.ts";
import { PostgresLiabilityStore } from "../../src/adapters/persistence/liability/postgres-liability-store.ts";
import { createDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import { checkReserves } from "../../src/adapters/web-ui/liability/check-reserves.ts";
import { expectBooksBalance } from "../support/books.ts";
import { CoreServer } from "../support/core-server.ts";
import { EthereumServer, tether } from "../support/ethereum-server.ts";
import { firstOfStaff, secondOfStaff } from "../support/first-staff.ts";
import { keyFiles, publicKeys } from "../support/signer-account.ts";
import type { StaffVisitor } from "../support/staff-visitor.ts";
import { startTestApp, type TestApp } from "../support/test-app.ts";
import { passwordOf, Visitor } from "../support/visitor.ts";

const cold = "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080";
const evmCold = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const elsewhere = "bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry";
const hot = new WatchOnlyAccount(publicKeys.ethereum).evmHotAddress();
const reason = "More than online keys should hold.";

describe("cold storage", function () {
  this.timeout(300_000);
  let core: CoreServer;
  let ethereum: EthereumServer;
  let app: TestApp;
  let folder: string;
  let person: Visitor;
  let ada: StaffVisitor;
  let ben: StaffVisitor;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "keys-"));
    [core, ethereum] = [await CoreServer.open(), await EthereumServer.open()];
    const settings = {
      DEMO: "0",
      CHAIN_NETWORK: "regtest",
      BITCOIN_CORE_URL: core.server.url,
      BITCOIN_ACCOUNT_KEY: publicKeys.bitcoin,
      BITCOIN_COLD_ADDRESS: cold,
      ETHEREUM_URL: ethereum.server.url,
      ETHEREUM_ACCOUNT_KEY: publicKeys.ethereum,
      ETHEREUM_COLD_ADDRESS: evmCold,
      TETHER_CONTRACT: tether,
      CHAIN_SENDS: "bitcoin, ethereum",
      ...keyFiles(folder),
    };
    app = await startTestApp(settings, [], { rates: { kind: "demo" } });
    ada = await firstOfStaff(app);
    ben = await secondOfStaff(app, ada);
    person = await Visitor.of(app.url);
    await person.register("Nora");
    const given = await person.must("requestAddress", { body: { crypto_currency_code: "BTC" } });
    const { address } = given.data as ReceivingAddressView;
    await until(async () => (await rows("SELECT DISTINCT chain FROM scanned_block")).length === 2);
    core.send([{ address, units: 1_000_000n }]);
    for (let count = 0; count < 3; count += 1) core.findBlock();
    ethereum.send({
      hash: `0x${"1".padStart(64, "0")}`,
      to: hot.toLowerCase(),
      value: "0x4563918244f40000",
      input: "0x",
    });
    ethereum.findBlock();
    await until(
      async () => (await rows("SELECT FROM deposit WHERE state = 'credited'")).length > 0,
    );
  });
  after(async () => {
    await app.stop();
    core.server.close();
    ethereum.server.close();
    await rm(folder, { recursive: true });
  });

  const rows = (sql: string, values: unknown[] = []) =>
    app.database.query<Record<string, unknown>>(sql, values);
  const until = async (isSo: () => Promise<boolean>) => {
    const over = performance.now() + 120_000;
    while (performance.now() < over && !(await isSo())) await pause(200);
    expect(await isSo()).to.equal(true);
  };
  const coinOf = async (code: string) => {
    const view: HotAccountsView = (await ada.must("viewHotAccounts")).data;
    const coins = view.accounts.flatMap((account) => account.coins);
    return coins.find((coin) => coin.cryptoCurrencyCode === code)!;
  };
  const queued = async (by: StaffVisitor): Promise<readonly QueuedSendView[]> =>
    ((await by.must("viewSendQueue")).data as { sends: QueuedSendView[] }).sends;
  const propose = (asset: string, amount: string) =>
    ada.call("proposeColdMove", { body: { asset, amount, reason } });
  const review = (by: StaffVisitor, send: string, ruling = "approve") =>
    by.call("reviewColdMove", { body: { send, ruling, reason } });
  const accountSums = async () => {
    const found = await rows(
      `SELECT account_id, sum(amount)::text AS units FROM ledger_posting
        WHERE account_id IN ('hot:BTC', 'cold:BTC', 'cold:ETH', 'network_fees:BTC') GROUP BY 1`,
    );
    return Object.fromEntries(found.map((row) => [row["account_id"], row["units"]]));
  };

  it("takes nothing without a ceiling, or more than is above it", async () => {
    expect(await propose("BTC", "600000")).to.include({ code: "hot_not_above" });
    const { version } = (await ada.must("viewPolicy")).data as { version: number };
    const floatCeiling = { BTC: "400000", ETH: "1000000000000000000" };
    const patch = { send: { floatCeiling } };
    await ada.must("changePolicy", { body: { patch, version, reason: "A float." } });
    expect(await coinOf("BTC")).to.deep.include({
      standing: "above",
      by: "600000",
      cold: { address: cold, booked: "0" },
    });
    expect(await propose("BTC", "600001")).to.include({ code: "hot_not_above" });
    expect(await propose("USDT", "60000000")).to.include({ code: "hot_not_above" });
    expect(await rows("SELECT FROM send")).to.deep.equal([]);
  });

  it("takes what is above the ceiling once two of staff want it, and the books follow", async () => {
    expect(await propose("BTC", "600000")).to.include({ status: 200 });
    expect(await propose("BTC", "600000")).to.include({ code: "cold_move_open" });
    const [move] = await queued(ada);
    expect(move).to.include({ username: null, state: "waiting", amount: "600000", act: null });
    expect(await review(ada, move!.id)).to.include({ code: "second_person_needed" });
    expect((await queued(ben))[0]).to.include({ act: "confirm" });
    expect(await coinOf("BTC")).to.deep.include({
      owed: "1000000",
      cold: { address: cold, booked: "600000" },
    });
    expect(await review(ben, move!.id)).to.include({ status: 200 });
    await until(async () => core.waitingFees().length > 0);
    for (let count = 0; count < 3; count += 1) core.findBlock();
    await until(async () => (await queued(ada)).length === 0);
    expect(core.paidTo(cold)).to.deep.equal([600_000n]);
    const { "hot:BTC": left, "cold:BTC": there, ...fees } = await accountSums();
    expect(there).to.equal("-600000");
    expect(BigInt(left as string) + BigInt(fees["network_fees:BTC"] as string)).to.equal(-400_000n);
    await expectBooksBalance(app.database);
  });

  it("is compared with the node, and counted as held", async () => {
    const looks = () =>
      rows(`SELECT found::text AS found, drift::text AS drift FROM reconciliation
             WHERE place = 'bitcoin_cold'`);
    await until(async () => (await looks())[0]?.["found"] === "600000");
    expect((await looks())[0]).to.deep.equal({ found: "600000", drift: "0" });
    expect(await rows("SELECT FROM halt")).to.deep.equal([]);
    const pool = await createDataSource(app.database).initialize();
    const { coverage } = await new PostgresLiabilityStore(pool).snapshot();
    await pool.destroy();
    const bitcoin = coverage.find(({ asset }) => asset === "BTC")!;
    expect(bitcoin.owed).to.equal(1_000_000n);
    expect(bitcoin.held).to.equal(bitcoin.owed + bitcoin.own);
  });

  it("stays in the hot account where the second person declines it", async () => {
    const { by } = await coinOf("ETH");
    expect(await propose("ETH", by)).to.include({ status: 200 });
    const [move] = await queued(ben);
    expect(await review(ben, move!.id, "decline")).to.include({ status: 200 });
    expect(await queued(ben)).to.deep.equal([]);
    expect((await accountSums())["cold:ETH"]).to.be.oneOf([undefined, "0"]);
    await expectBooksBalance(app.database);
  });

  it("gets Ether from the hot account, which two of staff let go", async () => {
    expect(await propose("ETH", "1000000000000000000")).to.include({ status: 200 });
    const [move] = await queued(ben);
    expect(await review(ben, move!.id)).to.include({ status: 200 });
    await until(async () => {
      ethereum.findBlock();
      return (await queued(ben)).length === 0;
    });
    expect(ethereum.of(evmCold).ether).to.equal(10n ** 18n);
    expect((await accountSums())["cold:ETH"]).to.equal("-1000000000000000000");
    await expectBooksBalance(app.database);
  });

  it("is paid at no address but its own, whatever the database says", async () => {
    const { by } = await coinOf("ETH");
    expect(await propose("ETH", by)).to.include({ status: 200 });
    const [move] = await queued(ben);
    // Whoever writes to the database leads it nowhere.
    await rows("UPDATE send SET address = $2 WHERE id = $1", [move!.id, hot]);
    expect(await review(ben, move!.id)).to.include({ status: 200 });
    await pause(5_000);
    expect((await rows("SELECT state FROM send WHERE id = $1", [move!.id]))[0]).to.deep.equal({
      state: "checked",
    });
    await rows("UPDATE send SET address = $2 WHERE id = $1", [move!.id, evmCold]);
    // The approval was given for the other address.
    await pause(4_000);
    expect(ethereum.of(evmCold).ether).to.equal(10n ** 18n);
  });

  it("is beside what our addresses sign that they hold", async () => {
    const shown = async () =>
      (await person.must("viewReserves")).data as { coins: unknown[] } | null;
    await until(async () => ((await shown())?.coins.length ?? 0) === 3);
    const file = (await person.must("listReserves")).data as {
      coins: { asset: string; held: string }[];
    };
    expect(await checkReserves(file)).to.not.have.property("fault");
    expect(file.coins.map(({ asset }) => asset)).to.deep.equal(["BTC", "ETH", "USDT"]);
  });

  it("leaves room for people, whose fee staff may raise", async () => {
    await app.database.query("UPDATE trader SET level = 2 WHERE username = 'Nora'");
    const body = { crypto_currency_code: "BTC", amount: "100000", address: elsewhere };
    const whole = { ...body, password: passwordOf("Nora") };
    const { id }: SendView = (await person.must("sendCoins", { body: whole })).data;
    await app.database.query("UPDATE send SET held_until = NULL WHERE id = $1", [id]);
    const found = async () => (await queued(ada)).find((each) => each.id === id);
    await until(async () => (await found())?.state === "sent");
    const { traderId = "", canRaiseFee } = (await found()) ?? {};
    expect(canRaiseFee).to.equal(true);
    const parameters = { id: traderId };
    const quote = (await ada.must("viewSendFee", { parameters, query: { send: id } })).data as {
      fee: string;
      next: string;
    };
    expect(BigInt(quote.next) > BigInt(quote.fee)).to.equal(true);
    const raise = (fee: string) =>
      ada.call("raiseSendFee", { parameters, body: { send: id, fee, reason } });
    expect(await raise(quote.fee)).to.include({ code: "send_fee_changed" });
    expect(await raise(quote.next)).to.include({ status: 200 });
    await until(async () => core.waitingFees().includes(BigInt(quote.next)));
    expect((await found())?.canRaiseFee).to.equal(true);
    const [log] = await rows("SELECT act FROM audit_log WHERE act = 'raise-send-fee'");
    expect(log).to.deep.equal({ act: "raise-send-fee" });
  });
});
