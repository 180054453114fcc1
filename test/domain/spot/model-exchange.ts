import { freeAccount, type TraderAccount } from "../../../src/domain/account/trader-account.ts";
import { accountId } from "../../../src/domain/ledger/account.ts";
import type { JournalEntry } from "../../../src/domain/ledger/journal-entry.ts";
import { defaultSpotPolicy } from "../../../src/domain/policy/default-chain-policy.ts";
import { defaultLevelPolicy } from "../../../src/domain/policy/default-policy.ts";
import {
  endSpotOrder,
  placeSpotOrder,
  type Placement,
} from "../../../src/domain/spot/place-spot-order.ts";
import { spotMarkets } from "../../../src/domain/spot/spot-market.ts";
import type { SpotOrder, SpotWish } from "../../../src/domain/spot/spot-order.ts";
import type { SpotPolicy } from "../../../src/domain/spot/spot-policy.ts";

/** What one person does. */
export type Step =
  | { readonly act: "place"; readonly by: string; readonly wish: SpotWish }
  | { readonly act: "cancel"; readonly place: number }
  | { readonly act: "bar"; readonly by: string };

/** A book and a ledger in memory that carry out what the domain decides. */
export class ModelExchange {
  readonly balances = new Map<string, bigint>();
  readonly book = new Map<string, SpotOrder>();
  readonly placements: Placement[] = [];
  readonly log: string[] = [];
  readonly refs = new Set<string>();
  readonly #barred = new Set<string>();
  readonly #policy: SpotPolicy;
  #placed = 0;
  #fills = 0;

  constructor(policy: Partial<SpotPolicy> = {}) {
    this.#policy = { ...defaultSpotPolicy, ...policy };
  }

  give(traderId: string, asset: "BTC" | "USDT" | "ETH", units: bigint): void {
    this.balances.set(accountId({ kind: "available", asset, traderId }), units);
  }

  balance(id: string): bigint {
    return this.balances.get(id) ?? 0n;
  }

  /** The orders of one side, best first, as the database lists them. */
  side(side: "buy" | "sell"): readonly SpotOrder[] {
    const rank = side === "sell" ? 1n : -1n;
    return [...this.book.values()]
      .filter((order) => order.side === side)
      .toSorted((a, b) => Number(rank * (a.price - b.price)) || a.sequence - b.sequence);
  }

  step(step: Step): void {
    if (step.act === "bar") {
      this.#barred.add(step.by);
    } else if (step.act === "cancel") {
      const order = [...this.book.values()][step.place];
      if (!order) return;
      this.post([endSpotOrder(order)]);
      this.book.delete(order.id);
      this.log.push(`cancel ${order.id}`);
    } else {
      this.place(step.by, step.wish);
    }
  }

  place(traderId: string, wish: SpotWish): Placement | string {
    const makers = this.side(wish.side === "buy" ? "sell" : "buy");
    const asset = wish.side === "buy" ? "USDT" : spotMarkets[wish.pair].base;
    const placed = placeSpotOrder(
      `o${this.#placed + 1}`,
      traderId,
      wish,
      {
        account: this.#accountOf(traderId),
        level: 2,
        isCountryClosed: false,
        inDebt: false,
        available: this.balance(accountId({ kind: "available", asset, traderId })),
        halts: [],
        openOrders: [...this.book.values()].filter((each) => each.traderId === traderId).length,
        bestPrice: makers[0]?.price,
        reference: undefined,
      },
      {
        placed: this.#placed,
        fills: this.#fills,
        makers,
        accounts: new Map(makers.map((each) => [each.traderId, this.#accountOf(each.traderId)])),
      },
      { spot: this.#policy, levels: defaultLevelPolicy },
    );
    if (!placed.ok) return placed.refusal.code;
    const { order, fills, changed, entries } = placed.value;
    this.post(entries);
    for (const each of changed) {
      if (each.end === undefined) this.book.set(each.order.id, each.order);
      else this.book.delete(each.order.id);
    }
    if (order.end === undefined) this.book.set(order.id, order);
    this.#placed += 1;
    this.#fills += fills.length;
    this.placements.push(placed.value);
    this.log.push(
      ...fills.map((fill) => `${fill.maker.id} ${order.id} ${fill.quantity}@${fill.price}`),
    );
    return placed.value;
  }

  post(entries: readonly JournalEntry[]): void {
    for (const { ref, postings } of entries) {
      if (this.refs.has(ref)) throw new Error(`${ref} is used twice`);
      this.refs.add(ref);
      for (const { account, amount } of postings) {
        const id = accountId(account);
        this.balances.set(id, this.balance(id) + amount.units);
      }
    }
  }

  #accountOf(traderId: string): TraderAccount {
    return this.#barred.has(traderId) ? { ...freeAccount, states: ["banned"] } : freeAccount;
  }
}
