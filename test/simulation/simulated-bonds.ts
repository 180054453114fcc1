import type { BondStore } from "../../src/application/ports/bond-store.ts";
import { bondId } from "../../src/domain/bond/bond.ts";
import { accountId } from "../../src/domain/ledger/account.ts";
import { realAssets, type AssetCode } from "../../src/domain/money/asset.ts";
import { money } from "../../src/domain/money/money.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import { openClaimsOf } from "../memory/memory-claim-store.ts";
import type { MemoryTables } from "../memory/memory-tables.ts";

/** Bonds in memory. The offers of the simulation need none, so no trade is covered by one. */
export class SimulatedBonds implements BondStore {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async factsOf(holderId: string) {
    const { aggregates, balances } = this.#tables;
    const bonds = realAssets.flatMap((asset) => {
      const row = aggregates.get(`bond ${bondId(holderId, asset)}`);
      if (!row) return [];
      const { units, satoshi } = row.state as { units: bigint; satoshi: bigint };
      return [{ amount: money(asset, units), satoshi, version: row.version }];
    });
    const available = (asset: AssetCode) =>
      balances.get(accountId({ kind: "available", asset, traderId: holderId })) ?? 0n;
    return {
      now: this.#now(),
      halts: [],
      standing: { bonds, lostDisputes: 0 },
      inDebt: openClaimsOf(this.#tables, holderId).length > 0,
      isVendor: false,
      openCovered: 0,
      lastCoveredAt: undefined,
      available: { BTC: available("BTC"), USDT: available("USDT"), ETH: available("ETH") },
    };
  }
}
