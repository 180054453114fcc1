import type { DepositPolicy } from "../../domain/deposit/deposit-policy.ts";
import { blocksNeeded } from "../../domain/deposit/deposit.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { money } from "../../domain/money/money.ts";
import { feeEntry } from "../../domain/multisig-escrow/booked-fee.ts";
import type { EscrowCoin } from "../../domain/multisig-escrow/escrow-terms.ts";
import { replacedCoin } from "../../domain/multisig-escrow/payment-besides.ts";
import {
  multisigState,
  type MultisigState,
  type TradeEscrow,
} from "../../domain/multisig-escrow/trade-escrow.ts";
import {
  confirmCoin,
  confirmSpend,
  loseBlock,
  loseCoin,
  loseSpend,
  seeCoin,
  seeSpend,
} from "../../domain/multisig-escrow/watch-coin.ts";
import type { BlockWatcher } from "../ports/block-watcher.ts";
import type {
  BlockRef,
  ChainBlock,
  ChainNode,
  ChainPayment,
  SeenSpend,
} from "../ports/chain-node.ts";
import type { CommitChanges } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { MultisigEscrowStore, StoredEscrow } from "../ports/multisig-escrow-store.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";
import { besidesChange } from "./besides-change.ts";
import { changeOf } from "./escrow-change.ts";

/** What staff look at: a payment besides the coin of an escrow, or a spend that is no payout of ours. */
interface NeedsLook {
  readonly tradeId: string;
  readonly sellerId: TraderId;
  readonly what: "other_coin" | "exited";
  readonly transaction: string;
}

interface WatchParts {
  readonly escrows: MultisigEscrowStore;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly policy: Current<DepositPolicy>;
  readonly tell: (seen: NeedsLook) => void;
}

/** In which something on the chain can still be confirmed. */
const open: readonly MultisigState[] = ["seen", "funded", "payout_proposed", "signed", "sent"];

/**
 * Notes what a chain says of multisig escrows: their coins, and what spends these. The platform's part of a payout is booked
 * when enough blocks confirm it.
 */
export class WatchEscrows implements BlockWatcher {
  readonly #parts: WatchParts;

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  async seeBlock({ payments, spends = [], height, hash }: ChainBlock): Promise<void> {
    const block = { height, hash };
    await this.#seePayments(payments, block);
    const found = await this.#ofSpends(spends);
    for (const { tradeId, transaction } of found) {
      await this.#decide(tradeId, (escrow) => seeSpend(escrow, transaction, block));
    }
  }

  async seeWaiting(payments: readonly ChainPayment[], isAll: boolean): Promise<void> {
    await this.#seePayments(payments, undefined);
    if (!isAll) return;
    const known = new Set(payments.map(({ transaction }) => transaction));
    for (const { tradeId, coin } of await this.#parts.escrows.listIn(open)) {
      const isLost = coin?.is === "waiting" && !known.has(coin.transaction);
      if (isLost) await this.#decide(tradeId, loseCoin);
    }
  }

  async leaveBlock(hash: string): Promise<void> {
    for (const { tradeId } of await this.#parts.escrows.listOfBlock(hash)) {
      await this.#decide(tradeId, (escrow) => withoutBlock(escrow, hash));
    }
  }

