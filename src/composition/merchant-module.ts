import { ContainerModule } from "inversify";
import { merchantRoutes } from "../adapters/http/inbound/merchant/merchant-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresMerchantStore } from "../adapters/persistence/merchant/postgres-merchant-store.ts";
import { CollectPayments } from "../application/merchant/collect-payments.ts";
import { ManageLinks } from "../application/merchant/manage-links.ts";
import { PayLink } from "../application/merchant/pay-link.ts";
import type { MerchantStore } from "../application/ports/merchant-store.ts";
import { accountTokens } from "./account-module.ts";
import { claimTokens } from "./claim-module.ts";
import { served, type Feature } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
const merchantTokens = {
  merchants: token<MerchantStore>("merchants"),
  manageLinks: token<ManageLinks>("manageLinks"),
  payLink: token<PayLink>("payLink"),
  collectPayments: token<CollectPayments>("collectPayments"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = merchantTokens;
  const { marketPrices } = offerTokens;
  bind(t.merchants).toResolvedValue((pool) => new PostgresMerchantStore(pool), [tokens.dataSource]);
  bind(t.manageLinks).toResolvedValue(
    (merchants, changes, prices) => new ManageLinks(merchants, changes, prices, newId),
    [t.merchants, tokens.changes, marketPrices],
  );
  bind(t.payLink).toResolvedValue(
    (merchants, changes, prices, proveIdentity) =>
      new PayLink(merchants, changes, prices, proveIdentity),
    [t.merchants, tokens.changes, marketPrices, accountTokens.proveIdentity],
  );
  bind(t.collectPayments).toResolvedValue(
    (merchants, claims, changes) => new CollectPayments(merchants, claims, changes),
    [t.merchants, claimTokens.claims, tokens.changes],
  );
});

/** Merchants: companies that take payments by links. */
export const merchant: Feature = {
  module: parts,
  routes: () => [
    served(merchantRoutes, {
      ...merchantTokens,
      marketPrices: offerTokens.marketPrices,
    }),
  ],
};
