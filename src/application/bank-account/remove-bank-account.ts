import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { AccountUses } from "../ports/account-uses.ts";
import type { BankAccountStore } from "../ports/bank-account-store.ts";

/** `account_in_use`: an offer pays to it, or a running trade. */
type RemoveRefusal = { readonly code: "not_found" | "account_in_use" };

/** Removes a trader's own bank account. */
export class RemoveBankAccount {
  readonly #accounts: BankAccountStore;
  readonly #uses: AccountUses;

  constructor(accounts: BankAccountStore, uses: AccountUses) {
    this.#accounts = accounts;
    this.#uses = uses;
  }

  /** An offer made at the same moment keeps the details that it took from the account. */
  async execute({ traderId }: Actor, id: string): Promise<Result<null, RemoveRefusal>> {
    const { offers, trades } = await this.#uses.usesOf(traderId, id);
    if (offers + trades > 0) return refuse({ code: "account_in_use" });
    const isRemoved = await this.#accounts.remove(traderId, id);
    return isRemoved ? accept(null) : refuse({ code: "not_found" });
  }
}
