import type {
  KeptQuote,
  ProviderOrderStore,
  StoredOrder,
  WantedFacts,
} from "../../src/application/ports/provider-order-store.ts";
import { accountId } from "../../src/domain/ledger/account.ts";
import type { RealAsset } from "../../src/domain/money/asset.ts";
import type { FiatCode } from "../../src/domain/money/fiat.ts";
import { money } from "../../src/domain/money/money.ts";
import {
  openOrderStates,
  takesCoins,
  voidOrderStates,
  type OrderKind,
  type OrderState,
} from "../../src/domain/provider-order/provider-order.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import { openClaimsOf } from "../memory/memory-claim-store.ts";
import { openHaltsOf } from "../memory/memory-halt-store.ts";
import type { MemoryAggregate, MemoryTables } from "../memory/memory-tables.ts";

/** An order as a commit wrote it. */
interface WrittenOrder {
  readonly traderId: string;
  readonly kind: OrderKind;
  readonly provider: string;
  readonly asset: RealAsset;
  readonly coins: bigint;
  readonly fee: bigint;
  readonly currency: FiatCode;
  readonly fiat: bigint;
  readonly providerFee: bigint;
  readonly way: string;
  readonly usdCents: bigint;
  readonly state: OrderState;
  readonly placedAt: string;
  readonly heldUntil?: string;
  readonly attemptedAt?: string;
  readonly endedAt?: string;
}

const aggregate = "provider-order";
const day = 86_400_000;
const timeOf = (at: string | undefined) => (at === undefined ? undefined : Date.parse(at));

/** Orders with providers in memory, as the use cases themselves write them. */
export class SimulatedOrders implements ProviderOrderStore {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;
  /** By their ids; those of orders stay for where they go. */
  readonly #quotes = new Map<string, KeptQuote>();

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async facts(traderId: string, { kind, asset, recentSeconds }: WantedFacts) {
    const now = this.#now();
    const own = this.#where(
      (order) => order.traderId === traderId && !voidOrderStates.includes(order.state),
    );
    const worth = (orders: readonly StoredOrder[], since: number) =>
      orders
        .filter(({ placedAt }) => placedAt > since)
        .reduce((sum, { usdCents }) => sum + usdCents, 0n);
    const ofKind = own.filter((order) => order.kind === kind);
    const out = own.filter((order) => takesCoins(order.kind));
    const { balances, aggregates } = this.#tables;
    return {
      now,
      senderVersion: aggregates.get(`sender ${traderId}`)?.version,
      country: undefined,
      available: balances.get(accountId({ kind: "available", asset, traderId })) ?? 0n,
      inDebt: openClaimsOf(this.#tables, traderId).length > 0,
      halts: openHaltsOf(this.#tables),
      dayUsdCents: worth(ofKind, now - day),
      recentUsdCents: worth(out, now - recentSeconds * 1_000),
      totalUsdCents: worth(out, Number.NEGATIVE_INFINITY),
      openOrders: own.filter(({ state }) => openOrderStates.includes(state)).length,
      isDestinationUsed: ofKind.some(({ state }) => state === "done"),
      isOnlySaved: false,
    };
  }

  async keepQuote(quote: KeptQuote): Promise<void> {
    this.#quotes.set(quote.id, quote);
  }

  async quoteOf(traderId: string, id: string) {
    const quote = this.#quotes.get(id);
    return quote?.traderId === traderId ? quote : undefined;
  }

  async seal() {
    return {};
  }

  async find(id: string): Promise<StoredOrder | undefined> {
    const stored = this.#tables.aggregates.get(`${aggregate} ${id}`);
    return stored && this.#orderIn(id, stored);
  }

  async listOpen(): Promise<readonly StoredOrder[]> {
    return this.#where(({ state }) => openOrderStates.includes(state));
  }

  async listOf(
    traderId: string,
    kind: OrderKind,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ) {
    const own = this.#where((order) => order.traderId === traderId && order.kind === kind);
    return { orders: own.toReversed().slice(offset, offset + limit), total: own.length };
  }

  async present() {
    return { now: this.#now(), halts: openHaltsOf(this.#tables) };
  }

  #where(isWanted: (order: WrittenOrder) => boolean): readonly StoredOrder[] {
    return this.#tables.aggregates
      .groupEntries(aggregate)
      .filter(([, { state }]) => isWanted(state as unknown as WrittenOrder))
      .map(([name, stored]) => this.#orderIn(name.slice(aggregate.length + 1), stored));
  }

  #orderIn(id: string, { version, state }: MemoryAggregate): StoredOrder {
    const row = state as unknown as WrittenOrder;
    return {
      id,
      version,
      kind: row.kind,
      provider: row.provider,
      traderId: row.traderId,
      coins: money(row.asset, row.coins),
      fee: money(row.asset, row.fee),
      fiat: { currency: row.currency, minor: row.fiat },
      providerFee: row.providerFee,
      way: row.way,
      usdCents: row.usdCents,
      state: row.state,
      placedAt: Date.parse(row.placedAt),
      heldUntil: timeOf(row.heldUntil),
      attemptedAt: timeOf(row.attemptedAt),
      endedAt: timeOf(row.endedAt),
      destination: this.#quotes.get(id)?.destination,
    };
  }
}
