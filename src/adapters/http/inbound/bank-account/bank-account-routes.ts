import type { Actor } from "../../../../application/actor/actor.ts";
import type { ListBankAccounts } from "../../../../application/bank-account/list-bank-accounts.ts";
import type { LookUpBank } from "../../../../application/bank-account/look-up-bank.ts";
import type { RemoveBankAccount } from "../../../../application/bank-account/remove-bank-account.ts";
import type { SaveBankAccount } from "../../../../application/bank-account/save-bank-account.ts";
import type { ViewBankAccount } from "../../../../application/bank-account/view-bank-account.ts";
import type { Bank } from "../../../../domain/bank-account/bank-directory.ts";
import type { BankAccount } from "../../../../application/ports/bank-account-store.ts";
import type { BankDirectories } from "../../../../application/ports/bank-directories.ts";
import type { BankFault } from "../../../../domain/bank-account/bank-details.ts";
import type { BankKey } from "../../../../domain/bank-account/find-bank.ts";
import { bankFaultWords, bankFieldNames } from "../../contract/bank-account/bank-account-faults.ts";
import * as contract from "../../contract/bank-account/bank-account.ts";
import { tooOften } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { bankAccountCardOf, bankAccountOf, bankDetailsIn } from "./bank-account-presenter.ts";

/** What the routes of bank accounts call. */
interface BankAccountUseCases {
  readonly listBankAccounts: ListBankAccounts;
  readonly viewBankAccount: ViewBankAccount;
  readonly saveBankAccount: SaveBankAccount;
  readonly removeBankAccount: RemoveBankAccount;
  readonly lookUpBank: LookUpBank;
  readonly directories: BankDirectories;
}

/** Bank accounts of a trader, and the banks that we know. */
export function bankAccountRoutes(useCases: BankAccountUseCases): readonly BoundRoute[] {
  const lookUp = async (actor: Actor, key: BankKey, value: string) => {
    const found = await useCases.lookUpBank.execute(actor, key, value);
    if (found.ok) return ok(bankOf(found.value));
    const { refusal } = found;
    if (refusal.code === "rate_limited") return tooOften(refusal);
    if (refusal.code === "not_found") return { refusal: refusal.code };
    return invalid([{ field: key, code: "invalid" }]);
  };
  const cardOf = async (account: BankAccount) =>
    ok(bankAccountCardOf(account, await useCases.directories.current()));
  return [
    bind(contract.listBankAccounts).to(async ({ actor }) => {
      const [accounts, directory] = await Promise.all([
        useCases.listBankAccounts.execute(actor),
        useCases.directories.current(),
      ]);
      return ok(accounts.map((account) => bankAccountCardOf(account, directory)));
    }),
    bind(contract.addBankAccount).to(async ({ actor, body }) => {
      const saved = await useCases.saveBankAccount.add(actor, bankDetailsIn(body));
      if (saved.ok) return cardOf(saved.value);
      const { refusal } = saved;
      return refusal.code === "validation" ? invalid(refusal.faults) : { refusal: refusal.code };
    }),
    bind(contract.viewBankAccount).to(async ({ actor, parameters: { id } }) => {
      const found = await useCases.viewBankAccount.execute(actor, id);
      if (!found.ok) return { refusal: found.refusal.code };
      return ok(bankAccountOf(found.value, await useCases.directories.current()));
    }),
    bind(contract.changeBankAccount).to(async ({ actor, parameters: { id }, body }) => {
      const { password, code, passkey } = body;
      const changed = { id, proof: { password, code, passkey } };
      const saved = await useCases.saveBankAccount.change(actor, bankDetailsIn(body), changed);
      if (saved.ok) return cardOf(saved.value);
      const { refusal } = saved;
      if (refusal.code === "validation") return invalid(refusal.faults);
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
    bind(contract.removeBankAccount).to(async ({ actor, parameters: { id } }) => {
      const removed = await useCases.removeBankAccount.execute(actor, id);
      return removed.ok ? ok({ id }) : { refusal: removed.refusal.code };
    }),
    bind(contract.listBanks).to(async ({ query: { country_id, limit = "1000" } }) => {
      const known = (await useCases.directories.current()).banksOf(country_id);
      return ok(known.slice(0, Number(limit)).map(bankOf));
    }),
    bind(contract.findBankByIban).to(({ actor, query }) => lookUp(actor, "iban", query.iban)),
    bind(contract.findBankByRoutingNumber).to(({ actor, query }) =>
      lookUp(actor, "routingNumber", query.routing_number),
    ),
    bind(contract.findBankBySwift).to(({ actor, query }) =>
      lookUp(actor, "swiftCode", query.swift_code),
    ),
  ];
}

function bankOf({ id, country, name, swiftCode }: Bank) {
  return { id, country_id: country, name, swift_code: swiftCode ?? null };
}

function invalid(faults: readonly BankFault[]) {
  const details = faults.map(({ field, code }) => ({
    field: bankFieldNames[field],
    code,
    message: bankFaultWords[code],
  }));
  return { refusal: "validation", details } as const;
}
