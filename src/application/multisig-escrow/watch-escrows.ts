import type { DepositPolicy } from "../../domain/deposit/deposit-policy.ts";
import { blocksNeeded } from "../../domain/deposit/deposit.ts";
import type { TraderId } from "../../domain/id/id.ts";
import { money } from "../../domain/money/money.ts";
import { bookFee } from "../../domain/multisig-escrow/booked-fee.ts";
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
import type { ClaimStore } from "../ports/claim-store.ts";
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
  readonly claims: Pick<ClaimStore, "debtorBalance">;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly policy: Current<DepositPolicy>;
  readonly tell: (seen: NeedsLook) => void;
}

/** In which something on the chain can still be confirmed. */
const open: readonly MultisigState[] = ["seen", "funded", "payout_proposed", "signed", "sent"];

/**
 * Notes what a chain says of multisig escrows: their coins, and what spends these. The platform's part of a payout is booked
 * when enough blocks confirm it. One escrow that cannot go on stops none after it; its error is thrown when all were looked
 * at. A block that is read, or left, is told again then.
 */
export class WatchEscrows implements BlockWatcher {
  readonly #parts: WatchParts;
  /** What failed in a round that goes on: it is thrown at its end. */
  readonly #late: unknown[] = [];

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  async seeBlock({ payments, spends = [], height, hash }: ChainBlock): Promise<void> {
    const block = { height, hash };
    const unpaid = await this.#seePayments(payments, block);
    const found = await this.#ofSpends(spends);
    const errors = await eachOf(found, ({ tradeId, transaction }) =>
      this.#decide(tradeId, (escrow) => seeSpend(escrow, transaction, block)),
    );
    throwAny([...unpaid, ...errors]);
  }

  async seeWaiting(payments: readonly ChainPayment[], isAll: boolean): Promise<void> {
    this.#late.push(...(await this.#seePayments(payments, undefined)));
    if (!isAll) return;
    const known = new Set(payments.map(({ transaction }) => transaction));
    const waiting = await this.#parts.escrows.listIn(open);
    const lost = waiting.filter(
      ({ coin }) => coin?.is === "waiting" && !known.has(coin.transaction),
    );
    const errors = await eachOf(lost, ({ tradeId }) => this.#decide(tradeId, loseCoin));
    this.#late.push(...errors);
  }

  async leaveBlock(hash: string): Promise<void> {
    const found = await this.#parts.escrows.listOfBlock(hash);
    throwAny(
      await eachOf(found, ({ tradeId }) =>
        this.#decide(tradeId, (escrow) => withoutBlock(escrow, hash)),
      ),
    );
  }

  async settle(tipHeight: number, hashAt: ChainNode["hashAt"]): Promise<void> {
    const { escrows, policy } = this.#parts;
    const depthOf = (block: BlockRef | undefined) => (block ? tipHeight - block.height + 1 : 0);
    const errors = await eachOf(await escrows.listIn(open), async ({ tradeId, coin, spend }) => {
      const unconfirmed = [coin?.is === "in_block" ? coin.block : undefined, spend?.block];
      for (const block of unconfirmed) {
        // One above this round's tip another round has seen, on a newer view of the chain.
        const isKnown = block && block.height <= tipHeight;
        const isGone = isKnown && (await hashAt(block.height)) !== block.hash;
        if (isGone) await this.#decide(tradeId, (escrow) => withoutBlock(escrow, block.hash));
      }
      await this.#decide(tradeId, (escrow) => {
        const needed = blocksNeeded(money("BTC", escrow.coin?.units ?? 0n), policy());
        const confirmed = confirmCoin(escrow, depthOf(escrow.coin?.block), needed);
        return confirmSpend(confirmed, depthOf(escrow.spend?.block), needed);
      });
    });
    throwAny([...this.#late.splice(0), ...errors]);
  }

  async #seePayments(
    payments: readonly ChainPayment[],
    block: BlockRef | undefined,
  ): Promise<readonly unknown[]> {
    if (payments.length === 0) return [];
    const found = await this.#parts.escrows.listAt(payments.map(({ address }) => address));
    const byAddress = new Map(found.map((escrow) => [escrow.address, escrow.tradeId]));
    const paid = payments.flatMap(({ address, ...coin }) => {
      const tradeId = byAddress.get(address);
      return tradeId === undefined ? [] : [{ tradeId, coin }];
    });
    return eachOf(paid, async ({ tradeId, coin: { transaction, place, units } }) => {
      const coin = { transaction, place, units };
      let besides: StoredEscrow | undefined;
      await this.#decide(tradeId, (escrow) => {
        besides = undefined;
        const seen = seeCoin(escrow, coin, block);
        if (seen.ok) return seen.value;
        if (block) besides = escrow;
        return escrow;
      });
      if (besides && block) await this.#noteBesides(besides, coin, block);
    });
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
      const decided = before && decide(before);
      if (!before || !decided || decided === before) return undefined;
      // Before it is replaced, as nothing tells of it afterwards.
      const replaced = replacedCoin(before, decided);
      if (replaced?.block) await this.#noteBesides(before, replaced, replaced.block);
      const owedTo = before.feeGoesBack ? before.sellerId : undefined;
      const balance = await this.#balanceOf(before.booked?.to);
      const { escrow: after, entries } = bookFee(decided, { owedTo, balance });
      const outcome = await changes.commit({
        judgedAt: await escrows.now(),
        usage: [],
        entries,
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

  /** In satoshi. */
  async #balanceOf(traderId: TraderId | undefined): Promise<bigint> {
    if (traderId === undefined) return 0n;
    return (await this.#parts.claims.debtorBalance(traderId, "BTC")).debtorBalance.available;
  }
}

/** What is known of an escrow without a block that left the chain. */
function withoutBlock(escrow: TradeEscrow, hash: string): TradeEscrow {
  const { coin, spend } = escrow;
  const without = spend?.block?.hash === hash ? loseSpend(escrow, spend.transaction) : escrow;
  return coin?.block?.hash === hash ? loseBlock(without) : without;
}

/** Does it for each, one after the other; one that fails stops none after it. Returns the errors. */
async function eachOf<Each extends { readonly tradeId: string }>(
  all: readonly Each[],
  act: (each: Each) => Promise<void>,
): Promise<readonly unknown[]> {
  const errors: unknown[] = [];
  for (const each of all) {
    await act(each).catch((cause: unknown) =>
      errors.push(
        new Error(`The escrow of trade ${each.tradeId} cannot follow the chain`, { cause }),
      ),
    );
  }
  return errors;
}

function throwAny(errors: readonly unknown[]): void {
  const [first, ...others] = errors;
  if (first !== undefined) throw others.length > 0 ? new AggregateError(errors) : first;
}
