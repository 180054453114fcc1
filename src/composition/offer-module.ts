import { ContainerModule, type ContainerModuleLoadOptions } from "inversify";
import { manualFeeDeskRoutes } from "../adapters/http/inbound/admin/manual-fee-routes.ts";
import { marketRoutes } from "../adapters/http/inbound/market/market-routes.ts";
import { offerRoutes } from "../adapters/http/inbound/offer/offer-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { DatabaseClock } from "../adapters/persistence/connection/database-clock.ts";
import { PostgresOfferFeedbacks } from "../adapters/persistence/feedback/postgres-offer-feedbacks.ts";
import { PostgresHaltStore } from "../adapters/persistence/halt/postgres-halt-store.ts";
import { PostgresMethodUses } from "../adapters/persistence/offer/postgres-method-uses.ts";
import { PostgresOfferReports } from "../adapters/persistence/offer/postgres-offer-reports.ts";
import { PostgresOfferPositions } from "../adapters/persistence/offer/postgres-offer-positions.ts";
import { PostgresOfferStore } from "../adapters/persistence/offer/postgres-offer-store.ts";
import { PostgresPenalties } from "../adapters/persistence/offer/postgres-penalties.ts";
import { PostgresPromotions } from "../adapters/persistence/offer/postgres-promotions.ts";
import { PostgresOwnerStandings } from "../adapters/persistence/offer/postgres-owner-standings.ts";
import { PostgresOfferViews } from "../adapters/persistence/offer/postgres-offer-views.ts";
import { rateSources } from "../adapters/rates/rate-sources.ts";
import { ListCryptoCurrencies } from "../application/market/list-crypto-currencies.ts";
import { ListPaymentMethods } from "../application/market/list-payment-methods.ts";
import { LiveMarketPrices } from "../application/market/live-market-prices.ts";
import { RefreshMarketPrices } from "../application/market/refresh-market-prices.ts";
import { AppealOffer } from "../application/offer/appeal-offer.ts";
import { CapOffer } from "../application/offer/cap-offer.ts";
import { ChangeMargins } from "../application/offer/change-margins.ts";
import { CountPromotions } from "../application/offer/count-promotions.ts";
import { CreateOffer } from "../application/offer/create-offer.ts";
import { DeleteOffer } from "../application/offer/delete-offer.ts";
import { EditOffer } from "../application/offer/edit-offer.ts";
import { FillOffer } from "../application/offer/fill-offer.ts";
import { obstaclesByStartRules } from "../application/offer/find-obstacles.ts";
import { LimitOffer } from "../application/offer/limit-offer.ts";
import { ListMyOffers } from "../application/offer/list-my-offers.ts";
import { ListOfferFeedback } from "../application/offer/list-offer-feedback.ts";
import { ListOffers } from "../application/offer/list-offers.ts";
import { OfferDesk } from "../application/offer/offer-desk.ts";
import type { FindObstacles } from "../application/offer/offer-in-view.ts";
import { OwnOfferView } from "../application/offer/own-offer-view.ts";
import { PriceInView } from "../application/offer/price-in-view.ts";
import { PromoteOffer } from "../application/offer/promote-offer.ts";
import { RankOwners } from "../application/offer/rank-owners.ts";
import { ReportOffer } from "../application/offer/report-offer.ts";
import { ResetPenalty } from "../application/offer/reset-penalty.ts";
import { ReviewPenalties } from "../application/offer/review-penalties.ts";
import { SwitchAllOffers } from "../application/offer/switch-all-offers.ts";
import { SwitchOffer } from "../application/offer/switch-offer.ts";
import { ViewMyOffer } from "../application/offer/view-my-offer.ts";
import { ViewPinnedInfo } from "../application/offer/view-pinned-info.ts";
import { OfferWindow } from "../application/offer/offer-window.ts";
import { ViewOffer } from "../application/offer/view-offer.ts";
import type { OfferReports } from "../application/ports/offer-reports.ts";
import type { OfferStore, OfferViews } from "../application/ports/offer-store.ts";
import type { OfferPositions, Penalties, Promotions } from "../application/ports/promotions.ts";
import { accountTokens } from "./account-module.ts";
import { bankAccountTokens } from "./bank-account-module.ts";
import { token, tokens } from "./tokens.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import { roundKind } from "./feature-job.ts";
import { recordTokens } from "./record-module.ts";
import { bindOfferAreas, offerAreaTokens } from "./offer-area-parts.ts";
import { policyTokens } from "./policy-module.ts";

