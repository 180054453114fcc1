import { ContainerModule } from "inversify";
import type { DataSource } from "typeorm";
import { bankListRoutes } from "../adapters/http/inbound/admin/bank-list-routes.ts";
import { bankAccountRoutes } from "../adapters/http/inbound/bank-account/bank-account-routes.ts";
import { AesFieldCipher } from "../adapters/identity/aes-field-cipher.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresAccountUses } from "../adapters/persistence/bank-account/postgres-account-uses.ts";
import { PostgresBankLists } from "../adapters/persistence/bank-account/postgres-bank-lists.ts";
import { PersonKeys } from "../adapters/persistence/bank-account/person-keys.ts";
import { PostgresBankAccountStore } from "../adapters/persistence/bank-account/postgres-bank-account-store.ts";
import { PostgresMobileMoneyStore } from "../adapters/persistence/mobile-money/postgres-mobile-money-store.ts";
import { PostgresPayAddresses } from "../adapters/persistence/pay-address/postgres-pay-addresses.ts";
import { ImportBanks } from "../application/bank-account/import-banks.ts";
import { ListBankAccounts } from "../application/bank-account/list-bank-accounts.ts";
import { LookUpBank } from "../application/bank-account/look-up-bank.ts";
import { RemoveBankAccount } from "../application/bank-account/remove-bank-account.ts";
import { SavedPlaces } from "../application/bank-account/saved-places.ts";
import { SaveBankAccount } from "../application/bank-account/save-bank-account.ts";
import { ViewBankAccount } from "../application/bank-account/view-bank-account.ts";
import type { AccountUses } from "../application/ports/account-uses.ts";
import type { BankDirectories } from "../application/ports/bank-directories.ts";
import type { BankLists } from "../application/ports/bank-lists.ts";
import type { FieldCipher } from "../application/ports/field-cipher.ts";
import type { MobileMoneyStore } from "../application/ports/mobile-money-store.ts";
import type { PayAddresses } from "../application/ports/pay-addresses.ts";
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
  payAddresses: token<PayAddresses>("payAddresses"),
  uses: token<AccountUses>("accountUses"),
  lists: token<BankLists & BankDirectories>("bankLists"),
  directories: token<BankDirectories>("bankDirectories"),
  importBanks: token<ImportBanks>("importBanks"),
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
  bind(t.payAddresses).toResolvedValue(
    (pool, cipher) => new PostgresPayAddresses(pool, keysOf(pool, cipher)),
    [tokens.dataSource, factorTokens.cipher],
  );
  bind(t.listBankAccounts).toResolvedValue((store) => new ListBankAccounts(store), [t.store]);
  bind(t.viewBankAccount).toResolvedValue((store) => new ViewBankAccount(store), [t.store]);
  bind(t.uses).toResolvedValue((pool) => new PostgresAccountUses(pool), [tokens.dataSource]);
  bind(t.places).toResolvedValue(
    (accounts, wallets, directories, addresses) =>
      new SavedPlaces(accounts, wallets, directories, addresses),
    [t.store, t.wallets, t.directories, t.payAddresses],
  );
  bind(t.saveBankAccount).toResolvedValue(
    (accounts, directories, uses, proveIdentity) =>
      new SaveBankAccount({ accounts, directories, uses, proveIdentity, newId }),
    [t.store, t.directories, t.uses, accountTokens.proveIdentity],
  );
  bind(t.removeBankAccount).toResolvedValue(
    (store, uses) => new RemoveBankAccount(store, uses),
    [t.store, t.uses],
  );
  bind(t.lookUpBank).toResolvedValue(
    (attempts, directories) => new LookUpBank(attempts, directories),
    [factorTokens.attempts, t.directories],
  );
  bind(t.lists).toResolvedValue(
    (pool, seal) => new PostgresBankLists(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.directories).toResolvedValue((lists) => lists, [t.lists]);
  bind(t.importBanks).toResolvedValue(
    (lists, directories) => new ImportBanks(lists, directories),
    [t.lists, t.directories],
  );
});

/** The feature bank-account: how traders are paid at their banks. */
export const bankAccount: Feature = {
  module: parts,
  routes: () => [served(bankAccountRoutes, bankAccountTokens)],
  consoleRoutes: () => [
    served(bankListRoutes, { ...bankAccountTokens, onceByKey: tokens.onceByKey }),
  ],
};
