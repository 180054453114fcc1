import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type {
  DepositView,
  ReceivingAddressView,
} from "../../../src/adapters/http/contract/wallet/deposits.ts";
import type { BalanceView } from "../../../src/adapters/http/contract/wallet/wallet.ts";
import { parseAddress } from "../../../src/domain/chain/address.ts";
import { expectBooksBalance } from "../../support/books.ts";
import { TradingPair } from "../../support/trading-pair.ts";

describe("deposits over HTTP", () => {
  let pair: TradingPair;
  before(async () => {
    pair = await TradingPair.open();
  });
  after(async () => {
    await expectBooksBalance(pair.app.database);
    await pair.close();
  });

  const requestAddress = async (code: string, who = pair.buyer): Promise<ReceivingAddressView> =>
    (await who.must("requestAddress", { body: { crypto_currency_code: code } })).data;
  const deposits = async (who = pair.buyer): Promise<readonly DepositView[]> =>
    (await who.must("listDeposits")).data;
  const bitcoinOf = async (who = pair.buyer): Promise<BalanceView> => {
    const balances: readonly BalanceView[] = (await who.must("getBalances")).data;
    return balances.find(({ cryptoCurrencyCode }) => cryptoCurrencyCode === "BTC")!;
  };
  /** Looks until the worker did it. */
  const until = async <Seen>(look: () => Promise<Seen | undefined>): Promise<Seen> => {
    const over = performance.now() + 60_000;
    for (;;) {
      const seen = await look();
      if (seen !== undefined) return seen;
      if (performance.now() > over) throw new Error("The worker did not do it within a minute");
      await pause(100);
    }
  };
  /** Makes all blocks due that the chain still waits for. */
  const hurry = () =>
    pair.app.database.query(
      "UPDATE embedded_chain SET state = jsonb_set(state, '{foundAt}', '0') WHERE chain = 'bitcoin'",
    );

  it("gives each person an address of their own for each coin", async () => {
    const bitcoin = await requestAddress("BTC");
    expect(parseAddress(bitcoin.address, "BTC", "regtest").ok).to.equal(true);
    expect(bitcoin).to.include({
      blockchainId: 1,
      confirmationsNeeded: 3,
      leastAmount: "1000",
      link: `bitcoin:${bitcoin.address}`,
    });
    const tether = await requestAddress("USDT");
    expect(parseAddress(tether.address, "USDT", "main").ok).to.equal(true);
    expect(tether).to.include({ blockchainId: 3, confirmationsNeeded: 64 });
    expect(tether.link).to.match(/^ethereum:0x\w{40}@31337\/transfer\?address=0x\w{40}$/);
    expect((await requestAddress("BTC", pair.seller)).address).not.to.equal(bitcoin.address);
    expect((await requestAddress("BTC")).address).to.equal(bitcoin.address);
  });

  it("refuses a chain on which the coin is not received", async () => {
    const wrong = await pair.buyer.call("requestAddress", {
      body: { crypto_currency_code: "USDT", blockchain_id: 1 },
    });
    expect(wrong.status).to.equal(422);
    expect(wrong.code).to.equal("wrong_blockchain");
    const unknown = await pair.buyer.call("requestAddress", {
      body: { crypto_currency_code: "USDT", blockchain_id: 2 },
    });
    expect(unknown.code).to.equal("validation");
  });

  it("shows play coins as incoming, counts their confirmations, and credits them", async () => {
    const before = await bitcoinOf();
    const body = { crypto_currency_code: "BTC" };
    await pair.buyer.must("sendPlayCoins", { body });
    const seen = await until(async () => (await deposits())[0]);
    expect(seen).to.include({ amount: "1000000", confirmationsNeeded: 3, blockchainId: 1 });
    expect((await bitcoinOf()).incomingAmount).to.equal("1000000");
    expect(await deposits(pair.seller)).to.deep.equal([]);
    await hurry();
    const credited = await until(async () =>
      (await deposits()).find(({ state }) => state === "credited"),
    );
    expect(credited).to.include({ id: seen.id, confirmations: 3 });
    const after = await bitcoinOf();
    expect(after.incomingAmount).to.equal("0");
    expect(BigInt(after.balance) - BigInt(before.balance)).to.equal(1_000_000n);
    const history = (await pair.buyer.must("getWalletHistory")).data as { kind: string }[];
    expect(history[0]).to.include({ kind: "deposit", amount: "1000000" });
    const stories = await until(async () => {
      const notices = (await pair.buyer.must("listNotices")).data as { event: string }[];
      const events = notices.map(({ event }) => event);
      return events.includes("deposit_credited") ? events : undefined;
    });
    expect(stories).to.include("deposit_seen");
  });

  it("sends no more play coins while three are on their way", async () => {
    const body = { crypto_currency_code: "ETH" };
    // Their blocks are not due for an hour.
    const hold = () =>
      pair.app.database.query(
        `UPDATE embedded_chain SET state = jsonb_set(state, '{foundAt}', to_jsonb(
           (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 3600000)) WHERE chain = 'ethereum'`,
      );
    for (let count = 1; count <= 3; count += 1) {
      await pair.seller.must("sendPlayCoins", { body });
      await hold();
      await until(async () => ((await deposits(pair.seller)).length === count ? true : undefined));
    }
    const refused = await pair.seller.call("sendPlayCoins", { body });
    expect(refused.code).to.equal("play_coins_on_the_way");
  });
});