/** The names of the features offer and market. */
export const offerTokens = {
  marketPrices: token<LiveMarketPrices>("marketPrices"),
  refreshMarketPrices: token<RefreshMarketPrices>("refreshMarketPrices"),
  listCryptoCurrencies: token<ListCryptoCurrencies>("listCryptoCurrencies"),
  listPaymentMethods: token<ListPaymentMethods>("listPaymentMethods"),
  offers: token<OfferStore>("offers"),
  offerViews: token<OfferViews>("offerViews"),
  /** What may prevent a start besides the offer itself. */
  findObstacles: token<FindObstacles>("findObstacles"),
  offerWindow: token<OfferWindow>("offerWindow"),
  listOffers: token<ListOffers>("listOffers"),
  viewOffer: token<ViewOffer>("viewOffer"),
  listOfferFeedback: token<ListOfferFeedback>("listOfferFeedback"),
  offerReports: token<OfferReports>("offerReports"),
  clock: token<DatabaseClock>("clock"),
  reportOffer: token<ReportOffer>("reportOffer"),
  appealOffer: token<AppealOffer>("appealOffer"),
  offerDesk: token<OfferDesk>("offerDesk"),
  ownOfferView: token<OwnOfferView>("ownOfferView"),
  fillOffer: token<FillOffer>("fillOffer"),
  createOffer: token<CreateOffer>("createOffer"),
  editOffer: token<EditOffer>("editOffer"),
  capOffer: token<CapOffer>("capOffer"),
  switchOffer: token<SwitchOffer>("switchOffer"),
  switchAllOffers: token<SwitchAllOffers>("switchAllOffers"),
  priceInView: token<PriceInView>("priceInView"),
  limitOffer: token<LimitOffer>("limitOffer"),
  deleteOffer: token<DeleteOffer>("deleteOffer"),
  listMyOffers: token<ListMyOffers>("listMyOffers"),
  viewMyOffer: token<ViewMyOffer>("viewMyOffer"),
  rankOwners: token<RankOwners>("rankOwners"),
  promotions: token<Promotions>("promotions"),
  penalties: token<Penalties>("penalties"),
  promoteOffer: token<PromoteOffer>("promoteOffer"),
  countPromotions: token<CountPromotions>("countPromotions"),
  viewPinnedInfo: token<ViewPinnedInfo>("viewPinnedInfo"),
  resetPenalty: token<ResetPenalty>("resetPenalty"),
  reviewPenalties: token<ReviewPenalties>("reviewPenalties"),
  positions: token<OfferPositions>("offerPositions"),
  changeMargins: token<ChangeMargins>("changeMargins"),
  ...offerAreaTokens,
};

