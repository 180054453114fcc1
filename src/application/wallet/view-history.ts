import type { AssetCode } from "../../domain/money/asset.ts";
import { historyKind, type HistoryKind } from "../../domain/wallet/history-kind.ts";
import type { Actor } from "../actor/actor.ts";
import type { BalanceChange, WalletStore } from "../ports/wallet-store.ts";

/** The page size (specification, section 9). */
const perPage = 10;

/** A balance change and its kind. */
export interface HistoryEntry extends BalanceChange {
  readonly kind: HistoryKind;
}

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
    const entries = changes.map((change) => ({
      ...change,
      kind: historyKind(change.ref, change.amount.units > 0n, change.trade),
    }));
    return { entries, total, perPage };
  }
}
