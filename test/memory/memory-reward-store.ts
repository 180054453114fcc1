import type {
  DueTrade,
  NotedReward,
  RewardFacts,
  RewardStore,
} from "../../src/application/ports/reward-store.ts";
import { accountId } from "../../src/domain/ledger/account.ts";
import type { AssetCode } from "../../src/domain/money/asset.ts";
import { money, type Money } from "../../src/domain/money/money.ts";
import type { Referrer } from "../../src/domain/partner/reward.ts";
import { completedEscrows } from "../../src/domain/trade/trade-status.ts";
import type { Instant, Trade } from "../../src/domain/trade/trade.ts";
import type { MemoryTables } from "./memory-tables.ts";

/** Reads rewards from memory. A trade is due as long as something is to be noted of it. */
export class MemoryRewardStore implements RewardStore {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;
  readonly #referrerOf: (traderId: string) => string | undefined;

  constructor(
    tables: MemoryTables,
    now: () => Instant,
    referrerOf: (traderId: string) => string | undefined,
  ) {
    this.#tables = tables;
    this.#now = now;
    this.#referrerOf = referrerOf;
  }

  async listDue(most: number): Promise<readonly DueTrade[]> {
    return [...this.#tables.trades.values()]
      .filter(({ trade }) => this.#isDue(trade))
      .slice(0, most)
      .map(({ trade }) => ({ tradeId: trade.id, changes: 1 }));
  }

  async done(): Promise<void> {}

  async facts(tradeId: string): Promise<RewardFacts | undefined> {
    const trade = this.#tables.trades.get(tradeId)?.trade;
    const fee = trade && this.#feeOf(trade);
    if (!trade || !fee) return undefined;
    const isChargedBack = isReversed(trade);
    const isFeeLost = this.#isFeeLost(tradeId);
    return {
      trade: { tradeId, sellerId: trade.sellerId, fee, isChargedBack, isFeeLost },
      referrers: this.#referrersOf(trade.buyerId),
      noted: this.#notedOf(trade),
      now: this.#now(),
    };
  }

  async account(partnerId: string, asset: AssetCode) {
    const id = accountId({ kind: "rewards", asset, partnerId });
    const states = this.#tables.traders.get(partnerId)?.account?.states ?? [];
    return {
      units: this.#tables.balances.get(id) ?? 0n,
      lines: this.#tables.entries.linesOf(id),
      isLocked: states.length > 0,
    };
  }

  #isDue(trade: Trade): boolean {
    if (!completedEscrows.includes(trade.escrow) || !this.#referrerOf(trade.buyerId)) return false;
    const noted = this.#notedOf(trade);
    if (noted.length === 0) return this.#feeOf(trade) !== undefined;
    const isOff = isReversed(trade) || this.#isFeeLost(trade.id);
    return noted.some((each) => !each.withheld && (each.takenBack === undefined) === isOff);
  }

  /** Whether the fee of an escrow on the chain left the books again. */
  #isFeeLost(tradeId: string): boolean {
    const { state = {} } = this.#tables.aggregates.get(`multisig-escrow ${tradeId}`) ?? {};
    return state["bookedUnits"] === 0n;
  }

  #feeOf({ id, holds, money: { fee } }: Trade): Money | undefined {
    const { entries } = this.#tables;
    const entry = entries.get(`settle:${id}:${holds}`) ?? entries.get(`escrow-fee:${id}`);
    const kept = entry?.postings.find(({ account }) => account.kind === "fees")?.amount;
    return kept && kept.units > 0n ? money(fee.asset, kept.units) : undefined;
  }

  #referrersOf(buyerId: string): readonly Referrer[] {
    const first = this.#referrerOf(buyerId);
    const second = first === undefined ? undefined : this.#referrerOf(first);
    return [first, second].flatMap((partnerId, place): Referrer[] =>
      partnerId === undefined
        ? []
        : [{ tier: place === 0 ? 1 : 2, partnerId, isAmbassador: false, isLinked: false }],
    );
  }

  #notedOf({ id, money: { fee } }: Trade): readonly NotedReward[] {
    return ([1, 2] as const).flatMap((tier): NotedReward[] => {
      const noted = this.#tables.aggregates.get(`partner-reward ${id}-${tier}`);
      if (!noted) return [];
      const { partnerId, units, withheld, takenBack, times } = noted.state as {
        partnerId: string;
        units: bigint;
        withheld: NotedReward["withheld"] | null;
        takenBack: bigint | null;
        times: number;
      };
      const account = accountId({ kind: "rewards", asset: fee.asset, partnerId });
      return [
        {
          tradeId: id,
          tier,
          partnerId,
          amount: money(fee.asset, units),
          withheld: withheld ?? undefined,
          takenBack: takenBack ?? undefined,
          times,
          version: noted.version,
          balance: this.#tables.balances.get(account) ?? 0n,
        },
      ];
    });
  }
}

function isReversed({ chargeback }: Trade): boolean {
  return chargeback === "confirmed" || chargeback === "paid";
}
