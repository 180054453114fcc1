import { ContainerModule } from "inversify";
import { addressBookRoutes } from "../adapters/http/inbound/send/address-book-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresAddressBook } from "../adapters/persistence/send/postgres-address-book.ts";
import type { AddressBook } from "../application/ports/address-book.ts";
import { KeepAddressBook } from "../application/send/keep-address-book.ts";
import { accountTokens } from "./account-module.ts";
import { depositTokens } from "./deposit-module.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { sendTokens } from "./send-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature address-book. */
export const addressBookTokens = {
  addressBook: token<AddressBook>("addressBook"),
  keepAddressBook: token<KeepAddressBook>("keepAddressBook"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = addressBookTokens;
  bind(t.addressBook).toResolvedValue((pool) => new PostgresAddressBook(pool), [tokens.dataSource]);
  bind(t.keepAddressBook).toResolvedValue(
    (book, sends, traders, proveIdentity, policy, accounts) =>
      new KeepAddressBook({ book, sends, traders, proveIdentity, policy, accounts, newId }),
    [
      t.addressBook,
      sendTokens.sends,
      accountTokens.traders,
      accountTokens.proveIdentity,
      policyTokens.whole,
      depositTokens.accounts,
    ],
  );
});

/** Where traders send, under names of theirs. */
export const addressBook: Feature = {
  module: parts,
  routes: () => [served(addressBookRoutes, addressBookTokens)],
};
