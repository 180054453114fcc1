import { expect } from "chai";
import fc from "fast-check";
import {
  embeddedNode,
  findBlock,
  newChain,
  pay,
  reorganise,
  whereIs,
} from "../../../src/adapters/chain/embedded-chain.ts";
import { ScanChain } from "../../../src/application/deposit/scan-chain.ts";
import { WatchEscrows } from "../../../src/application/multisig-escrow/watch-escrows.ts";
import type { ChainNode, ChainPayment } from "../../../src/application/ports/chain-node.ts";
import type { EscrowEnding } from "../../../src/domain/multisig-escrow/escrow-terms.ts";
import {
  multisigState,
  type TradeEscrow,
} from "../../../src/domain/multisig-escrow/trade-escrow.ts";
import { money } from "../../../src/domain/money/money.ts";
import { defaultDepositPolicy } from "../../../src/domain/policy/default-chain-policy.ts";
import { MemoryDepositStore } from "../../memory/memory-deposit-store.ts";
import { MemoryEscrows } from "../../memory/memory-escrows.ts";
import { MemoryTables } from "../../memory/memory-tables.ts";
import { funded, sealsOf } from "../../support/sealed-escrow.ts";

const release: EscrowEnding = { kind: "release" };
const pace = { blockMs: 1, restAfter: 100 };
const full = funded.amount + funded.fee;
const needed = defaultDepositPolicy.smallBlocks;
const booksNothing = {
  see: async () => {},
  undo: async () => {},
  settle: async () => {},
  vanish: async () => {},
};

/** A chain with a scanner that watches one escrow, whose address both gave keys for. */
class Floor {
  readonly escrows = new MemoryEscrows();
  chain = newChain("floor", 0);
  readonly told: string[] = [];
  /** What the seller has, in satoshi. */
  balance = 0n;
  /** What each transaction spends of others. */
  readonly #spends = new Map<string, string>();
  readonly #store = new MemoryDepositStore(new MemoryTables(), () => 0);

  constructor(escrow: Partial<TradeEscrow> = {}) {
    this.escrows.put({ ...funded, coin: undefined, ...escrow }, sealsOf(release));
  }

  get escrow() {
    return this.escrows.all[0]!;
  }

  get state() {
    return multisigState(this.escrow);
  }

  /** What was booked of fees, by the name of its entry, and what left the hot wallet's account for it. */
  get booked(): readonly string[] {
    return [...this.escrows.entries.values()].map(({ ref, postings }) => {
      const hot = postings.find(({ account }) => account.kind === "hot");
      return `${ref} ${0n - (hot?.amount.units ?? 0n)}`;
    });
  }

  pay(transaction: string, units = full): void {
    this.payTo(funded.address!, transaction, units);
  }

  payTo(address: string, transaction: string, units = full): void {
    this.#arrives({ transaction, place: 0, address, token: undefined, units });
  }

  spend(transaction: string, spent: string): void {
    this.#spends.set(transaction, spent);
    this.#arrives({ transaction, place: 0, address: "elsewhere", token: undefined, units: 1n });
  }

