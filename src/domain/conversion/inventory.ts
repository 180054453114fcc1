import { journalEntry, type JournalEntry } from "../ledger/journal-entry.ts";
import { realAssets, type RealAsset } from "../money/asset.ts";
import { add, money, type Money } from "../money/money.ts";
import { fiatFor, type Price } from "../money/price.ts";
import type { Conversion } from "./conversion.ts";

/** What the platform holds of a coin to convert into and out of. In base units. */
interface InventoryCoin {
  readonly held: bigint;
  /** What it was funded with: the rest of `held` came by conversions, or is missing by them. */
  readonly funded: bigint;
}

/** Of every coin. */
export type Inventory = { readonly [Code in RealAsset]: InventoryCoin };

/** How far conversions moved the holding of a coin; below zero where they took from it. */
export function positionOf({ held, funded }: InventoryCoin): bigint {
  return held - funded;
}

/** The value of a position, whatever its direction, in US cents. */
export function exposureOf(position: bigint, price: Price): bigint {
  const size = position < 0n ? 0n - position : position;
  return fiatFor(money(price.asset, size), price).minor;
}

/**
 * Whether the inventory carries a conversion: it has what is paid out, and no coin moves further than
 * allowed from what it was funded with. What brings a coin back is always carried.
 */
export function carries(
  inventory: Inventory,
  { from, to, spread }: Pick<Conversion, "from" | "to" | "spread">,
  prices: { readonly from: Price<RealAsset>; readonly to: Price<RealAsset> },
  mostExposureUsdCents: bigint,
): boolean {
  const paid = add(to, spread);
  if (inventory[paid.asset].held < paid.units) return false;
  const isWithin = (price: Price<RealAsset>, change: bigint) => {
    const before = positionOf(inventory[price.asset]);
    const after = before + change;
    const isFurther = after < 0n ? after < before : after > before;
    return !isFurther || exposureOf(after, price) <= mostExposureUsdCents;
  };
  return isWithin(prices.from, from.units) && isWithin(prices.to, 0n - paid.units);
}

/** `convert:<id>`: one coin into the inventory, the other out of it, and the spread to the fees. */
export function conversionEntry({ id, traderId, from, to, spread }: Conversion): JournalEntry {
  const given = from.asset;
  const got = to.asset;
  return journalEntry(`convert:${id}`, [
    {
      from: { kind: "available", asset: given, traderId },
      to: { kind: "inventory", asset: given },
      amount: from,
    },
    {
      from: { kind: "inventory", asset: got },
      to: { kind: "available", asset: got, traderId },
      amount: to,
    },
    {
      from: { kind: "inventory", asset: got },
      to: { kind: "fees", asset: got },
      amount: spread,
    },
  ]);
}

/** `inventory-fund:<asset>:<n>`: play money of a demo, clearing → inventory. */
export function fundingEntry(amount: Money, number: number): JournalEntry {
  const { asset } = amount;
  return journalEntry(`inventory-fund:${asset}:${number}`, [
    { from: { kind: "clearing", asset }, to: { kind: "inventory", asset }, amount },
  ]);
}

/** An inventory from what is known of each coin. */
export function inventoryOf(coin: (asset: RealAsset) => InventoryCoin): Inventory {
  return Object.fromEntries(realAssets.map((asset) => [asset, coin(asset)])) as Inventory;
}
