import {
  comesFrom,
  embeddedNode,
  findBlock,
  newChain,
  pay,
  reorganise,
} from "../../src/adapters/chain/embedded-chain.ts";
import { ScanChain } from "../../src/application/deposit/scan-chain.ts";
import type { ChainPayment } from "../../src/application/ports/chain-node.ts";
import type { Commit } from "../../src/application/ports/commit.ts";
import { WatchColdReturns } from "../../src/application/send/watch-cold-returns.ts";
import type { ChainCode } from "../../src/domain/chain/chain.ts";
import { defaultDepositPolicy } from "../../src/domain/policy/default-chain-policy.ts";
import { MemoryColdReturns } from "../memory/memory-cold-returns.ts";
import { MemoryCommits } from "../memory/memory-commits.ts";
import { MemoryDepositStore } from "../memory/memory-deposit-store.ts";
import { MemoryTables } from "../memory/memory-tables.ts";
import { Killed } from "./deposit-floor.ts";

const pace = { blockMs: 1, restAfter: 100 };
const booksNothing = {
  see: async () => {},
  undo: async () => {},
  settle: async () => {},
  vanish: async () => {},
};

/** What the network takes for each transaction. */
export const takenFee = 5n;
export const tether = "0xdAC17F958D2ee523a2206206994597C13D831ec7";

/** A chain with a scanner that watches for what the addresses `cold-1` and `cold-2` send to `hot`. */
export class ColdFloor {
  readonly tables = new MemoryTables();
  readonly returns = new MemoryColdReturns(this.tables);
  readonly #commits = new MemoryCommits(this.tables, () => 0);
  readonly #store = new MemoryDepositStore(this.tables, () => 0);
  readonly #chainCode: ChainCode;
  chain = newChain("floor", 0);
  /** How many commits happen until the process is killed, after the last one or before. */
  killAfter: number | undefined;
  /** Whether the node says where coins come from. */
  says = true;
  /** Transactions of which it did not. */
  readonly untold: string[] = [];

  constructor(chainCode: ChainCode = "bitcoin") {
    this.#chainCode = chainCode;
  }

  pay(transaction: string, sender: string, other: Partial<ChainPayment> = {}): void {
    const payment: ChainPayment = {
      transaction,
      place: 0,
      address: "hot",
      token: undefined,
      units: 1_000n,
      ...other,
    };
    this.chain = comesFrom(pay(this.chain, [payment], pace, 0), payment, sender);
  }

  find(blocks: number): void {
    for (let count = 0; count < blocks; count += 1) this.chain = findBlock(this.chain, 0);
  }

  reorganise(depth: number, isLost = () => false): void {
    this.chain = reorganise(this.chain, depth, isLost);
  }

  async scan(): Promise<void> {
    const node = embeddedNode(async () => this.chain);
    const commit = async (each: Commit) => {
      if (this.killAfter === 0) throw new Killed();
      const outcome = await this.#commits.commit(each);
      if (this.killAfter !== undefined && --this.killAfter === 0) throw new Killed();
      return outcome;
    };
    const watcher = new WatchColdReturns({
      chain: this.#chainCode,
      cold: new Set(["cold-1", "cold-2"]),
      hot: "hot",
      tether,
      origins: {
        originOf: async (payment, block) => {
          const senders = this.says ? await node.sendersOf(payment, block) : undefined;
          return senders && { senders, fee: takenFee };
        },
      },
      returns: this.returns,
      changes: { commit },
      policy: () => defaultDepositPolicy,
      tell: ({ transaction }) => void this.untold.push(transaction),
    });
    const screen = { execute: async () => ({ verdict: "clear" }) as const };
    await new ScanChain(this.#store, booksNothing, screen, {
      [this.#chainCode]: watcher,
    }).execute({ chain: this.#chainCode, node });
  }

  /** Each return with its state. */
  get states(): readonly string[] {
    return [...this.tables.aggregates].map(
      ([name, { state }]) => `${name} ${String(state["state"])}`,
    );
  }

  /** What was booked: the names of all entries. */
  get refs(): readonly string[] {
    return [...this.tables.entries.keys()];
  }

  /** What an account has by all entries. */
  sumOf(kind: string): bigint {
    const postings = [...this.tables.entries.values()].flatMap((entry) => entry.postings);
    return postings.reduce(
      (sum, { account, amount }) => (account.kind === kind ? sum + amount.units : sum),
      0n,
    );
  }
}
