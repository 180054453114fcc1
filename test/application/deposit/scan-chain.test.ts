import { expect } from "chai";
import fc from "fast-check";
import {
  embeddedNode,
  findBlock,
  newChain,
  pay,
  reorganise,
} from "../../../src/adapters/chain/embedded-chain.ts";
import { BookDeposit } from "../../../src/application/deposit/book-deposit.ts";
import { ScanChain } from "../../../src/application/deposit/scan-chain.ts";
import type { ChainPayment } from "../../../src/application/ports/chain-node.ts";
import type { Commit, CommitChanges } from "../../../src/application/ports/commit.ts";
import type { ChainCode } from "../../../src/domain/chain/chain.ts";
import type { DepositPolicy } from "../../../src/domain/deposit/deposit-policy.ts";
import { accountId } from "../../../src/domain/ledger/account.ts";
import { journalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { money } from "../../../src/domain/money/money.ts";
import { MemoryClaimStore } from "../../memory/memory-claim-store.ts";
import { MemoryCommits } from "../../memory/memory-commits.ts";
import { MemoryDepositStore } from "../../memory/memory-deposit-store.ts";
import { MemoryTables } from "../../memory/memory-tables.ts";

const policy: DepositPolicy = {
  smallBlocks: 3,
  largeBlocks: 6,
  largeFromSatoshi: 100_000_000n,
  finalityBlocks: 8,
  least: { BTC: 1_000n, USDT: 1_000_000n, ETH: 1_000_000_000_000_000n },
  sweepFrom: { USDT: 1n, ETH: 1n },
  mostSweepFee: 1n,
  driftTolerance: { BTC: 0n, USDT: 0n, ETH: 0n },
};
const tether = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
const pace = { blockMs: 1, restAfter: 100 };

/** A process that was killed. */
class Killed extends Error {}

/** A chain with a scanner and the books, all in memory. */
class Floor {
  readonly tables = new MemoryTables();
  readonly #store = new MemoryDepositStore(this.tables, () => 0);
  readonly #commits = new MemoryCommits(this.tables, () => 0);
  readonly #chainCode: ChainCode;
  chain = newChain("floor", 0);
  /** How many commits happen until the process is killed, after the last one or before. */
  killAfter: number | undefined;
  #paid = 0;

  constructor(chainCode: ChainCode = "bitcoin") {
    this.#chainCode = chainCode;
  }

  /** Pays to a trader's address. */
  pay(trader: string, units: bigint, token?: string): ChainPayment {
    this.#paid += 1;
    const payment: ChainPayment = {
      transaction: `t${this.#paid}`,
      place: 0,
      address: `${trader}-address`,
      token,
      units,
    };
    this.chain = pay(this.chain, [payment], pace, 0);
    return payment;
  }

  find(blocks: number): void {
    for (let count = 0; count < blocks; count += 1) this.chain = findBlock(this.chain, 0);
  }

  reorganise(depth: number, isLost = () => false): void {
    this.chain = reorganise(this.chain, depth, isLost);
  }

  async scan(): Promise<void> {
    const commit = async (each: Commit) => {
      if (this.killAfter === 0) throw new Killed();
      const outcome = await this.#commits.commit(each);
      if (this.killAfter !== undefined && --this.killAfter === 0) throw new Killed();
      return outcome;
    };
    const changes: Pick<CommitChanges, "commit"> = { commit };
    const claims = new MemoryClaimStore(this.tables, () => 0);
    const book = new BookDeposit(this.#store, claims, changes, () => policy, tether);
    const node = embeddedNode(async () => this.chain);
    await new ScanChain(this.#store, book).execute({ chain: this.#chainCode, node });
  }

  balanceOf(trader: string, asset: "BTC" | "ETH" | "USDT" = "BTC"): bigint {
    return (
      this.tables.balances.get(accountId({ kind: "available", asset, traderId: trader })) ?? 0n
    );
  }

  /** Spends what a trader has. */
  async spend(trader: string): Promise<void> {
    const amount = money("BTC", this.balanceOf(trader));
    const entry = journalEntry(`spend:${trader}:${this.tables.entries.size}`, [
      {
        from: { kind: "available", asset: "BTC", traderId: trader },
        to: { kind: "clearing", asset: "BTC" },
        amount,
      },
    ]);
    await this.#commits.commit({ judgedAt: 0, usage: [], entries: [entry] });
  }

  states(): readonly unknown[] {
    return [...this.tables.aggregates.values()].map(({ state }) => state["state"]);
  }
}

describe("deposits from a chain", () => {
  let floor: Floor;
  beforeEach(async () => {
    floor = new Floor();
    await floor.scan();
  });

  it("are incoming, then confirming, then credited, once", async () => {
    floor.pay("ana", 50_000n);
    floor.pay("ana", 7_000n);
    await floor.scan();
    expect(floor.states()).to.deep.equal(["incoming", "incoming"]);
    floor.find(1);
    await floor.scan();
    expect(floor.states()).to.deep.equal(["confirming", "confirming"]);
    floor.find(1);
    await floor.scan();
    expect(floor.balanceOf("ana")).to.equal(0n);
    floor.find(1);
    await floor.scan();
    await floor.scan();
    expect(floor.states()).to.deep.equal(["credited", "credited"]);
    expect(floor.balanceOf("ana")).to.equal(57_000n);
  });

  it("need more blocks above one Bitcoin", async () => {
    floor.pay("ana", 100_000_000n);
    floor.pay("ben", 100_000_001n);
    floor.find(5);
    await floor.scan();
    expect([floor.balanceOf("ana"), floor.balanceOf("ben")]).to.deep.equal([100_000_000n, 0n]);
    floor.find(1);
    await floor.scan();
    expect(floor.balanceOf("ben")).to.equal(100_000_001n);
  });

  it("are not for us where nobody's address is paid", async () => {
    floor.chain = pay(
      floor.chain,
      [{ transaction: "x", place: 0, address: "elsewhere", token: undefined, units: 9_000n }],
      pace,
      0,
    );
    floor.find(9);
    await floor.scan();
    expect(floor.states()).to.deep.equal([]);
  });

  it("are listed and not credited where they are too small, or of a token that nobody knows", async () => {
    floor.pay("ana", 999n);
    floor.find(9);
    await floor.scan();
    expect(floor.states()).to.deep.equal(["too_small"]);
    const ethereum = new Floor("ethereum");
    await ethereum.scan();
    ethereum.pay("ana", 5_000_000n, "0x0000000000000000000000000000000000000bad");
    ethereum.pay("ana", 5_000_000n, tether);
    ethereum.pay("ana", 2_000_000_000_000_000n);
    ethereum.find(9);
    await ethereum.scan();
    expect(ethereum.states()).to.deep.equal(["unknown_token", "credited", "credited"]);
    expect(ethereum.balanceOf("ana", "USDT")).to.equal(5_000_000n);
    expect(ethereum.balanceOf("ana", "ETH")).to.equal(2_000_000_000_000_000n);
  });

  it("are gone where their payer spent them elsewhere first", async () => {
    floor.pay("ana", 50_000n);
    floor.find(1);
    await floor.scan();
    floor.reorganise(1, () => true);
    floor.find(9);
    await floor.scan();
    await floor.scan();
    expect(floor.states()).to.deep.equal(["gone"]);
    expect(floor.balanceOf("ana")).to.equal(0n);
  });

  it("leave the balance with their block, and come back with the next", async () => {
    floor.pay("ana", 50_000n);
    floor.find(3);
    await floor.scan();
    expect(floor.balanceOf("ana")).to.equal(50_000n);
    floor.reorganise(3);
    await floor.scan();
    expect(floor.states()).to.deep.equal(["taken_back"]);
    expect(floor.balanceOf("ana")).to.equal(0n);
    floor.find(3);
    await floor.scan();
    expect(floor.balanceOf("ana")).to.equal(50_000n);
  });

  it("are missing where they were spent before their block left, and never below zero", async () => {
    floor.pay("ana", 50_000n);
    floor.find(3);
    await floor.scan();
    await floor.spend("ana");
    floor.reorganise(3);
    await floor.scan();
    expect(floor.states()).to.deep.equal(["missing"]);
    floor.find(3);
    await floor.scan();
    expect(floor.states()).to.deep.equal(["credited"]);
    expect(floor.balanceOf("ana")).to.equal(0n);
  });

  it("stop where no scanned block is in the chain any more", async () => {
    const chain = newChain("another", 0);
    floor.chain = { ...chain, blocks: chain.blocks.map((block) => ({ ...block, hash: "other" })) };
    let failure: unknown;
    await floor.scan().catch((error: unknown) => (failure = error));
    expect(failure).to.be.an("error");
  });

  it("are each credited once, whatever the chain does and whenever the process is killed", async () => {
    const step = fc.oneof(
      fc.record({ pay: fc.constantFrom("ana", "ben"), units: fc.integer({ min: 1, max: 200 }) }),
      fc.record({ find: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ reorganise: fc.integer({ min: 1, max: 5 }), loses: fc.boolean() }),
      fc.record({ scan: fc.option(fc.integer({ min: 0, max: 6 })) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const world = new Floor();
        await world.scan();
        for (const each of steps) {
          if ("pay" in each) world.pay(each.pay, BigInt(each.units) * 1_000_000n);
          else if ("find" in each) world.find(each.find);
          else if ("reorganise" in each) {
            // The first block is the one where the scan began: it stays.
            const depth = Math.min(each.reorganise, world.chain.blocks.length - 1);
            if (depth > 0) world.reorganise(depth, () => each.loses);
          } else {
            world.killAfter = each.scan ?? undefined;
            await world.scan().catch((error: unknown) => {
              if (!(error instanceof Killed)) throw error;
            });
            world.killAfter = undefined;
          }
        }
        world.find(10);
        await world.scan();
        await world.scan();
        const paid = world.chain.blocks.flatMap(({ payments }) => payments);
        for (const trader of ["ana", "ben"]) {
          const due = paid
            .filter(({ address }) => address === `${trader}-address`)
            .reduce((sum, { units }) => sum + units, 0n);
          expect(world.balanceOf(trader)).to.equal(due);
        }
      }),
    );
  });
});
