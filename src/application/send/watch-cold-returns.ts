import type { ChainCode } from "../../domain/chain/chain.ts";
import {
  assetPaid,
  blocksNeeded,
  confirmationsOf,
  depositId,
} from "../../domain/deposit/deposit.ts";
import type { DepositPolicy } from "../../domain/deposit/deposit-policy.ts";
import type { JournalEntry } from "../../domain/ledger/journal-entry.ts";
import { money } from "../../domain/money/money.ts";
import {
  bookReturn,
  feeOfCold,
  loseReturn,
  seeReturn,
  type ColdReturn,
} from "../../domain/send/cold-return.ts";
import type { AuditEntry } from "../ports/audit.ts";
import type { BlockWatcher } from "../ports/block-watcher.ts";
import type { BlockRef, ChainBlock, ChainNode, ChainPayment } from "../ports/chain-node.ts";
import type { CoinOrigins, ColdReturns, StoredColdReturn } from "../ports/cold-returns.ts";
import type { CommitChanges } from "../ports/commit.ts";
import type { Current } from "../ports/current-policy.ts";
import { retryOnConflict } from "../trade/retry-on-conflict.ts";

interface WatchParts {
  readonly chain: ChainCode;
  /** The addresses of cold storage. */
  readonly cold: ReadonlySet<string>;
  /** Where cold storage pays the hot account. */
  readonly hot: string;
  /** The contract of USDT. */
  readonly tether: string | undefined;
  readonly origins: CoinOrigins;
  readonly returns: ColdReturns;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly policy: Current<DepositPolicy>;
  /** Told of a payment of which the node does not say where it comes from: it is not booked. */
  readonly tell: (unknown: { readonly transaction: string }) => void;
}

/**
 * Books what cold storage sends back to the hot account, once enough blocks confirm it. It moves between accounts of
 * the platform's own; what others send there is left alone. Each change is one commit over the version that was read, and
 * each booking has a name that is used once: any number of scanners books a payment once.
 */
export class WatchColdReturns implements BlockWatcher {
  readonly #parts: WatchParts;

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  async seeBlock({ payments, height, hash }: ChainBlock): Promise<void> {
    const { chain, cold, hot, returns } = this.#parts;
    // Before what spends them: a return leaves change in cold storage.
    const coins = chain === "bitcoin" ? payments.filter(({ address }) => cold.has(address)) : [];
    if (coins.length > 0) await returns.noteCoins(coins);
    const withFee = new Set<string>();
    for (const payment of payments.filter(({ address }) => address === hot)) {
      const isFirst = !withFee.has(payment.transaction);
      if (await this.#see(payment, { height, hash }, isFirst)) withFee.add(payment.transaction);
    }
  }

  /** What waits for a block may be replaced: nothing is expected from it. */
  async seeWaiting(): Promise<void> {}

  async leaveBlock(hash: string): Promise<void> {
    const { chain, returns } = this.#parts;
    for (const { id } of await returns.listOfBlock(chain, hash)) await this.#lose(id, hash);
  }

  async settle(tipHeight: number, hashAt: ChainNode["hashAt"]): Promise<void> {
    const { chain, returns, policy } = this.#parts;
    for (const { id, block, asset, units } of await returns.listIn(chain, "confirming")) {
      // One above this round's tip another round has seen, on a newer view of the chain.
      if (!block || block.height > tipHeight) continue;
      if ((await hashAt(block.height)) !== block.hash) await this.#lose(id, block.hash);
      else if (
        confirmationsOf({ block }, tipHeight) >= blocksNeeded(money(asset, units), policy())
      ) {
        await this.#decide(id, (stored) =>
          stored?.block?.hash === block.hash ? bookReturn(stored) : undefined,
        );
      }
    }
  }

  /** Whether it comes from cold storage. `isFirst`: no other payment of its transaction has the fee. */
  async #see(payment: ChainPayment, block: BlockRef, isFirst: boolean): Promise<boolean> {
    const { chain, cold, tether, origins, tell } = this.#parts;
    const { transaction, place, token, units } = payment;
    const asset = assetPaid(chain, token, tether);
    if (!asset) return false;
    const origin = await origins.originOf(payment, block);
    if (!origin) tell({ transaction });
    const taken = origin && feeOfCold(chain, origin, cold);
    if (taken === undefined) return false;
    const id = depositId(chain, transaction, place);
    const fee = isFirst ? taken : 0n;
    const seen = { id, chain, transaction, place, asset, units, fee };
    await this.#decide(id, (stored) => ({
      coldReturn: seeReturn(stored, seen, block),
      entries: [],
    }));
    return true;
  }

  #lose(id: string, hash: string): Promise<void> {
    return this.#decide(id, (stored) =>
      stored?.block?.hash === hash ? loseReturn(stored) : undefined,
    );
  }

  /** Nothing is written where nothing changes. */
  async #decide(
    id: string,
    decide: (
      stored: StoredColdReturn | undefined,
    ) => { coldReturn: ColdReturn; entries: readonly JournalEntry[] } | undefined,
  ): Promise<void> {
    const { returns, changes } = this.#parts;
    await retryOnConflict(async () => {
      const [stored, now] = await Promise.all([returns.find(id), returns.now()]);
      const decided = decide(stored);
      if (!decided || decided.coldReturn === stored) return undefined;
      const { coldReturn, entries } = decided;
      const { chain, transaction, place, asset, units, fee, state, block, bookings } = coldReturn;
      const outcome = await changes.commit({
        judgedAt: now,
        usage: [],
        entries,
        aggregates: [
          {
            aggregate: "cold-return",
            id,
            seenVersion: stored?.version,
            state: {
              chain,
              transaction,
              place,
              asset,
              units,
              fee,
              state,
              height: block?.height ?? null,
              blockHash: block?.hash ?? null,
              bookings,
            },
          },
        ],
        audit: entries.length > 0 ? [auditOf(coldReturn)] : [],
      });
      return outcome.outcome === "conflict" ? outcome : undefined;
    });
  }
}

/** The platform's own act: nobody of staff books it. */
function auditOf({ asset, transaction, units, state }: ColdReturn): AuditEntry {
  return {
    staffId: undefined,
    role: undefined,
    act: state === "booked" ? "book-cold-return" : "take-back-cold-return",
    subject: { kind: "coin", id: asset },
    after: { transaction, units: String(units) },
  };
}
