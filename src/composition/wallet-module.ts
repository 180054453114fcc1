import { ContainerModule } from "inversify";
import { walletHistoryWriters } from "../adapters/export-files/write-wallet-history.ts";
import { chartRoutes } from "../adapters/http/inbound/wallet/chart-routes.ts";
import { walletRoutes } from "../adapters/http/inbound/wallet/wallet-routes.ts";
import { PostgresWalletStore } from "../adapters/persistence/wallet/postgres-wallet-store.ts";
import type { BalanceSteps, WalletStore } from "../application/ports/wallet-store.ts";
import { ChartBalance } from "../application/wallet/chart-balance.ts";
import { PrintHistory } from "../application/wallet/print-history.ts";
import { UseFaucet } from "../application/wallet/use-faucet.ts";
import { ViewBalances } from "../application/wallet/view-balances.ts";
import { ViewHistory } from "../application/wallet/view-history.ts";
import { converterTokens } from "./converter-module.ts";
import { claimTokens } from "./claim-module.ts";
import { settingsTokens } from "./settings-module.ts";
import type { Config } from "./config.ts";
import { token, tokens } from "./tokens.ts";
import { served, type Feature } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";

/** The names of the feature wallet. */
export const walletTokens = {
  wallets: token<WalletStore & BalanceSteps>("wallets"),
  viewBalances: token<ViewBalances>("viewBalances"),
  viewHistory: token<ViewHistory>("viewHistory"),
  chartBalance: token<ChartBalance>("chartBalance"),
  printHistory: token<PrintHistory>("printHistory"),
  useFaucet: token<UseFaucet>("useFaucet"),
};

const parts = ({ demo }: Config) =>
  new ContainerModule(({ bind }) => {
    const t = walletTokens;
    bind(t.wallets).toResolvedValue((pool) => new PostgresWalletStore(pool), [tokens.dataSource]);
    bind(t.viewBalances).toResolvedValue(
      (wallets, settings, claims) => new ViewBalances(wallets, settings, claims),
      [t.wallets, settingsTokens.settings, claimTokens.claims],
    );
    bind(t.viewHistory).toResolvedValue((wallets) => new ViewHistory(wallets), [t.wallets]);
    bind(t.chartBalance).toResolvedValue(
      (wallets, settings, history, prices) =>
        new ChartBalance({ wallets, settings, history, prices }),
      [t.wallets, settingsTokens.settings, converterTokens.rateHistory, offerTokens.marketPrices],
    );
    bind(t.printHistory).toResolvedValue(
      (wallets) => new PrintHistory(wallets, walletHistoryWriters),
      [t.wallets],
    );
    bind(t.useFaucet).toResolvedValue(
      (wallets, claims, changes) => new UseFaucet(wallets, claims, changes, demo),
      [t.wallets, claimTokens.claims, tokens.changes],
    );
  });

/** The feature wallet: balances, their history, and play money. */
export const wallet: Feature = {
  module: ({ config }) => parts(config),
  routes: () => [
    served(walletRoutes, { ...walletTokens, marketPrices: offerTokens.marketPrices }),
    served(chartRoutes, walletTokens),
  ],
};
