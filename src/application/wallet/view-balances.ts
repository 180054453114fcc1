import type { FiatCode } from "../../domain/money/fiat.ts";
import type { Actor } from "../account/actor.ts";
import type { OwnAccountStore } from "../ports/own-account-store.ts";
import type { Balance, WalletStore } from "../ports/wallet-store.ts";

/** What a trader has, and the currency in which he wants to see its value. */
export interface ValuedBalances {
  readonly balances: readonly Balance[];
  readonly currency: FiatCode;
}

/** The currency where nothing was chosen (specification, section 9). */
const usualCurrency: FiatCode = "USD";

/** Reads what a trader has, by asset. */
export class ViewBalances {
  readonly #wallets: WalletStore;
  readonly #accounts: OwnAccountStore;

  constructor(wallets: WalletStore, accounts: OwnAccountStore) {
    this.#wallets = wallets;
    this.#accounts = accounts;
  }

  async execute({ traderId }: Actor): Promise<ValuedBalances> {
    const [balances, settings] = await Promise.all([
      this.#wallets.balances(traderId),
      this.#accounts.settingsOf(traderId),
    ]);
    return { balances, currency: settings?.currency ?? usualCurrency };
  }
}
