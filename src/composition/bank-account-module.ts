import { ContainerModule } from "inversify";
import type { DataSource } from "typeorm";
import { bankAccountRoutes } from "../adapters/http/inbound/bank-account/bank-account-routes.ts";
import { AesFieldCipher } from "../adapters/identity/aes-field-cipher.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresAccountUses } from "../adapters/persistence/bank-account/postgres-account-uses.ts";
import { PersonKeys } from "../adapters/persistence/bank-account/person-keys.ts";
import { PostgresBankAccountStore } from "../adapters/persistence/bank-account/postgres-bank-account-store.ts";
import { PostgresMobileMoneyStore } from "../adapters/persistence/mobile-money/postgres-mobile-money-store.ts";
import { ListBankAccounts } from "../application/bank-account/list-bank-accounts.ts";
import { LookUpBank } from "../application/bank-account/look-up-bank.ts";
import { RemoveBankAccount } from "../application/bank-account/remove-bank-account.ts";
import { SavedPlaces } from "../application/bank-account/saved-places.ts";
import { SaveBankAccount } from "../application/bank-account/save-bank-account.ts";
import { ViewBankAccount } from "../application/bank-account/view-bank-account.ts";
import type { AccountUses } from "../application/ports/account-uses.ts";
import type { FieldCipher } from "../application/ports/field-cipher.ts";
import type { MobileMoneyStore } from "../application/ports/mobile-money-store.ts";
import type { PaymentPlaces } from "../application/ports/payment-places.ts";
import type { BankAccountStore } from "../application/ports/bank-account-store.ts";
import { accountTokens } from "./account-module.ts";
import { factorTokens } from "./factor-module.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature bank-account. */
export const bankAccountTokens = {
  store: token<BankAccountStore>("bankAccountStore"),
  wallets: token<MobileMoneyStore>("mobileMoneyStore"),
  uses: token<AccountUses>("accountUses"),
  /** The saved accounts, as offers and trades use them. */
  places: token<PaymentPlaces>("paymentPlaces"),
  listBankAccounts: token<ListBankAccounts>("listBankAccounts"),
  viewBankAccount: token<ViewBankAccount>("viewBankAccount"),
  saveBankAccount: token<SaveBankAccount>("saveBankAccount"),
  removeBankAccount: token<RemoveBankAccount>("removeBankAccount"),
  lookUpBank: token<LookUpBank>("lookUpBank"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = bankAccountTokens;
  const keysOf = (pool: DataSource, cipher: FieldCipher) =>
    new PersonKeys(pool, cipher, (key) => new AesFieldCipher(key));
  bind(t.store).toResolvedValue(
    (pool, cipher) => new PostgresBankAccountStore(pool, keysOf(pool, cipher)),
    [tokens.dataSource, factorTokens.cipher],
  );
  bind(t.wallets).toResolvedValue(
    (pool, cipher) => new PostgresMobileMoneyStore(pool, keysOf(pool, cipher), cipher),
    [tokens.dataSource, factorTokens.cipher],
  );
  bind(t.listBankAccounts).toResolvedValue((store) => new ListBankAccounts(store), [t.store]);
  bind(t.viewBankAccount).toResolvedValue((store) => new ViewBankAccount(store), [t.store]);
  bind(t.uses).toResolvedValue((pool) => new PostgresAccountUses(pool), [tokens.dataSource]);
  bind(t.places).toResolvedValue(
    (accounts, wallets) => new SavedPlaces(accounts, wallets),
    [t.store, t.wallets],
  );
  bind(t.saveBankAccount).toResolvedValue(
    (accounts, uses, proveIdentity) =>
      new SaveBankAccount({ accounts, uses, proveIdentity, newId }),
    [t.store, t.uses, accountTokens.proveIdentity],
  );
  bind(t.removeBankAccount).toResolvedValue(
    (store, uses) => new RemoveBankAccount(store, uses),
    [t.store, t.uses],
  );
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
