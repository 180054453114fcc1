import type { Actor } from "../actor/actor.ts";
import type { BankAccount, BankAccountStore } from "../ports/bank-account-store.ts";

/** Lists a trader's own accounts. Who shows them shows no more than their last characters. */
export class ListBankAccounts {
  readonly #accounts: BankAccountStore;

  constructor(accounts: BankAccountStore) {
    this.#accounts = accounts;
  }

  execute({ traderId }: Actor): Promise<readonly BankAccount[]> {
    return this.#accounts.listOf(traderId);
  }
}