function parts({ config }: Installation): ContainerModule {
  const t = offerTokens;
  return new ContainerModule(({ bind }) => {
    const clock = new DatabaseClock();
    bind(t.clock).toConstantValue(clock);
    bind(t.marketPrices).toResolvedValue(
      (policy) => new LiveMarketPrices(policy, clock.now),
      [policyTokens.market],
    );
    bind(t.refreshMarketPrices).toResolvedValue(
      (prices, logger) =>
        new RefreshMarketPrices(rateSources(config.rates, clock.now), prices, (source, err) =>
          logger.warn({ source, err }, "a source of market prices did not respond"),
        ),
      [t.marketPrices, tokens.logger],
    );
    bind(t.listCryptoCurrencies).toResolvedValue(
      (prices, pool, seal) => new ListCryptoCurrencies(prices, new PostgresHaltStore(pool, seal)),
      [t.marketPrices, tokens.dataSource, tokens.auditSeal],
    );
    bind(t.listPaymentMethods).toResolvedValue(
      (pool, { isWithdrawn }) =>
        new ListPaymentMethods(new PostgresMethodUses(pool), clock.now, isWithdrawn),
      [tokens.dataSource, tokens.withdrawnEntries],
    );
    bind(t.offers).toResolvedValue(
      (pool, changes) => new PostgresOfferStore(pool, changes),
      [tokens.dataSource, tokens.changes],
    );
    bind(t.offerViews).toResolvedValue(
      (pool, policy) => new PostgresOfferViews(pool, policy),
      [tokens.dataSource, policyTokens.start],
    );
    bind(t.findObstacles).toResolvedValue(
      (views, prices, policy) => obstaclesByStartRules(views, prices, policy),
      [t.offerViews, t.marketPrices, policyTokens.whole],
    );
    bind(t.offerWindow).toResolvedValue(
      (prices, findObstacles, policy, discounts) =>
        new OfferWindow(prices, findObstacles, policy, discounts),
      [t.marketPrices, t.findObstacles, policyTokens.whole, recordTokens.feeDiscounts],
    );
    bind(t.listOffers).toResolvedValue(
      (reads, rules, prices, window, policy) =>
        new ListOffers(new PostgresOfferViews(reads, rules), prices, window, () => ({
          ...policy().offer,
          ...policy().flags,
        })),
      [tokens.reads, policyTokens.start, t.marketPrices, t.offerWindow, policyTokens.whole],
    );
    bind(t.viewOffer).toResolvedValue(
      (views, window, reports, policy) => new ViewOffer(views, window, reports, policy),
      [t.offerViews, t.offerWindow, t.offerReports, policyTokens.offer],
    );
    bind(t.listOfferFeedback).toResolvedValue(
      (views, pool) => new ListOfferFeedback(views, new PostgresOfferFeedbacks(pool)),
      [t.offerViews, tokens.dataSource],
    );
    bind(t.offerReports).toResolvedValue(
      (pool) => new PostgresOfferReports(pool),
      [tokens.dataSource],
    );
    bind(t.reportOffer).toResolvedValue(
      (viewOffer, reports, attempts, policy) =>
        new ReportOffer(viewOffer, reports, attempts, policy),
      [t.viewOffer, t.offerReports, accountTokens.attempts, policyTokens.moderation],
    );
    bind(t.appealOffer).toResolvedValue(
      (desk, policy) => new AppealOffer(desk, policy),
      [t.offerDesk, policyTokens.moderation],
    );
    bind(t.offerDesk).toResolvedValue(
      (offers, prices, policy, { isWithdrawn }) =>
        new OfferDesk(offers, prices, policy, isWithdrawn, config.multisigEscrows),
      [t.offers, t.marketPrices, policyTokens.offer, tokens.withdrawnEntries],
    );
    bind(t.ownOfferView).toResolvedValue(
      (views, prices, policy, grants, discounts) =>
        new OwnOfferView(views, prices, policy, grants, discounts),
      [
        t.offerViews,
        t.marketPrices,
        policyTokens.whole,
        t.manualFeeGrants,
        recordTokens.feeDiscounts,
      ],
    );
    bind(t.fillOffer).toResolvedValue(
      (accounts, places) => new FillOffer(accounts, places),
      [bankAccountTokens.places, tokens.places],
    );
    bind(t.createOffer).toResolvedValue(
      (offers, desk, fill) => new CreateOffer(offers, desk, newId, fill),
      [t.offers, t.offerDesk, t.fillOffer],
    );
    bind(t.editOffer).toResolvedValue(
      (desk, proveIdentity, fill) => new EditOffer(desk, proveIdentity, fill),
      [t.offerDesk, accountTokens.proveIdentity, t.fillOffer],
    );
    bind(t.capOffer).toResolvedValue((desk) => new CapOffer(desk), [t.offerDesk]);
    bind(t.switchOffer).toResolvedValue((desk) => new SwitchOffer(desk), [t.offerDesk]);
    bind(t.switchAllOffers).toResolvedValue((desk) => new SwitchAllOffers(desk), [t.offerDesk]);
    bind(t.priceInView).toResolvedValue(
      (desk, view) => new PriceInView(desk, view),
      [t.offerDesk, t.ownOfferView],
    );
    bind(t.limitOffer).toResolvedValue((desk) => new LimitOffer(desk), [t.offerDesk]);
    bind(t.deleteOffer).toResolvedValue((desk) => new DeleteOffer(desk), [t.offerDesk]);
    bind(t.listMyOffers).toResolvedValue(
      (offers, view) => new ListMyOffers(offers, view),
      [t.offers, t.ownOfferView],
    );
    bindStandings(bind, clock);
    bindOfferAreas(bind, t);
    bind(t.viewMyOffer).toResolvedValue(
      (offers, view) => new ViewMyOffer(offers, view),
      [t.offers, t.ownOfferView],
    );
  });
}

