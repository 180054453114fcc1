import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { BankAccountStore } from "../ports/bank-account-store.ts";

/** Removes a trader's own bank account. */
export class RemoveBankAccount {
  readonly #accounts: BankAccountStore;

  constructor(accounts: BankAccountStore) {
    this.#accounts = accounts;
  }

  async execute(
    { traderId }: Actor,
    id: string,
  ): Promise<Result<null, { readonly code: "not_found" }>> {
    const isRemoved = await this.#accounts.remove(traderId, id);
    return isRemoved ? accept(null) : refuse({ code: "not_found" });
  }
}
