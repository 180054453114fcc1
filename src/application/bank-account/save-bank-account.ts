import type { BankDetails, BankFault } from "../../domain/bank-account/bank-details.ts";
import { judgeBankDetails } from "../../domain/bank-account/judge-bank-details.ts";
import { mostBankAccounts } from "../../domain/bank-account/bank-limits.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { OwnerProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { AccountUses } from "../ports/account-uses.ts";
import type { BankAccount, BankAccountStore } from "../ports/bank-account-store.ts";
import type { BankDirectories } from "../ports/bank-directories.ts";
import type { NewId } from "../ports/new-id.ts";

interface Faulty {
  readonly code: "validation";
  readonly faults: readonly BankFault[];
}

type AddRefusal = Faulty | { readonly code: "too_many_bank_accounts" };

type ChangeRefusal = Faulty | { readonly code: "not_found" } | OwnerProofRefusal;

/** What saving an account needs. */
interface SaveParts {
  readonly accounts: BankAccountStore;
  readonly directories: BankDirectories;
  readonly uses: AccountUses;
  readonly proveIdentity: Pick<ProveIdentity, "ofOwner">;
  readonly newId: NewId;
}

/** A saved account that is changed. */
interface ChangedAccount {
  readonly id: string;
  /** Needed where offers pay to it: a stolen session is not enough. */
  readonly proof: TypedProof;
}

/** Adds or changes a trader's own bank account. */
export class SaveBankAccount {
  readonly #parts: SaveParts;

  constructor(parts: SaveParts) {
    this.#parts = parts;
  }

  async add({ traderId }: Actor, typed: BankDetails): Promise<Result<BankAccount, AddRefusal>> {
    const { accounts, directories, newId } = this.#parts;
    const all = await accounts.listOf(traderId);
    const judged = judgeBankDetails(typed, detailsOf(all), await directories.current());
    if (!judged.ok) return judged;
    const account = { id: newId(), details: judged.value };
    const isAdded = await accounts.add(traderId, account, mostBankAccounts);
    return isAdded ? accept(account) : refuse({ code: "too_many_bank_accounts" });
  }

  /** Running trades keep the details that they began with; offers follow. */
  async change(
    actor: Actor,
    typed: BankDetails,
    changed: ChangedAccount,
  ): Promise<Result<BankAccount, ChangeRefusal>> {
    const { accounts, directories } = this.#parts;
    const { id } = changed;
    const all = await accounts.listOf(actor.traderId);
    if (!all.some((each) => each.id === id)) return refuse({ code: "not_found" });
    const others = detailsOf(all.filter((each) => each.id !== id));
    const judged = judgeBankDetails(typed, others, await directories.current());
    if (!judged.ok) return judged;
    const allowed = await this.#allow(actor, changed);
    if (!allowed.ok) return allowed;
    const account = { id, details: judged.value };
    const isChanged = await accounts.change(actor.traderId, account);
    return isChanged ? accept(account) : refuse({ code: "not_found" });
  }

  async #allow(
    actor: Actor,
    { id, proof }: ChangedAccount,
  ): Promise<Result<null, OwnerProofRefusal>> {
    const { uses, proveIdentity } = this.#parts;
    const { offers } = await uses.usesOf(actor.traderId, id);
    if (offers === 0) return accept(null);
    const proven = await proveIdentity.ofOwner(actor, proof);
    if (!proven.ok) return proven;
    return proven.value ? accept(null) : refuse({ code: "proof_needed" });
  }
}

function detailsOf(accounts: readonly BankAccount[]): readonly BankDetails[] {
  return accounts.map(({ details }) => details);
}
