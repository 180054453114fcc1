import type { ContainerModuleLoadOptions } from "inversify";
import { PostgresManualFeeGrants } from "../adapters/persistence/offer/postgres-manual-fee-grants.ts";
import { PostgresMarketDepth } from "../adapters/persistence/offer/postgres-market-depth.ts";
import { PostgresOfferFacets } from "../adapters/persistence/offer/postgres-offer-facets.ts";
import { PostgresSilentPool } from "../adapters/persistence/offer/postgres-silent-pool.ts";
import { CountFacets } from "../application/offer/count-facets.ts";
import { AllowManualFee } from "../application/offer/allow-manual-fee.ts";
import { ListSilentPool } from "../application/offer/list-silent-pool.ts";
import { ImportOffers } from "../application/offer/import-offers.ts";
import { ViewMarketDepth } from "../application/offer/view-market-depth.ts";
import { SetManualFee } from "../application/offer/set-manual-fee.ts";
import type { ManualFeeGrants } from "../application/ports/manual-fee-grants.ts";
import { policyTokens } from "./policy-module.ts";
import type { offerTokens } from "./offer-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of what areas have of their own, and of what helps who has many offers. */
export const offerAreaTokens = {
  listSilentPool: token<ListSilentPool>("listSilentPool"),
  countFacets: token<CountFacets>("countFacets"),
  viewMarketDepth: token<ViewMarketDepth>("viewMarketDepth"),
  importOffers: token<ImportOffers>("importOffers"),
  manualFeeGrants: token<ManualFeeGrants>("manualFeeGrants"),
  setManualFee: token<SetManualFee>("setManualFee"),
  allowManualFee: token<AllowManualFee>("allowManualFee"),
};

/** What they need of the feature. */
type OfferParts = Pick<
  typeof offerTokens,
  "clock" | "offers" | "offerDesk" | "offerWindow" | "marketPrices" | "createOffer" | "fillOffer"
>;

/** What areas have of their own, and what helps who has many offers. */
export function bindOfferAreas(bind: ContainerModuleLoadOptions["bind"], offer: OfferParts): void {
  const t = { ...offer, ...offerAreaTokens };
  bind(t.manualFeeGrants).toResolvedValue(
    (pool, seal) => new PostgresManualFeeGrants(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.countFacets).toResolvedValue(
    (reads, prices, policy, clock) =>
      new CountFacets(new PostgresOfferFacets(reads), prices, policy, clock.now),
    [tokens.reads, t.marketPrices, policyTokens.offer, t.clock],
  );
  bind(t.listSilentPool).toResolvedValue(
    (pool, window) => new ListSilentPool(new PostgresSilentPool(pool), window),
    [tokens.dataSource, t.offerWindow],
  );
  bind(t.viewMarketDepth).toResolvedValue(
    (reads, prices) => new ViewMarketDepth(new PostgresMarketDepth(reads), prices),
    [tokens.reads, t.marketPrices],
  );
  bind(t.importOffers).toResolvedValue(
    (offers, desk, create, fill) =>
      new ImportOffers({ offers, desk, createOffer: create, fillOffer: fill }),
    [t.offers, t.offerDesk, t.createOffer, t.fillOffer],
  );
  bind(t.setManualFee).toResolvedValue(
    (desk, grants, policy) => new SetManualFee(desk, grants, policy),
    [t.offerDesk, t.manualFeeGrants, policyTokens.whole],
  );
  bind(t.allowManualFee).toResolvedValue(
    (grants, desk) => new AllowManualFee(grants, desk),
    [t.manualFeeGrants, t.offerDesk],
  );
}
