import {
  embeddedNode,
  findBlock,
  move,
  newChain,
  pay,
  reorganise,
  whereIs,
  type Move,
} from "../../src/adapters/chain/embedded-chain.ts";
import type {
  BlockRef,
  ChainNode,
  ChainPayment,
  OutputRef,
} from "../../src/application/ports/chain-node.ts";
import type { ChainSender } from "../../src/application/ports/chain-sender.ts";

const beginning = newChain("escrows", 0);
const pace = { blockMs: 1, restAfter: 100 };

/** More blocks than confirm anything here. */
const mostDepth = 8;

/** What of a chain is lost when its newest blocks are replaced: payments of escrows, what spends these, or both. */
export type Losing = "nothing" | "payments" | "payouts" | "all";

/** A payout with both signatures, as the simulation writes it. */
interface RawPayout {
  readonly transaction: string;
  readonly spent: OutputRef;
  readonly outputs: readonly { readonly address: string; readonly units: string }[];
}

/** The raw text of a payout. */
export function writeRaw(payout: RawPayout): string {
  return JSON.stringify(payout);
}

/** It never leaves the chain. */
export const firstBlock: BlockRef = { height: 0, hash: beginning.blocks[0]?.hash ?? "" };

/** The chain of the escrows, outside of the marketplace: parties pay there, and it is reorganised at times. */
export class SimulatedEscrowChain implements Pick<ChainSender, "broadcast" | "whereIs"> {
  #chain = beginning;
  /** What each transaction pays, of those that are not lost; a chain forgets its oldest blocks. */
  readonly #paid = new Map<string, readonly ChainPayment[]>();

  readonly #deepest = new Map<string, number>();

  /** Its newest state, for one round. */
  async node(): Promise<ChainNode> {
    const chain = this.#chain;
    return embeddedNode(async () => chain);
  }

  get tip(): number {
    return this.#chain.blocks.at(-1)?.height ?? 0;
  }

  /** Somebody pays from a wallet outside. Repeated, a payment that was lost is there again. */
  async payFromOutside(payment: ChainPayment): Promise<void> {
    if (this.has(payment.transaction)) return;
    this.#paid.set(payment.transaction, [payment]);
    this.#chain = pay(this.#chain, [payment], pace, 0);
  }

  /** The two parties spend a coin without the platform. */
  async spendByParties(spend: Move) {
    return this.#take(spend);
  }

  async broadcast(raw: string) {
    const { transaction, spent, outputs } = JSON.parse(raw) as RawPayout;
    const payments = outputs.map(({ address, units }, place) => ({
      transaction,
      place,
      address,
      token: undefined,
      units: BigInt(units),
    }));
    return this.#take({ transaction, spent, payments });
  }

  async whereIs(transaction: string) {
    return whereIs(this.#chain, transaction);
  }

  /** Some blocks, after that many of the newest were replaced. */
  async find(blocks: number, depth: number, losing: Losing): Promise<void> {
    if (depth > 0) this.#replace(depth, losing);
    for (let count = 0; count < blocks; count += 1) this.#chain = findBlock(this.#chain, 0);
    for (const { height, payments } of this.#chain.blocks.slice(-mostDepth)) {
      for (const { transaction } of payments) {
        const depthNow = Math.max(this.deepest(transaction), this.tip - height + 1);
        this.#deepest.set(transaction, depthNow);
      }
    }
  }

  /** How many blocks ever confirmed a transaction, up to some. */
  deepest(transaction: string): number {
    return this.#deepest.get(transaction) ?? 0;
  }

  /** What was paid to an address, and not lost. */
  paidTo(address: string): readonly ChainPayment[] {
    return [...this.#paid.values()].flat().filter((each) => each.address === address);
  }

  /** What spends a coin, with what it pays; undefined while nothing does. */
  spenderOf(coin: OutputRef): Move | undefined {
    const found = Object.entries(this.#chain.moves ?? {}).find(
      ([, spent]) => spent.transaction === coin.transaction && spent.place === coin.place,
    );
    if (!found) return undefined;
    const [transaction, spent] = found;
    return { transaction, spent, payments: this.#paid.get(transaction) ?? [] };
  }

  /** Whether it is there: in a block, or waiting for one. */
  has(transaction: string): boolean {
    return this.#paid.has(transaction);
  }

  /** A node refuses what spends a coin that is not there. */
  #take(taken: Move) {
    if (!this.has(taken.spent.transaction)) return "refused" as const;
    const before = this.spenderOf(taken.spent);
    const done = move(this.#chain, taken, pace, 0);
    this.#chain = done.chain;
    if (done.outcome !== "taken") return done.outcome;
    if (before) this.#paid.delete(before.transaction);
    this.#paid.set(taken.transaction, taken.payments);
    return done.outcome;
  }

  /** What spends a lost payment is lost with it. */
  #replace(depth: number, losing: Losing): void {
    const { moves = {} } = this.#chain;
    const isPayout = (transaction: string) => moves[transaction] !== undefined;
    const isLost = ({ transaction }: ChainPayment) => {
      if (losing === "nothing") return false;
      if (!isPayout(transaction)) return losing !== "payouts";
      return losing !== "payments" || this.#isNew(moves[transaction]?.transaction ?? "", depth);
    };
    const kept = Math.min(depth, this.#chain.blocks.length - 1);
    if (kept === 0) return;
    const left = this.#chain.blocks.slice(-kept).flatMap(({ payments }) => payments);
    for (const payment of [...left, ...this.#chain.waiting]) {
      if (isLost(payment)) this.#paid.delete(payment.transaction);
    }
    this.#chain = reorganise(this.#chain, kept, isLost);
  }

  /** Whether no block has it that stays. */
  #isNew(transaction: string, depth: number): boolean {
    const place = whereIs(this.#chain, transaction);
    return place === undefined || place === "waiting" || place.height > this.tip - depth;
  }
}