/** What puts offers before others, and behind them. */
function bindStandings(bind: ContainerModuleLoadOptions["bind"], clock: DatabaseClock): void {
  const t = offerTokens;
  bind(t.rankOwners).toResolvedValue(
    (pool) => new RankOwners(new PostgresOwnerStandings(pool)),
    [tokens.dataSource],
  );
  bind(t.promotions).toResolvedValue((pool) => new PostgresPromotions(pool), [tokens.dataSource]);
  bind(t.penalties).toResolvedValue((pool) => new PostgresPenalties(pool), [tokens.dataSource]);
  bind(t.promoteOffer).toResolvedValue(
    (offers, promotions, policy) => new PromoteOffer(offers, promotions, policy),
    [t.offers, t.promotions, policyTokens.offer],
  );
  bind(t.countPromotions).toResolvedValue(
    (offers, promotions, policy) => new CountPromotions(offers, promotions, policy),
    [t.offers, t.promotions, policyTokens.offer],
  );
  bind(t.positions).toResolvedValue(
    (pool) => new PostgresOfferPositions(pool),
    [tokens.dataSource],
  );
  bind(t.changeMargins).toResolvedValue(
    (offers, desk, positions, prices) => new ChangeMargins(offers, desk, positions, prices),
    [t.offers, t.offerDesk, t.positions, t.marketPrices],
  );
  bind(t.viewPinnedInfo).toResolvedValue(
    (offers, positions, prices) => new ViewPinnedInfo(offers, positions, prices),
    [t.offers, t.positions, t.marketPrices],
  );
  bind(t.resetPenalty).toResolvedValue(
    (offers, penalties, policy) => new ResetPenalty(offers, penalties, policy),
    [t.offers, t.penalties, policyTokens.offer],
  );
  bind(t.reviewPenalties).toResolvedValue(
    (penalties, policy) => new ReviewPenalties(penalties, policy, clock.now),
    [t.penalties, policyTokens.offer],
  );
}

/** The features offer and market: market prices, the list, one offer, and new ones. */
export const offer: Feature = {
  module: parts,
  routes: () => [
    served(marketRoutes, { ...offerTokens, withdrawnEntries: tokens.withdrawnEntries }),
    served(offerRoutes, {
      ...offerTokens,
      withdrawnEntries: tokens.withdrawnEntries,
      findFavorites: tokens.findFavorites,
      listSavedSearches: tokens.listSavedSearches,
    }),
  ],
  consoleRoutes: () => [
    served(manualFeeDeskRoutes, { ...offerTokens, onceByKey: tokens.onceByKey }),
  ],
  jobs: () => [
    (found) => ({
      kind: roundKind("rank-owners", 300),
      rounds: { everySeconds: 300, firstAfterSeconds: 300 },
      async run() {
        await found.get(offerTokens.reviewPenalties).execute();
        await found.get(offerTokens.rankOwners).execute();
        return [];
      },
    }),
    (found) => ({
      kind: roundKind("show-promotions", 60),
      rounds: { everySeconds: 60, firstAfterSeconds: 60 },
      async run() {
        await found.get(offerTokens.promotions).showRunning();
        return [];
      },
    }),
  ],
};
