import { ContainerModule } from "inversify";
import { bondRoutes } from "../adapters/http/inbound/bond/bond-routes.ts";
import { PostgresBondStore } from "../adapters/persistence/bond/postgres-bond-store.ts";
import { DepositBond } from "../application/bond/deposit-bond.ts";
import { RetrieveBonds } from "../application/bond/retrieve-bonds.ts";
import { ViewBonds } from "../application/bond/view-bonds.ts";
import type { BondStore } from "../application/ports/bond-store.ts";
import { accountTokens } from "./account-module.ts";
import { served, type Feature } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
export const bondTokens = {
  bonds: token<BondStore>("bonds"),
  viewBonds: token<ViewBonds>("viewBonds"),
  depositBond: token<DepositBond>("depositBond"),
  retrieveBonds: token<RetrieveBonds>("retrieveBonds"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = bondTokens;
  bind(t.bonds).toResolvedValue((pool) => new PostgresBondStore(pool), [tokens.dataSource]);
  bind(t.viewBonds).toResolvedValue(
    (bonds, traders, prices, policy) => new ViewBonds({ bonds, traders, prices, policy }),
    [t.bonds, accountTokens.traders, offerTokens.marketPrices, policyTokens.whole],
  );
  bind(t.depositBond).toResolvedValue(
    (bonds, traders, prices, policy, changes) =>
      new DepositBond({ bonds, traders, prices, policy, changes }),
    [t.bonds, accountTokens.traders, offerTokens.marketPrices, policyTokens.whole, tokens.changes],
  );
  bind(t.retrieveBonds).toResolvedValue(
    (bonds, traders, proveIdentity, policy, changes) =>
      new RetrieveBonds({ bonds, traders, proveIdentity, policy, changes }),
    [
      t.bonds,
      accountTokens.traders,
      accountTokens.proveIdentity,
      policyTokens.whole,
      tokens.changes,
    ],
  );
});

/** The feature bond: securities that owners of offers leave. */
export const bonds: Feature = {
  module: parts,
  routes: () => [
    served(bondRoutes, {
      viewBonds: bondTokens.viewBonds,
      depositBond: bondTokens.depositBond,
      retrieveBonds: bondTokens.retrieveBonds,
    }),
  ],
};
