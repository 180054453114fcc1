import { secp256k1 } from "@noble/curves/secp256k1.js";
import { hex } from "@scure/base";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import { signBitcoin } from "../../src/adapters/chain/bitcoin-transaction.ts";
import type { AccountKeys } from "../../src/adapters/chain/account-keys.ts";
import { signEvm } from "../../src/adapters/chain/evm-transaction.ts";
import { JsonRpc } from "../../src/adapters/chain/json-rpc.ts";
import { WatchOnlyAccount } from "../../src/adapters/chain/watch-only.ts";
import type { HotAccountsView } from "../../src/adapters/http/contract/admin/hot-accounts.ts";
import type { QueuedSendView } from "../../src/adapters/http/contract/admin/sends.ts";
import { createDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import { PostgresReconciliationStore } from "../../src/adapters/persistence/reconciliation/postgres-reconciliation-store.ts";
import { ReconcileCoins } from "../../src/application/reconciliation/reconcile-coins.ts";
import { coinsOfNodes } from "../../src/composition/connected-sends.ts";
import { defaultDepositPolicy } from "../../src/domain/policy/default-chain-policy.ts";
import { expectBooksBalance } from "../support/books.ts";
import { ColdDesk, coldAddresses, coldSecret } from "../support/cold-desk.ts";
import { scriptOf } from "../support/core-transactions.ts";
import { publicKeys } from "../support/signer-account.ts";

const account = new WatchOnlyAccount(publicKeys.bitcoin);
const returnsTo = account.coldReturnAddress("regtest");
const hotEther = new WatchOnlyAccount(publicKeys.ethereum).evmHotAddress();
const reason = "More than online keys should hold.";
const ether = 10n ** 18n;

/** Cold storage has one key. */
const coldKeys = {
  at: () => ({ secret: coldSecret, publicKey: secp256k1.getPublicKey(coldSecret) }),
} as unknown as AccountKeys;

describe("returns from cold storage", function () {
  this.timeout(400_000);
  let desk: ColdDesk;
  let pool: DataSource;
  before(async () => {
    desk = await ColdDesk.open(hotEther);
    pool = await createDataSource(desk.app.database).initialize();
    await desk.setCeilings();
  });
  after(async () => {
    await pool.destroy();
    await desk.close();
  });

  const view = async (): Promise<HotAccountsView> => (await desk.ada.must("viewHotAccounts")).data;
  const coinOf = async (code: string) => {
    const coins = (await view()).accounts.flatMap((each) => each.coins);
    return coins.find(({ cryptoCurrencyCode }) => cryptoCurrencyCode === code)!;
  };
  const queue = async (): Promise<readonly QueuedSendView[]> =>
    ((await desk.ben.must("viewSendQueue")).data as { sends: QueuedSendView[] }).sends;
  const findBoth = () => {
    desk.core.findBlock();
    desk.ethereum.findBlock();
  };
  const moveToCold = async (asset: string, amount: string) => {
    await desk.ada.must("proposeColdMove", { body: { asset, amount, reason } });
    const [move] = await queue();
    await desk.ben.must("reviewColdMove", { body: { send: move!.id, ruling: "approve", reason } });
    await desk.until(async () => {
      findBoth();
      return (await queue()).length === 0;
    });
  };
  /** Two looks in a row, as the second one halts; a round that reads the chain goes before. */
  const expectNoDrift = async () => {
    const store = new PostgresReconciliationStore(pool);
    const execute = () => Promise.reject(new Error("Something is halted"));
    const drifts: unknown[] = [];
    const looks = new ReconcileCoins(
      coinsOfNodes(desk.chains, pool),
      store,
      { execute },
      () => defaultDepositPolicy,
      (drift) => void drifts.push(drift),
    );
    expect(await looks.execute()).to.deep.equal([]);
    expect(await looks.execute()).to.deep.equal([]);
    expect(drifts).to.deep.equal([]);
  };
  const sumOf = async (id: string) => {
    const [row] = await desk.rows(
      "SELECT coalesce(sum(amount), 0)::text AS units FROM ledger_posting WHERE account_id = $1",
      [id],
    );
    return BigInt(String(row!["units"]));
  };
  const deposits = async () => (await desk.rows("SELECT FROM deposit")).length;

  it("of Bitcoin are on their way, and then in the books, without a drift", async () => {
    await expectNoDrift();
    await moveToCold("BTC", "600000");
    const [{ transaction } = {}] = await desk.rows(
      "SELECT transaction FROM send WHERE trader_id IS NULL AND chain = 'bitcoin'",
    );
    const before = await sumOf("network_fees:BTC");
    const coin = { transaction: String(transaction), place: 0, units: 600_000n };
    const spend = {
      coins: [{ ...coin, branch: "receiving" as const, number: 0 }],
      recipient: { script: hex.decode(scriptOf(returnsTo)), units: 200_000n },
      change: { number: 0, units: 395_000n },
      fee: 5_000n,
    };
    await expectNoDrift();
    expect((await coinOf("BTC")).cold).to.include({ returnsTo, returning: "0" });
    desk.core.bring(signBitcoin(spend, coldKeys).raw);
    desk.core.findBlock();
    await desk.until(async () => (await coinOf("BTC")).cold?.returning === "200000");
    expect((await coinOf("BTC")).cold?.booked).to.equal("600000");
    await expectNoDrift();
    desk.findBlocks();
    await desk.until(async () => (await view()).returns[0]?.state === "booked");
    expect((await view()).returns).to.have.lengthOf(1);
    expect((await view()).returns[0]).to.include({ amount: "200000", fee: "5000" });
    expect((await coinOf("BTC")).cold).to.include({ booked: "395000", returning: "0" });
    expect(await sumOf("cold:BTC")).to.equal(-395_000n);
    expect(await sumOf("network_fees:BTC")).to.equal(before - 5_000n);
    await expectNoDrift();
    expect(await deposits()).to.equal(1);
    await expectBooksBalance(desk.app.database);
  });

  it("of Bitcoin can be spent again", async () => {
    const { payable } = await coinOf("BTC");
    const { version } = (await desk.ada.must("viewPolicy")).data as { version: number };
    const patch = { send: { floatCeiling: { BTC: "50000" } } };
    await desk.ada.must("changePolicy", { body: { patch, version, reason } });
    // More than the rest of the deposit: the coin that came back is needed.
    expect(BigInt(payable) > 550_000n).to.equal(true);
    await moveToCold("BTC", "500000");
    expect(desk.core.paidTo(coldAddresses.bitcoin)).to.include(500_000n);
    await expectBooksBalance(desk.app.database);
  });

  it("of Ether are booked with what the network took, once, and are in the log", async () => {
    await expectNoDrift();
    await moveToCold("ETH", String(ether));
    await expectNoDrift();
    const signed = signEvm(
      {
        chainId: desk.ethereum.chainId,
        nonce: 0,
        tip: 100_000_000n,
        maxFee: 3_000_000_000n,
        gas: 21_000n,
        to: hotEther,
        value: (4n * ether) / 10n,
        data: new Uint8Array(),
      },
      coldSecret,
    );
    await new JsonRpc(desk.ethereum.server.url).call("eth_sendRawTransaction", signed.raw);
    desk.ethereum.findBlock();
    await desk.until(async () => (await coinOf("ETH")).cold?.returning === "400000000000000000");
    await expectNoDrift();
    for (let count = 1; count < defaultDepositPolicy.finalityBlocks; count += 1) {
      desk.ethereum.findBlock();
    }
    await desk.until(async () => (await view()).returns[0]?.state === "booked");
    const left = desk.ethereum.of(coldAddresses.ethereum).ether;
    expect(await sumOf("cold:ETH")).to.equal(0n - left);
    await expectNoDrift();
    expect(await deposits()).to.equal(1);
    const log = await desk.rows("SELECT act FROM audit_log WHERE act = 'book-cold-return'");
    expect(log).to.have.lengthOf(2);
    await expectBooksBalance(desk.app.database);
  });
});
