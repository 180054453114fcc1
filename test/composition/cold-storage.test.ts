import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { WatchOnlyAccount } from "../../src/adapters/chain/watch-only.ts";
import type { HotAccountsView } from "../../src/adapters/http/contract/admin/hot-accounts.ts";
import type { QueuedSendView } from "../../src/adapters/http/contract/admin/sends.ts";
import type { SendView } from "../../src/adapters/http/contract/send/send.ts";
import { PostgresLiabilityStore } from "../../src/adapters/persistence/liability/postgres-liability-store.ts";
import { createDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import { checkReserves } from "../../src/adapters/web-ui/liability/check-reserves.ts";
import { expectBooksBalance } from "../support/books.ts";
import { ColdDesk, coldAddresses } from "../support/cold-desk.ts";
import type { CoreServer } from "../support/core-server.ts";
import type { EthereumServer } from "../support/ethereum-server.ts";
import { publicKeys } from "../support/signer-account.ts";
import type { StaffVisitor } from "../support/staff-visitor.ts";
import type { TestApp } from "../support/test-app.ts";
import { passwordOf, type Visitor } from "../support/visitor.ts";

const { bitcoin: cold, ethereum: evmCold } = coldAddresses;
const elsewhere = "bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry";
const hot = new WatchOnlyAccount(publicKeys.ethereum).evmHotAddress();
/** Of Bitcoin, with nothing on its way back. */
const fresh = {
  address: cold,
  returnsTo: new WatchOnlyAccount(publicKeys.bitcoin).coldReturnAddress("regtest"),
  returning: "0",
};
const reason = "More than online keys should hold.";

describe("cold storage", function () {
  this.timeout(300_000);
  let desk: ColdDesk;
  let core: CoreServer;
  let ethereum: EthereumServer;
  let app: TestApp;
  let person: Visitor;
  let ada: StaffVisitor;
  let ben: StaffVisitor;
  before(async () => {
    desk = await ColdDesk.open(hot);
    ({ core, ethereum, app, person, ada, ben } = desk);
  });
  after(() => desk.close());

  const rows = (sql: string, values: unknown[] = []) => desk.rows(sql, values);
  const until = (isSo: () => Promise<boolean>) => desk.until(isSo);
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
    await desk.setCeilings();
    expect(await coinOf("BTC")).to.deep.include({
      standing: "above",
      by: "600000",
      cold: { ...fresh, booked: "0", isMoving: false },
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
      cold: { ...fresh, booked: "600000", isMoving: true },
    });
    expect(await review(ben, move!.id)).to.include({ status: 200 });
    await until(async () => core.waitingFees().length > 0);
    desk.findBlocks();
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
