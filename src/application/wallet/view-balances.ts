import type { Actor } from "../account/actor.ts";
import type { Balance, WalletStore } from "../ports/wallet-store.ts";

/** Reads what a trader has, by asset. */
export class ViewBalances {
  readonly #wallets: WalletStore;

  constructor(wallets: WalletStore) {
    this.#wallets = wallets;
  }

  execute(actor: Actor): Promise<readonly Balance[]> {
    return this.#wallets.balances(actor.traderId);
  }
}
