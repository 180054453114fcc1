import { ContainerModule } from "inversify";
import { payAddressRoutes } from "../adapters/http/inbound/pay-address/pay-address-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { KeepPayAddresses } from "../application/pay-address/keep-pay-addresses.ts";
import { bankAccountTokens } from "./bank-account-module.ts";
import { served, type Feature } from "./feature.ts";
import { token } from "./tokens.ts";

/** The names of the feature's parts. */
export const payAddressTokens = {
  keepPayAddresses: token<KeepPayAddresses>("keepPayAddresses"),
};

const parts = new ContainerModule(({ bind }) => {
  const { payAddresses, uses } = bankAccountTokens;
  bind(payAddressTokens.keepPayAddresses).toResolvedValue(
    (addresses, ofAccounts) => new KeepPayAddresses(addresses, ofAccounts, newId),
    [payAddresses, uses],
  );
});

/** Online wallets and cash places that traders saved. */
export const payAddress: Feature = {
  module: parts,
  routes: () => [served(payAddressRoutes, payAddressTokens)],
};
