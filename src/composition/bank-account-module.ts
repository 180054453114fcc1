import { ContainerModule } from "inversify";
import { bankAccountRoutes } from "../adapters/http/inbound/bank-account/bank-account-routes.ts";
import { AesFieldCipher } from "../adapters/identity/aes-field-cipher.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PersonKeys } from "../adapters/persistence/bank-account/person-keys.ts";
import { PostgresBankAccountStore } from "../adapters/persistence/bank-account/postgres-bank-account-store.ts";
import { ListBankAccounts } from "../application/bank-account/list-bank-accounts.ts";
import { LookUpBank } from "../application/bank-account/look-up-bank.ts";
import { RemoveBankAccount } from "../application/bank-account/remove-bank-account.ts";
import { SaveBankAccount } from "../application/bank-account/save-bank-account.ts";
import { ViewBankAccount } from "../application/bank-account/view-bank-account.ts";
import type { BankAccountStore } from "../application/ports/bank-account-store.ts";
import { factorTokens } from "./factor-module.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature bank-account. */
export const bankAccountTokens = {
  store: token<BankAccountStore>("bankAccountStore"),
  listBankAccounts: token<ListBankAccounts>("listBankAccounts"),
  viewBankAccount: token<ViewBankAccount>("viewBankAccount"),
  saveBankAccount: token<SaveBankAccount>("saveBankAccount"),
  removeBankAccount: token<RemoveBankAccount>("removeBankAccount"),
  lookUpBank: token<LookUpBank>("lookUpBank"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = bankAccountTokens;
  bind(t.store).toResolvedValue(
    (pool, cipher) => {
      const keys = new PersonKeys(pool, cipher, (key) => new AesFieldCipher(key));
      return new PostgresBankAccountStore(pool, keys);
    },
    [tokens.dataSource, factorTokens.cipher],
  );
  bind(t.listBankAccounts).toResolvedValue((store) => new ListBankAccounts(store), [t.store]);
  bind(t.viewBankAccount).toResolvedValue((store) => new ViewBankAccount(store), [t.store]);
  bind(t.saveBankAccount).toResolvedValue((store) => new SaveBankAccount(store, newId), [t.store]);
  bind(t.removeBankAccount).toResolvedValue((store) => new RemoveBankAccount(store), [t.store]);
  bind(t.lookUpBank).toResolvedValue(
    (attempts) => new LookUpBank(attempts),
    [factorTokens.attempts],
  );
});

/** The feature bank-account: how traders are paid at their banks. */
export const bankAccount: Feature = {
  module: parts,
  routes: () => [served(bankAccountRoutes, bankAccountTokens)],
};
