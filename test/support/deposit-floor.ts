import {
  comesFrom,
  embeddedNode,
  findBlock,
  newChain,
  pay,
  reorganise,
} from "../../src/adapters/chain/embedded-chain.ts";
import type { StaffActor } from "../../src/application/actor/staff-actor.ts";
import { BookDeposit } from "../../src/application/deposit/book-deposit.ts";
import { ReviewDeposit } from "../../src/application/deposit/review-deposit.ts";
import { ScanChain } from "../../src/application/deposit/scan-chain.ts";
import type { ChainPayment } from "../../src/application/ports/chain-node.ts";
import type { Commit, CommitChanges } from "../../src/application/ports/commit.ts";
import type { SecurityEvents } from "../../src/application/ports/security-events.ts";
import { ScreenSenders } from "../../src/application/screening/screen-senders.ts";
import type { ChainCode } from "../../src/domain/chain/chain.ts";
import type { DepositRuling } from "../../src/domain/deposit/deposit.ts";
import type { DepositPolicy } from "../../src/domain/deposit/deposit-policy.ts";
import { accountId } from "../../src/domain/ledger/account.ts";
import { journalEntry } from "../../src/domain/ledger/journal-entry.ts";
import { money } from "../../src/domain/money/money.ts";
import { MemoryClaimStore } from "../memory/memory-claim-store.ts";
import { MemoryCommits } from "../memory/memory-commits.ts";
import { MemoryDepositStore } from "../memory/memory-deposit-store.ts";
import { MemoryTables } from "../memory/memory-tables.ts";

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
export const tether = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
export const pace = { blockMs: 1, restAfter: 100 };

const staff: StaffActor = {
  staffId: "vera",
  username: "vera",
  codeName: "Vera",
  role: "supermoderator",
  linkedIds: ["friend"],
  sessionStartedAt: 0,
  isFreshlyProven: true,
};

/** A process that was killed. */
export class Killed extends Error {}

/** A chain with a scanner, the books and lists of addresses, all in memory. */
export class DepositFloor {
  readonly tables = new MemoryTables();
  readonly #store = new MemoryDepositStore(this.tables, () => 0);
  readonly #commits = new MemoryCommits(this.tables, () => 0);
  readonly #chainCode: ChainCode;
  chain = newChain("floor", 0);
  /** How many commits happen until the process is killed, after the last one or before. */
  killAfter: number | undefined;
  /** Blocked addresses, and those of which nobody can say anything. */
  readonly blocked = new Set<string>();
  readonly unknown = new Set<string>();
  /** How many addresses were asked about. */
  asked = 0;
  /** Security events, each with whose deposit it was. */
  readonly noted: string[] = [];
  #paid = 0;

  constructor(chainCode: ChainCode = "bitcoin") {
    this.#chainCode = chainCode;
  }

  /** Pays to a trader's address. */
  pay(trader: string, units: bigint, token?: string, sender?: string): ChainPayment {
    this.#paid += 1;
    const payment: ChainPayment = {
      transaction: `t${this.#paid}`,
      place: 0,
      address: `${trader}-address`,
      token,
      units,
    };
    this.chain = pay(this.chain, [payment], pace, 0);
    if (sender !== undefined) this.chain = comesFrom(this.chain, payment, sender);
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
    const events: SecurityEvents = {
      note: ({ name, traderId }) => void this.noted.push(`${name} ${traderId}`),
    };
    const book = new BookDeposit(this.#store, claims, changes, events, () => policy, tether);
    const node = embeddedNode(async () => this.chain);
    const screen = new ScreenSenders({ execute: async (address) => this.#screen(address) });
    await new ScanChain(this.#store, book, screen).execute({ chain: this.#chainCode, node });
  }

  #screen(address: string): "blocked" | "unknown" | "clear" {
    this.asked += 1;
    if (this.blocked.has(address)) return "blocked";
    return this.unknown.has(address) ? "unknown" : "clear";
  }

  /** A member of staff decides about the only deposit; a refusal code, or undefined. */
  async rule(ruling: DepositRuling, traderId = "ana"): Promise<string | undefined> {
    const [name = ""] = this.tables.aggregates.keys();
    const depositId = name.replace("deposit ", "");
    const review = new ReviewDeposit(this.#store, this.#commits);
    const reason = "Their bank explained it.";
    const done = await review.execute(staff, traderId, { depositId, ruling, reason });
    return done.ok ? undefined : done.refusal.code;
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
    return this.#column("state");
  }

  blockedSenders(): readonly unknown[] {
    return this.#column("blockedSender");
  }

  #column(name: string): readonly unknown[] {
    return [...this.tables.aggregates.values()].map(({ state }) => state[name]);
  }
}