  async settle(tipHeight: number, hashAt: ChainNode["hashAt"]): Promise<void> {
    const { escrows, policy } = this.#parts;
    const depthOf = (block: BlockRef | undefined) => (block ? tipHeight - block.height + 1 : 0);
    for (const { tradeId, coin, spend } of await escrows.listIn(open)) {
      const unconfirmed = [coin?.is === "in_block" ? coin.block : undefined, spend?.block];
      for (const block of unconfirmed) {
        const isGone = block && (await hashAt(block.height)) !== block.hash;
        if (isGone) await this.#decide(tradeId, (escrow) => withoutBlock(escrow, block.hash));
      }
      await this.#decide(tradeId, (escrow) => {
        const needed = blocksNeeded(money("BTC", escrow.coin?.units ?? 0n), policy());
        const confirmed = confirmCoin(escrow, depthOf(escrow.coin?.block), needed);
        return confirmSpend(confirmed, depthOf(escrow.spend?.block), needed);
      });
    }
  }

  async #seePayments(
    payments: readonly ChainPayment[],
    block: BlockRef | undefined,
  ): Promise<void> {
    if (payments.length === 0) return;
    const found = await this.#parts.escrows.listAt(payments.map(({ address }) => address));
    const byAddress = new Map(found.map((escrow) => [escrow.address, escrow.tradeId]));
    for (const payment of payments) {
      const tradeId = byAddress.get(payment.address);
      if (tradeId === undefined) continue;
      const { transaction, place, units } = payment;
      const coin = { transaction, place, units };
      await this.#noteReplaced(tradeId, coin, block);
      let besides: StoredEscrow | undefined;
      await this.#decide(tradeId, (escrow) => {
        besides = undefined;
        const seen = seeCoin(escrow, coin, block);
        if (seen.ok) return seen.value;
        if (block) besides = escrow;
        return escrow;
      });
      if (besides && block) await this.#noteBesides(besides, coin, block);
    }
  }

  /** Before it is replaced, as nothing tells of it afterwards. */
  async #noteReplaced(tradeId: string, coin: EscrowCoin, block: BlockRef | undefined) {
    const before = await this.#parts.escrows.find(tradeId);
    const seen = before && seeCoin(before, coin, block);
    const replaced = before && seen?.ok ? replacedCoin(before, seen.value) : undefined;
    if (before && replaced?.block) await this.#noteBesides(before, replaced, replaced.block);
  }

  /** Once for each, however often its block is read; both parties are told. */
  async #noteBesides(
    { tradeId, buyerId, sellerId }: StoredEscrow,
    { transaction, place, units }: EscrowCoin,
    { height }: BlockRef,
  ): Promise<void> {
    const { escrows, changes, tell } = this.#parts;
    const payment = { tradeId, transaction, place, units, height, state: "open" } as const;
    const { outcome } = await changes.commit({
      judgedAt: await escrows.now(),
      usage: [],
      entries: [],
      aggregates: [besidesChange(payment, undefined, [buyerId, sellerId])],
    });
    if (outcome !== "conflict") tell({ tradeId, sellerId, what: "other_coin", transaction });
  }

  async #ofSpends(spends: readonly SeenSpend[]) {
    if (spends.length === 0) return [];
    const found = await this.#parts.escrows.listOfCoins(spends.map(({ spent }) => spent));
    return found.flatMap(({ tradeId, coin }) =>
      spends
        .filter(
          ({ spent }) => spent.transaction === coin?.transaction && spent.place === coin.place,
        )
        .map(({ transaction }) => ({ tradeId, transaction })),
    );
  }

  /** One commit over the version that was read; none where nothing changes. */
  async #decide(tradeId: string, decide: (escrow: StoredEscrow) => TradeEscrow): Promise<void> {
    const { escrows, changes, tell } = this.#parts;
    await retryOnConflict(async () => {
      const before = await escrows.find(tradeId);
      const after = before && decide(before);
      if (!before || !after || after === before) return undefined;
      const isSettled = multisigState(after) === "settled" && multisigState(before) !== "settled";
      const owedTo = before.feeGoesBack ? before.sellerId : undefined;
      const fee = isSettled ? feeEntry(after, owedTo) : undefined;
      const outcome = await changes.commit({
        judgedAt: await escrows.now(),
        usage: [],
        entries: fee ? [fee] : [],
        aggregates: [changeOf(after, before.seals, before, before.version)],
      });
      if (outcome.outcome === "conflict") return outcome;
      const hasExited = multisigState(after) === "exited" && multisigState(before) !== "exited";
      if (hasExited && after.spend) {
        const { sellerId } = before;
        tell({ tradeId, sellerId, what: "exited", transaction: after.spend.transaction });
      }
      return undefined;
    });
  }
}

/** What is known of an escrow without a block that left the chain. */
function withoutBlock(escrow: TradeEscrow, hash: string): TradeEscrow {
  const { coin, spend } = escrow;
  const without = spend?.block?.hash === hash ? loseSpend(escrow, spend.transaction) : escrow;
  return coin?.block?.hash === hash ? loseBlock(without) : without;
}
