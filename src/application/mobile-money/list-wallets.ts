import type { Actor } from "../actor/actor.ts";
import type { MobileMoneyStore, SavedWallet } from "../ports/mobile-money-store.ts";

/** Lists a trader's own wallets. Who shows them shows no more than their last digits. */
export class ListWallets {
  readonly #wallets: MobileMoneyStore;

  constructor(wallets: MobileMoneyStore) {
    this.#wallets = wallets;
  }

  execute({ traderId }: Actor): Promise<readonly SavedWallet[]> {
    return this.#wallets.listOf(traderId);
  }
}