  #arrives(payment: ChainPayment): void {
    this.chain = pay(this.chain, [payment], pace, 0);
  }

  find(blocks: number): void {
    for (let count = 0; count < blocks; count += 1) this.chain = findBlock(this.chain, 0);
  }

  reorganise(depth: number, isLost: (payment: ChainPayment) => boolean = () => false): void {
    this.chain = reorganise(this.chain, depth, isLost);
  }

  async scan(): Promise<void> {
    const watcher = new WatchEscrows({
      escrows: this.escrows,
      claims: {
        debtorBalance: async () => ({
          debtorBalance: { available: money("BTC", this.balance).units, claims: [] },
          now: 0,
        }),
      },
      changes: this.escrows,
      policy: () => defaultDepositPolicy,
      tell: ({ what, transaction }) => void this.told.push(`${what} ${transaction}`),
    });
    const screen = { execute: () => Promise.reject(new Error("Nothing is credited here")) };
    const scan = new ScanChain(this.#store, booksNothing, screen, { bitcoin: watcher });
    await scan.execute({ chain: "bitcoin", node: this.#node() });
  }

  #node(): ChainNode {
    const node = embeddedNode(async () => this.chain);
    return {
      ...node,
      block: async (hash) => {
        const block = await node.block(hash);
        const spends = block?.payments.flatMap(({ transaction }) => {
          const spent = this.#spends.get(transaction);
          return spent === undefined
            ? []
            : [{ transaction, spent: { transaction: spent, place: 0 } }];
        });
        return block && { ...block, spends: spends ?? [] };
      },
    };
  }
}

async function scanned(escrow?: Partial<TradeEscrow>): Promise<Floor> {
  const floor = new Floor(escrow);
  await floor.scan();
  return floor;
}

describe("the chain of a multisig escrow", () => {
  it("shows its coin: seen, then funded when enough blocks confirm it", async () => {
    const floor = await scanned();
    expect(floor.state).to.equal("address_ready");
    floor.pay("coin");
    await floor.scan();
    expect([floor.state, floor.escrow.coin?.is]).to.deep.equal(["seen", "waiting"]);
    floor.find(needed - 1);
    await floor.scan();
    expect([floor.state, floor.escrow.coin?.is]).to.deep.equal(["seen", "in_block"]);
    floor.find(1);
    await floor.scan();
    expect(floor.state).to.equal("funded");
  });

  it("takes it back to seen with its block, and to nothing where it was spent elsewhere", async () => {
    const floor = await scanned();
    floor.pay("coin");
    floor.find(needed);
    await floor.scan();
    floor.reorganise(needed);
    await floor.scan();
    expect([floor.state, floor.escrow.coin?.is]).to.deep.equal(["seen", "waiting"]);
    floor.find(needed);
    await floor.scan();
    expect(floor.state).to.equal("funded");
    floor.reorganise(needed, () => true);
    await floor.scan();
    expect([floor.state, floor.escrow.coin?.is]).to.deep.equal(["address_ready", "gone"]);
  });

  it("settles it when enough blocks confirm a payout of ours, and not before", async () => {
    const payouts = [{ transaction: "payout", raw: "00", networkFee: 1n, isSent: true }];
    const floor = await scanned({ ending: release });
    floor.pay("coin");
    floor.find(needed);
    await floor.scan();
    floor.escrows.put({ ...floor.escrow, payouts }, sealsOf(release));
    floor.spend("payout", "coin");
    floor.find(needed - 1);
    await floor.scan();
    expect([floor.state, floor.escrow.spend?.transaction]).to.deep.equal(["sent", "payout"]);
    floor.find(1);
    await floor.scan();
    expect(floor.state).to.equal("settled");
    floor.reorganise(needed, ({ transaction }) => transaction === "payout");
    await floor.scan();
    expect([floor.state, floor.escrow.spend]).to.deep.equal(["sent", undefined]);
    expect(floor.told).to.deep.equal([]);
  });

  describe("after a reorganisation deeper than the confirmations", () => {
    const ours = { raw: "00", networkFee: 1_000n, isSent: true };
    /** Settled by its payout, with its fee in the books. */
    const settledFloor = async (feeGoesBack = false) => {
      const floor = await scanned({ ending: release });
      floor.escrows.feeGoesBack = feeGoesBack;
      floor.pay("coin");
      floor.find(needed);
      await floor.scan();
      const payouts = [{ ...ours, transaction: "payout" }];
      floor.escrows.put({ ...floor.escrow, payouts }, sealsOf(release));
      floor.spend("payout", "coin");
      floor.find(needed);
      await floor.scan();
      expect([floor.state, ...floor.booked]).to.deep.equal(["settled", "escrow-fee:a trade 10000"]);
      return floor;
    };
    const first = "escrow-fee:a trade 10000";
    const back = "escrow-fee-back:a trade:1 -10000";

    it("books nothing when the same payout is mined again", async () => {
      const floor = await settledFloor();
      floor.reorganise(needed);
      await floor.scan();
      expect([floor.state, ...floor.booked]).to.deep.equal(["sent", first]);
      floor.find(needed);
      await floor.scan();
      expect([floor.state, ...floor.booked]).to.deep.equal(["settled", first]);
    });

    it("books nothing when another payout settles it, which pays the platform the same", async () => {
      const floor = await settledFloor();
      floor.reorganise(needed, ({ transaction }) => transaction === "payout");
      await floor.scan();
      const { escrow } = floor;
      const other = { ...ours, transaction: "another payout", networkFee: 2_000n };
      const payouts = [...escrow.payouts, other];
      floor.escrows.put({ ...escrow, payouts }, sealsOf(release));
      floor.spend("another payout", "coin");
      floor.find(needed);
      await floor.scan();
      expect([floor.state, ...floor.booked]).to.deep.equal(["settled", first]);
      expect(floor.escrow.spend?.transaction).to.equal("another payout");
    });

    it("takes the fee back when the seller leaves with the exit, and not before that is confirmed", async () => {
      const floor = await settledFloor();
      floor.reorganise(needed, ({ transaction }) => transaction === "payout");
      floor.spend("exit", "coin");
      floor.find(needed - 1);
      await floor.scan();
      expect(floor.booked).to.deep.equal([first]);
      floor.find(1);
      await floor.scan();
      expect([floor.state, ...floor.booked]).to.deep.equal(["exited", first, back]);
      await floor.scan();
      expect(floor.booked).to.deep.equal([first, back]);
    });

    it("takes it back with the coin, and books it again when that is paid out after all", async () => {
      const floor = await settledFloor();
      const deep = 2 * needed;
      floor.reorganise(deep, () => true);
      await floor.scan();
      expect([floor.escrow.coin?.is, ...floor.booked]).to.deep.equal(["gone", first, back]);
      floor.pay("coin");
      floor.find(needed);
      floor.spend("payout", "coin");
      floor.find(needed);
      await floor.scan();
      const again = "escrow-fee:a trade:2 10000";
      expect([floor.state, ...floor.booked]).to.deep.equal(["settled", first, back, again]);
    });

    it("takes from the seller what staff's lateness gave them, as far as they have it", async () => {
      const floor = await settledFloor(true);
      floor.balance = 4_000n;
      floor.reorganise(needed, ({ transaction }) => transaction === "payout");
      floor.spend("exit", "coin");
      floor.find(needed);
      await floor.scan();
      const entry = floor.escrows.entries.get("escrow-fee-back:a trade:1");
      const moved = entry?.postings.map(({ account, amount }) => [account.kind, amount.units]);
      expect(new Map(moved as [string, bigint][])).to.deep.equal(
        new Map([
          ["available", -4_000n],
          ["fees", -6_000n],
          ["hot", 10_000n],
        ]),
      );
    });

    it("does the same wherever the process is killed", async () => {
      const run = async (killAfter: number | undefined) => {
        const floor = await settledFloor();
        floor.reorganise(needed, ({ transaction }) => transaction === "payout");
        floor.spend("exit", "coin");
        floor.find(needed);
        floor.escrows.killAfter = killAfter;
        await floor.scan().catch(() => {});
        floor.escrows.killAfter = undefined;
        await floor.scan();
        return [floor.state, ...floor.booked];
      };
      const whole = await run(undefined);
      expect(whole).to.deep.equal(["exited", first, back]);
      for (const killAfter of [0, 1, 2, 3, 4, 5]) {
        expect(await run(killAfter), `killed after ${killAfter}`).to.deep.equal(whole);
      }
    });
  });

  it("goes on with the others where one escrow cannot, and says which", async () => {
    const floor = await scanned();
    const address = "another address";
    const other = { ...floor.escrow, tradeId: "another trade", address };
    floor.escrows.put(other, sealsOf(release));
    floor.escrows.stuck = "a trade";
    floor.pay("coin");
    const failed = await floor.scan().catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(Error).with.property("message").that.includes("a trade");
    floor.payTo(address, "its coin");
    await floor.scan().catch(() => {});
    const stateOf = async (tradeId: string) => (await floor.escrows.find(tradeId))?.coin?.is;
    expect([await stateOf("a trade"), await stateOf("another trade")]).to.deep.equal([
      undefined,
      "waiting",
    ]);
    floor.escrows.stuck = undefined;
    floor.find(1);
    await floor.scan();
    floor.escrows.stuck = "a trade";
    floor.find(needed);
    expect(await floor.scan().catch((error: unknown) => error)).to.be.instanceOf(Error);
    expect([await stateOf("a trade"), await stateOf("another trade")]).to.deep.equal([
      "in_block",
      "confirmed",
    ]);
    floor.escrows.stuck = undefined;
    await floor.scan();
    expect(await stateOf("a trade")).to.equal("confirmed");
  });

  it("shows the exit, and staff are told once", async () => {
    const floor = await scanned();
    floor.pay("coin");
    floor.find(needed);
    floor.spend("exit", "coin");
    floor.find(needed);
    await floor.scan();
    await floor.scan();
    expect(floor.state).to.equal("exited");
    expect(floor.told).to.deep.equal(["exited exit"]);
  });

  it("sees a coin that is spent in its own block", async () => {
    const floor = await scanned();
    floor.pay("coin");
    floor.spend("exit", "coin");
    floor.find(needed);
    await floor.scan();
    expect(floor.state).to.equal("exited");
  });

  it("tells staff of what is paid besides, and keeps the first that pays in full", async () => {
    const floor = await scanned();
    floor.pay("dust", 600n);
    floor.find(1);
    await floor.scan();
    expect(floor.escrow.coin?.transaction).to.equal("dust");
    floor.pay("coin");
    floor.pay("again");
    floor.find(needed);
    await floor.scan();
    expect([floor.escrow.coin?.transaction, floor.state]).to.deep.equal(["coin", "funded"]);
    expect(floor.told).to.deep.equal(["other_coin dust", "other_coin again"]);
    floor.reorganise(needed, () => false);
    floor.find(needed);
    await floor.scan();
    expect(floor.told).to.deep.equal(["other_coin dust", "other_coin again"]);
    expect([...floor.escrows.besides]).to.deep.equal(["dust-0", "again-0"]);
  });

  it("is known as it is, whatever it does and whenever the process is killed", async () => {
    const step = fc.oneof(
      fc.constant({ pay: "coin" }),
      fc.record({ spend: fc.constantFrom("payout", "exit") }),
      fc.record({ find: fc.integer({ min: 1, max: 4 }) }),
      fc.record({
        reorganise: fc.integer({ min: 1, max: 5 }),
        loses: fc.constantFrom("payout", "exit", ""),
      }),
      fc.record({ scan: fc.option(fc.integer({ min: 0, max: 4 })) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (steps) => {
        const payouts = [{ transaction: "payout", raw: "00", networkFee: 1n, isSent: true }];
        const floor = await scanned({ ending: release });
        let spender: string | undefined;
        let isPaid = false;
        for (const each of steps) {
          if ("pay" in each) {
            floor.pay("coin");
            isPaid = true;
          } else if ("spend" in each) {
            // Of two that spend a coin a chain has one.
            if (!isPaid || spender !== undefined) continue;
            spender = each.spend;
            floor.spend(spender, "coin");
          } else if ("find" in each) floor.find(each.find);
          else if ("reorganise" in each) {
            const depth = Math.min(each.reorganise, floor.chain.blocks.length - 1);
            const isLost = ({ transaction }: ChainPayment) => transaction === each.loses;
            if (depth > 0) floor.reorganise(depth, isLost);
            if (spender !== undefined && !whereIs(floor.chain, spender)) spender = undefined;
          } else {
            floor.escrows.killAfter = each.scan ?? undefined;
            await floor.scan().catch(() => {});
            floor.escrows.killAfter = undefined;
            const { coin } = floor.escrow;
            if (coin && floor.escrow.payouts.length === 0) {
              floor.escrows.put({ ...floor.escrow, payouts }, sealsOf(release));
            }
          }
        }
        await floor.scan();
        await floor.scan();
        const tip = floor.chain.blocks.at(-1)!.height;
        const placeOf = (transaction: string) => {
          const place = whereIs(floor.chain, transaction);
          return place === "waiting" ? undefined : place;
        };
        const { coin, spend } = floor.escrow;
        expect(coin !== undefined).to.equal(isPaid);
        const block = placeOf("coin");
        expect(coin?.block).to.deep.equal(block);
        if (coin) {
          const isDeep = block !== undefined && tip - block.height + 1 >= needed;
          expect(coin.is).to.equal(isDeep ? "confirmed" : block ? "in_block" : "waiting");
        }
        const spent = spender === undefined ? undefined : placeOf(spender);
        expect(spend?.block).to.deep.equal(spent);
        if (spend && spent) expect(spend.isConfirmed).to.equal(tip - spent.height + 1 >= needed);
      }),
      { numRuns: 300 },
    );
  });
});
