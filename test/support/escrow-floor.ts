import {
  embeddedNode,
  findBlock,
  newChain,
  pay,
  reorganise,
} from "../../src/adapters/chain/embedded-chain.ts";
import { ScanChain } from "../../src/application/deposit/scan-chain.ts";
import { WatchEscrows } from "../../src/application/multisig-escrow/watch-escrows.ts";
import type { ChainNode, ChainPayment } from "../../src/application/ports/chain-node.ts";
import type { EscrowEnding } from "../../src/domain/multisig-escrow/escrow-terms.ts";
import { multisigState, type TradeEscrow } from "../../src/domain/multisig-escrow/trade-escrow.ts";
import { money } from "../../src/domain/money/money.ts";
import { defaultDepositPolicy } from "../../src/domain/policy/default-chain-policy.ts";
import { MemoryDepositStore } from "../memory/memory-deposit-store.ts";
import { MemoryEscrows } from "../memory/memory-escrows.ts";
import { MemoryTables } from "../memory/memory-tables.ts";
import { funded, sealsOf } from "./sealed-escrow.ts";

export const release: EscrowEnding = { kind: "release" };
const pace = { blockMs: 1, restAfter: 100 };
const full = funded.amount + funded.fee;
export const needed = defaultDepositPolicy.smallBlocks;
const booksNothing = {
  see: async () => {},
  undo: async () => {},
  settle: async () => {},
  vanish: async () => {},
};

/** A chain with a scanner that watches one escrow, whose address both gave keys for. */
export class EscrowFloor {
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

  /** The end of a round alone, on the chain as it is. */
  async settle(): Promise<void> {
    const node = this.#node();
    await this.#watcher().settle((await node.tip()).height, (height) => node.hashAt(height));
  }

  async scan(): Promise<void> {
    const screen = { execute: () => Promise.reject(new Error("Nothing is credited here")) };
    const scan = new ScanChain(this.#store, booksNothing, screen, { bitcoin: this.#watcher() });
    await scan.execute({ chain: "bitcoin", node: this.#node() });
  }

  #watcher(): WatchEscrows {
    return new WatchEscrows({
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

export async function scannedFloor(escrow?: Partial<TradeEscrow>): Promise<EscrowFloor> {
  const floor = new EscrowFloor(escrow);
  await floor.scan();
  return floor;
}
