import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { BankAccount, BankAccountStore } from "../ports/bank-account-store.ts";

/** Shows a trader the whole details of one of their accounts; each reading is noted. */
export class ViewBankAccount {
  readonly #accounts: BankAccountStore;

  constructor(accounts: BankAccountStore) {
    this.#accounts = accounts;
  }

  async execute(
    { traderId }: Actor,
    id: string,
  ): Promise<Result<BankAccount, { readonly code: "not_found" }>> {
    const account = (await this.#accounts.listOf(traderId)).find((each) => each.id === id);
    if (!account) return refuse({ code: "not_found" });
    await this.#accounts.noteReading(traderId, id);
    return accept(account);
  }
}
