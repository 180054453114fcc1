import type { AssetCode } from "../../domain/money/asset.ts";
import { historyKind } from "../../domain/wallet/history-kind.ts";
import type { Actor } from "../actor/actor.ts";
import type { HistoryEntry } from "../ports/wallet-history-writer.ts";
import type { BalanceChange, WalletStore } from "../ports/wallet-store.ts";

/** The page size (specification, section 9). */
const perPage = 10;

interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  readonly total: number;
  readonly perPage: number;
}

/** Lists what changed a trader's balances, newest first. */
export class ViewHistory {
  readonly #wallets: WalletStore;

  constructor(wallets: WalletStore) {
    this.#wallets = wallets;
  }

  /** `page` counts from 1; without an asset, all of them are listed together. */
  async execute(
    { traderId }: Actor,
    asset: AssetCode | undefined,
    page: number,
  ): Promise<HistoryPage> {
    const wish = { asset, offset: (page - 1) * perPage, limit: perPage };
    const { changes, total } = await this.#wallets.history(traderId, wish);
    return { entries: changes.map(historyEntry), total, perPage };
  }
}

/** A change with its kind. */
export function historyEntry(change: BalanceChange): HistoryEntry {
  const { ref, amount, trade } = change;
  return { ...change, kind: historyKind(ref, amount.units > 0n, trade) };
}
