import type { BankDetails, BankFault } from "../../domain/bank-account/bank-details.ts";
import { judgeBankDetails } from "../../domain/bank-account/judge-bank-details.ts";
import { mostBankAccounts } from "../../domain/bank-account/bank-limits.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { BankAccount, BankAccountStore } from "../ports/bank-account-store.ts";
import type { NewId } from "../ports/new-id.ts";

type SaveRefusal =
  | { readonly code: "validation"; readonly faults: readonly BankFault[] }
  | { readonly code: "not_found" | "too_many_bank_accounts" };

/** Adds or changes a trader's own bank account. */
export class SaveBankAccount {
  readonly #accounts: BankAccountStore;
  readonly #newId: NewId;

  constructor(accounts: BankAccountStore, newId: NewId) {
    this.#accounts = accounts;
    this.#newId = newId;
  }

  /**
   * Without an id it is a new one. Two at the same moment may exceed the limit by one: it only keeps
   * lists short.
   */
  async execute(
    { traderId }: Actor,
    typed: BankDetails,
    id?: string,
  ): Promise<Result<BankAccount, SaveRefusal>> {
    const all = await this.#accounts.listOf(traderId);
    if (id !== undefined && !all.some((each) => each.id === id))
      return refuse({ code: "not_found" });
    if (id === undefined && all.length >= mostBankAccounts) {
      return refuse({ code: "too_many_bank_accounts" });
    }
    const others = all.filter((each) => each.id !== id).map(({ details }) => details);
    const judged = judgeBankDetails(typed, others);
    if (!judged.ok) return judged;
    const account = { id: id ?? this.#newId(), details: judged.value };
    if (id === undefined) await this.#accounts.add(traderId, account);
    else if (!(await this.#accounts.change(traderId, account)))
      return refuse({ code: "not_found" });
    return accept(account);
  }
}
