import { expect } from "chai";
import { demoAccounts } from "../../../../src/adapters/chain/demo-accounts.ts";
import { findBlock, reorganise } from "../../../../src/adapters/chain/embedded-chain.ts";
import { PostgresClaimStore } from "../../../../src/adapters/persistence/claim/postgres-claim-store.ts";
import { PostgresDepositStore } from "../../../../src/adapters/persistence/deposit/postgres-deposit-store.ts";
import { PostgresDepositViews } from "../../../../src/adapters/persistence/deposit/postgres-deposit-views.ts";
import { PostgresEmbeddedChain } from "../../../../src/adapters/persistence/deposit/postgres-embedded-chain.ts";
import { PostgresWalletStore } from "../../../../src/adapters/persistence/wallet/postgres-wallet-store.ts";
import type { Actor } from "../../../../src/application/actor/actor.ts";
import { BookDeposit } from "../../../../src/application/deposit/book-deposit.ts";
import { ScreenSenders } from "../../../../src/application/screening/screen-senders.ts";
import { GiveAddress } from "../../../../src/application/deposit/give-address.ts";
import { ScanChain } from "../../../../src/application/deposit/scan-chain.ts";
import { defaultDepositPolicy } from "../../../../src/domain/policy/default-chain-policy.ts";
import { expectBooksBalance } from "../../../support/books.ts";
import { describeChainNode, paymentNumber } from "../../../support/chain-node-contract.ts";
import { unscreened } from "../../../support/unscreened.ts";
import { TestMarket, type Counter } from "../../../support/test-market.ts";

const stranger = "a stranger";

/** No block is due by itself: the tests find them. */
const pace = { blockMs: 1_000_000_000_000, restAfter: 7 };

describe("deposits in the database", () => {
  let floor: TestMarket;
  let counters: readonly Counter[];
  let chain: PostgresEmbeddedChain;
  let payments = 0;
  before(async () => {
    floor = await TestMarket.open();
    counters = [await floor.openCounter(), await floor.openCounter()];
    chain = new PostgresEmbeddedChain(counters[0]!.pool, "bitcoin", pace);
    await scan();
  });
  after(async () => {
    await expectBooksBalance(floor.database);
    await floor.close();
  });

  describeChainNode(async () => {
    const contract = new PostgresEmbeddedChain(counters[0]!.pool, "ethereum", pace);
    await floor.database.query("DELETE FROM embedded_chain WHERE chain = 'ethereum'");
    const fresh = async () => contract.findDue();
    return {
      node: {
        tip: async () => (await fresh()).tip(),
        hashAt: async (height) => (await fresh()).hashAt(height),
        block: async (hash) => (await fresh()).block(hash),
        sendersOf: async (payment, block) => (await fresh()).sendersOf(payment, block),
        waiting: async () => (await fresh()).waiting(),
      },
      payment: paymentNumber,
      sendersOf: () => [stranger],
      async pay(each) {
        for (const one of each) await contract.pay(one, stranger);
      },
      async findBlock() {
        await contract.change((state, now) => findBlock(state, now));
      },
      async reorganise(depth, isLost) {
        await contract.change((state) => reorganise(state, depth, isLost));
      },
      close: () => Promise.resolve(),
    };
  });

  const scanOf = async ({ pool, changes }: Counter) => {
    const store = new PostgresDepositStore(pool);
    const claims = new PostgresClaimStore(pool);
    const { securityEvents } = unscreened;
    const policy = () => defaultDepositPolicy;
    const book = new BookDeposit(store, claims, changes, securityEvents, policy, undefined);
    const screen = new ScreenSenders(unscreened.screening);
    await new ScanChain(store, book, screen).execute({
      chain: "bitcoin",
      node: await chain.findDue(),
    });
  };
  /** Two processes at once. */
  const scan = () => Promise.all(counters.map(scanOf));
  const giveAddress = () =>
    new GiveAddress(new PostgresDepositViews(counters[0]!.pool), demoAccounts());
  const addressOf = async (actor: Actor) => {
    const given = await giveAddress().execute(actor, "BTC");
    if (!given.ok) throw new Error(given.refusal.code);
    return given.value.address;
  };
  const pay = async (address: string, units: bigint) => {
    payments += 1;
    const payment = { transaction: `t${payments}`, place: 0, address, token: undefined, units };
    await chain.pay(payment, stranger);
  };
  const find = async (blocks: number) => {
    for (let count = 0; count < blocks; count += 1) {
      await chain.change((state, now) => findBlock(state, now));
    }
  };
  const bitcoinOf = async ({ traderId }: Actor) => {
    const balances = await new PostgresWalletStore(counters[0]!.pool).balances(traderId);
    const { available, incoming } = balances.find(({ held }) => held.asset === "BTC")!;
    return { available: available.units, incoming: incoming.units };
  };

  it("are incoming until enough blocks confirm them, and credited once by any number of processes", async () => {
    const ana = await floor.addTrader();
    await pay(await addressOf(ana), 70_000n);
    await scan();
    expect(await bitcoinOf(ana)).to.deep.equal({ available: 0n, incoming: 70_000n });
    await find(2);
    await scan();
    expect(await bitcoinOf(ana)).to.deep.equal({ available: 0n, incoming: 70_000n });
    await find(1);
    await scan();
    await scan();
    expect(await bitcoinOf(ana)).to.deep.equal({ available: 70_000n, incoming: 0n });
  });

  it("leave the balance with their block, and come back", async () => {
    const ana = await floor.addTrader();
    await pay(await addressOf(ana), 30_000n);
    await find(3);
    await scan();
    await chain.change((state) => reorganise(state, 3, () => false));
    await scan();
    expect(await bitcoinOf(ana)).to.deep.equal({ available: 0n, incoming: 0n });
    await find(3);
    await scan();
    expect(await bitcoinOf(ana)).to.deep.equal({ available: 30_000n, incoming: 0n });
  });

  it("go to an address that stays until it is paid to, and then to a fresh one", async () => {
    const ana = await floor.addTrader();
    const first = await addressOf(ana);
    expect(await addressOf(ana)).to.equal(first);
    await pay(first, 10_000n);
    await scan();
    const second = await addressOf(ana);
    expect(second).not.to.equal(first);
    await pay(first, 20_000n);
    await find(3);
    await scan();
    expect(await bitcoinOf(ana)).to.deep.equal({ available: 30_000n, incoming: 0n });
  });

  it("never share an address, however many ask at once", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => floor.addTrader()));
    const given = await Promise.all(people.map(addressOf));
    expect(new Set(given).size).to.equal(people.length);
  });
});
