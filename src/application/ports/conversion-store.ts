import type { Conversion, ConversionQuote } from "../../domain/conversion/conversion.ts";
import type { Inventory } from "../../domain/conversion/inventory.ts";
import type { Halt } from "../../domain/halt/halt.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { RealAsset } from "../../domain/money/asset.ts";
import type { Instant } from "../../domain/trade/trade.ts";

/** What the platform holds to convert, with the versions of its rows; undefined before the first funding. */
export interface StoredInventory {
  readonly coins: Inventory;
  readonly versions: { readonly [Code in RealAsset]: number | undefined };
}

/** What is known about somebody who wants to convert. */
export interface StoredConversionFacts {
  readonly now: Instant;
  /** Where they live, by their own statement. */
  readonly country: string | undefined;
  /** Of the coin that they give. */
  readonly available: bigint;
  /** Whether a claim against them is open, in any asset. */
  readonly inDebt: boolean;
  readonly halts: readonly Halt[];
  readonly inventory: StoredInventory;
}

/** Quotes and conversions. Conversions themselves are written by commits. */
export interface ConversionStore {
  facts(traderId: TraderId, from: RealAsset): Promise<StoredConversionFacts>;
  /** Keeps a quote; everybody has one at a time. */
  keepQuote(quote: ConversionQuote): Promise<void>;
  /** A quote of theirs, also one whose time is over. */
  quoteOf(traderId: TraderId, id: string): Promise<ConversionQuote | undefined>;
  /** One that was carried out. */
  find(traderId: TraderId, id: string): Promise<Conversion | undefined>;
  inventory(): Promise<StoredInventory>;
  now(): Promise<Instant>;
}
