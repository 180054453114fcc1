import type { ChainCode } from "../../domain/chain/chain.ts";
import { settlingStates } from "../../domain/deposit/deposit.ts";
import type { BlockWatcher } from "../ports/block-watcher.ts";
import type { BlockRef, ChainNode, ChainPayment } from "../ports/chain-node.ts";
import type { DepositStore } from "../ports/deposit-store.ts";
import type { ScreenSenders } from "../screening/screen-senders.ts";
import type { BookDeposit } from "./book-deposit.ts";

/** A chain as an installation reaches it. */
export interface ConnectedChain {
  readonly chain: ChainCode;
  readonly node: ChainNode;
}

/** The most blocks that one round reads. */
const mostBlocks = 100;

/**
 * Follows a chain block by block, and books what is paid to our traders. Each step may be repeated:
 * a crash between any two of them, or another process that does the same, changes nothing.
 */
export class ScanChain {
  readonly #deposits: DepositStore;
  readonly #book: Pick<BookDeposit, "see" | "undo" | "settle" | "vanish">;
  readonly #screen: Pick<ScreenSenders, "execute">;
  readonly #watchers: Readonly<Partial<Record<ChainCode, BlockWatcher>>>;

  /** `watchers`: who else is told what happens on a chain. */
  constructor(
    deposits: DepositStore,
    book: Pick<BookDeposit, "see" | "undo" | "settle" | "vanish">,
    screen: Pick<ScreenSenders, "execute">,
    watchers: Readonly<Partial<Record<ChainCode, BlockWatcher>>> = {},
  ) {
    this.#deposits = deposits;
    this.#book = book;
    this.#screen = screen;
    this.#watchers = watchers;
  }

  /** One round over a chain. Returns the newest block that was scanned. */
  async execute({ chain, node }: ConnectedChain): Promise<BlockRef> {
    const start = await this.#walkBack(chain, node);
    const newest = await this.#walkForward(chain, node, start);
    await this.#lookAtWaiting(chain, node, newest);
    for (const deposit of await this.#deposits.listIn(chain, settlingStates)) {
      const { id, block } = deposit;
      // Another round has seen it, on a newer view of the chain.
      if (block && block.height > newest.height) continue;
      if (block && (await node.hashAt(block.height)) === block.hash) {
        const screen = () => this.#screen.execute(node, deposit, block);
        await this.#book.settle(id, newest.height, screen);
      } else await this.#book.undo(id);
    }
    await this.#watchers[chain]?.settle(newest.height, (height) => node.hashAt(height));
    return newest;
  }

  /** To the newest block that is both scanned and still in the chain. */
  async #walkBack(chain: ChainCode, node: ChainNode): Promise<BlockRef> {
    let newest = await this.#deposits.newestBlock(chain);
    if (!newest) {
      // Nobody has an address yet: what is in older blocks is not for us.
      const tip = await node.tip();
      await this.#deposits.noteBlock(chain, tip);
      return tip;
    }
    while ((await node.hashAt(newest.height)) !== newest.hash) {
      for (const { id } of await this.#deposits.listOfBlock(chain, newest.hash)) {
        await this.#book.undo(id);
      }
      await this.#watchers[chain]?.leaveBlock(newest.hash);
      await this.#deposits.forgetBlock(chain, newest);
      newest = await this.#deposits.newestBlock(chain);
      if (!newest) throw new Error(`No block of ${chain} that was scanned is in the chain.`);
    }
    return newest;
  }

  async #walkForward(chain: ChainCode, node: ChainNode, start: BlockRef): Promise<BlockRef> {
    let newest = start;
    for (let count = 0; count < mostBlocks; count += 1) {
      const hash = await node.hashAt(newest.height + 1);
      const block = hash === undefined ? undefined : await node.block(hash);
      // It was reorganised between two calls: the next round walks back.
      if (!block || block.previousHash !== newest.hash) return newest;
      await this.#see(chain, block.payments, block);
      await this.#watchers[chain]?.seeBlock(block);
      if (!(await this.#deposits.noteBlock(chain, block))) return newest;
      newest = { height: block.height, hash: block.hash };
    }
    return newest;
  }

  async #lookAtWaiting(chain: ChainCode, node: ChainNode, newest: BlockRef): Promise<void> {
    const waiting = await node.waiting();
    await this.#see(chain, waiting, undefined);
    // A block that was found meanwhile may have what does not wait any more.
    const isAll = (await node.tip()).hash === newest.hash;
    await this.#watchers[chain]?.seeWaiting(waiting, isAll);
    if (!isAll) return;
    const known = new Set(waiting.map(({ transaction }) => transaction));
    for (const { id, transaction } of await this.#deposits.listIn(chain, ["incoming"])) {
      if (!known.has(transaction)) await this.#book.vanish(id);
    }
  }

  async #see(
    chain: ChainCode,
    payments: readonly ChainPayment[],
    block: BlockRef | undefined,
  ): Promise<void> {
    const addresses = [...new Set(payments.map(({ address }) => address))];
    if (addresses.length === 0) return;
    const owners = await this.#deposits.ownersOf(chain, addresses);
    for (const payment of payments) {
      const traderId = owners.get(payment.address);
      if (traderId !== undefined) await this.#book.see({ chain, traderId, block }, payment);
    }
  }
}
