import { ContainerModule } from "inversify";
import { mobileWalletRoutes } from "../adapters/http/inbound/mobile-money/mobile-wallet-routes.ts";
import { contactCodeHasher, makeContactCode } from "../adapters/identity/contact-codes.ts";
import { phoneHasher } from "../adapters/identity/phone-hash.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { ListWallets } from "../application/mobile-money/list-wallets.ts";
import { RemoveWallet } from "../application/mobile-money/remove-wallet.ts";
import { SaveWallet } from "../application/mobile-money/save-wallet.ts";
import { SendWalletCode } from "../application/mobile-money/send-wallet-code.ts";
import { WriteWalletCode } from "../application/mobile-money/write-wallet-code.ts";
import { accountTokens } from "./account-module.ts";
import { bankAccountTokens } from "./bank-account-module.ts";
import type { Config } from "./config.ts";
import { factorTokens } from "./factor-module.ts";
import { served, type Feature } from "./feature.ts";
import { phoneTokens } from "./phone-module.ts";
import { policyTokens } from "./policy-module.ts";
import type { Secrets } from "./secrets.ts";
import { token } from "./tokens.ts";

/** The names of the feature mobile-money. */
export const mobileMoneyTokens = {
  listWallets: token<ListWallets>("listWallets"),
  saveWallet: token<SaveWallet>("saveWallet"),
  removeWallet: token<RemoveWallet>("removeWallet"),
  sendWalletCode: token<SendWalletCode>("sendWalletCode"),
  writeWalletCode: token<WriteWalletCode>("writeWalletCode"),
};

const parts = ({ phone }: Config, { session, fieldEncryption }: Secrets) =>
  new ContainerModule(({ bind }) => {
    const t = mobileMoneyTokens;
    const { wallets, uses } = bankAccountTokens;
    const codeHash = contactCodeHasher(session, "the number of a wallet");
    const hash = phoneHasher(fieldEncryption);
    const sendsTexts = phone.kind !== "none";
    bind(t.listWallets).toResolvedValue((store) => new ListWallets(store), [wallets]);
    bind(t.saveWallet).toResolvedValue(
      (store, numbers, policy, ofAccounts, proveIdentity) =>
        new SaveWallet({
          wallets: store,
          numbers,
          hash: codeHash,
          policy,
          uses: ofAccounts,
          proveIdentity,
          newId,
        }),
      [wallets, phoneTokens.numbers, policyTokens.account, uses, accountTokens.proveIdentity],
    );
    bind(t.removeWallet).toResolvedValue(
      (store, ofAccounts) => new RemoveWallet(store, ofAccounts),
      [wallets, uses],
    );
    bind(t.sendWalletCode).toResolvedValue(
      (store, numbers, attempts, policy) =>
        new SendWalletCode({ wallets: store, numbers, hash, attempts, policy, sendsTexts }),
      [wallets, phoneTokens.numbers, factorTokens.attempts, policyTokens.account],
    );
    bind(t.writeWalletCode).toResolvedValue(
      (store, policy) =>
        new WriteWalletCode({
          wallets: store,
          makeCode: makeContactCode,
          hash: codeHash,
          policy,
        }),
      [wallets, policyTokens.account],
    );
  });

/** The feature mobile-money: wallets that belong to a telephone number. */
export const mobileMoney: Feature = {
  module: ({ config, secrets }) => parts(config, secrets),
  routes: () => [served(mobileWalletRoutes, mobileMoneyTokens)],
};
