import type {
  ConversionStore,
  StoredConversionFacts,
  StoredInventory,
} from "../../src/application/ports/conversion-store.ts";
import type { Conversion, ConversionQuote } from "../../src/domain/conversion/conversion.ts";
import { inventoryOf } from "../../src/domain/conversion/inventory.ts";
import { accountId } from "../../src/domain/ledger/account.ts";
import { realAssets, type RealAsset } from "../../src/domain/money/asset.ts";
import { money } from "../../src/domain/money/money.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import { openClaimsOf } from "./memory-claim-store.ts";
import { openHaltsOf } from "./memory-halt-store.ts";
import type { MemoryTables } from "./memory-tables.ts";

interface ConversionState {
  readonly traderId: string;
  readonly fromAsset: RealAsset;
  readonly fromUnits: bigint;
  readonly toAsset: RealAsset;
  readonly toUnits: bigint;
  readonly spreadUnits: bigint;
}

/** Quotes and conversions in memory. */
export class MemoryConversionStore implements ConversionStore {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;
  /** By trader. */
  readonly #quotes = new Map<string, ConversionQuote>();

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async facts(traderId: string, from: RealAsset): Promise<StoredConversionFacts> {
    const id = accountId({ kind: "available", asset: from, traderId });
    return {
      now: this.#now(),
      country: undefined,
      available: this.#tables.balances.get(id) ?? 0n,
      inDebt: openClaimsOf(this.#tables, traderId).length > 0,
      halts: openHaltsOf(this.#tables),
      inventory: await this.inventory(),
    };
  }

  async keepQuote(quote: ConversionQuote): Promise<void> {
    this.#quotes.set(quote.traderId, quote);
  }

  async quoteOf(traderId: string, id: string): Promise<ConversionQuote | undefined> {
    const quote = this.#quotes.get(traderId);
    return quote?.id === id ? quote : undefined;
  }

  async find(traderId: string, id: string): Promise<Conversion | undefined> {
    const state = this.#tables.aggregates.get(`conversion ${id}`)?.state;
    if (!state) return undefined;
    const { fromAsset, fromUnits, toAsset, toUnits, spreadUnits, ...rest } =
      state as unknown as ConversionState;
    if (rest.traderId !== traderId) return undefined;
    return {
      id,
      traderId,
      from: money(fromAsset, fromUnits),
      to: money(toAsset, toUnits),
      spread: money(toAsset, spreadUnits),
    };
  }

  async inventory(): Promise<StoredInventory> {
    const row = (asset: RealAsset) => this.#tables.aggregates.get(`inventory ${asset}`);
    return {
      coins: inventoryOf((asset) => ({
        held: this.#tables.balances.get(accountId({ kind: "inventory", asset })) ?? 0n,
        funded: (row(asset)?.state["funded"] as bigint | undefined) ?? 0n,
      })),
      versions: Object.fromEntries(
        realAssets.map((asset) => [asset, row(asset)?.version]),
      ) as StoredInventory["versions"],
    };
  }

  async now(): Promise<Instant> {
    return this.#now();
  }
}
