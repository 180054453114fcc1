import { vendorTermsVersion } from "../../src/domain/badge-application/badge-application.ts";
import { noPaymentPlaces } from "../memory/no-payment-places.ts";
import { OpenPlaces } from "../../src/adapters/catalogue/open-places.ts";
import { FillOffer } from "../../src/application/offer/fill-offer.ts";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import { PostgresAttemptLimits } from "../../src/adapters/persistence/account/postgres-attempt-limits.ts";
import { PostgresFavoriteStore } from "../../src/adapters/persistence/favorite/postgres-favorite-store.ts";
import { PostgresOfferFeedbacks } from "../../src/adapters/persistence/feedback/postgres-offer-feedbacks.ts";
import { GroupCommit } from "../../src/adapters/persistence/commit/group-commit.ts";
import { PostgresRateHistory } from "../../src/adapters/persistence/market/postgres-rate-history.ts";
import { PostgresMethodUses } from "../../src/adapters/persistence/offer/postgres-method-uses.ts";
import { CountFacets } from "../../src/application/offer/count-facets.ts";
import { PostgresOfferFacets } from "../../src/adapters/persistence/offer/postgres-offer-facets.ts";
import { PostgresOfferReports } from "../../src/adapters/persistence/offer/postgres-offer-reports.ts";
import { PostgresOfferStore } from "../../src/adapters/persistence/offer/postgres-offer-store.ts";
import { moreUseCases, noGrants } from "./more-offer-use-cases.ts";
import { PostgresOfferPositions } from "../../src/adapters/persistence/offer/postgres-offer-positions.ts";
import { PostgresPenalties } from "../../src/adapters/persistence/offer/postgres-penalties.ts";
import { PostgresPromotions } from "../../src/adapters/persistence/offer/postgres-promotions.ts";
import type { OfferStandingUseCases } from "../../src/adapters/http/inbound/offer/offer-standing-routes.ts";
import { ChangeMargins } from "../../src/application/offer/change-margins.ts";
import { CountPromotions } from "../../src/application/offer/count-promotions.ts";
import { PromoteOffer } from "../../src/application/offer/promote-offer.ts";
import { ResetPenalty } from "../../src/application/offer/reset-penalty.ts";
import { ViewPinnedInfo } from "../../src/application/offer/view-pinned-info.ts";
import { PostgresOwnerStandings } from "../../src/adapters/persistence/offer/postgres-owner-standings.ts";
import { PostgresOfferViews } from "../../src/adapters/persistence/offer/postgres-offer-views.ts";
import { PostgresSavedSearchStore } from "../../src/adapters/persistence/saved-search/postgres-saved-search-store.ts";
import { PostgresSearchAlerts } from "../../src/adapters/persistence/saved-search/postgres-search-alerts.ts";
import { ListSavedSearches } from "../../src/application/saved-search/list-saved-searches.ts";
import type { OfferInput } from "../../src/domain/offer/create-offer.ts";
import type { OfferUseCases } from "../../src/adapters/http/inbound/offer/offer-routes.ts";
import { FindFavorites } from "../../src/application/favorite/find-favorites.ts";
import { AppealOffer } from "../../src/application/offer/appeal-offer.ts";
import { CapOffer } from "../../src/application/offer/cap-offer.ts";
import { DeleteOffer } from "../../src/application/offer/delete-offer.ts";
import { EditOffer } from "../../src/application/offer/edit-offer.ts";
import { LimitOffer } from "../../src/application/offer/limit-offer.ts";
import { ListMyOffers } from "../../src/application/offer/list-my-offers.ts";
import { OwnOfferView } from "../../src/application/offer/own-offer-view.ts";
import { PriceInView } from "../../src/application/offer/price-in-view.ts";
import { RankOwners } from "../../src/application/offer/rank-owners.ts";
import { ReportOffer } from "../../src/application/offer/report-offer.ts";
import { SwitchAllOffers } from "../../src/application/offer/switch-all-offers.ts";
import { SwitchOffer } from "../../src/application/offer/switch-offer.ts";
import { ViewMyOffer } from "../../src/application/offer/view-my-offer.ts";
import { CreateOffer } from "../../src/application/offer/create-offer.ts";
import { ListOfferFeedback } from "../../src/application/offer/list-offer-feedback.ts";
import { ListOffers } from "../../src/application/offer/list-offers.ts";
import { OfferDesk } from "../../src/application/offer/offer-desk.ts";
import { obstaclesByStartRules } from "../../src/application/offer/find-obstacles.ts";
import { findNoObstacles, type FindObstacles } from "../../src/application/offer/offer-in-view.ts";
import { OfferWindow } from "../../src/application/offer/offer-window.ts";
import { ViewOffer } from "../../src/application/offer/view-offer.ts";
import { nothingWithdrawn } from "../../src/domain/catalogue/catalogue-entry.ts";
import { moderationStatus } from "../../src/domain/offer/moderation.ts";
import { ToldMarket } from "./told-market.ts";
import { cloneDatabase, type TestDatabase } from "./database.ts";
import {
  defaultModerationPolicy,
  defaultOfferPolicy,
} from "../../src/domain/policy/default-policy.ts";
import { typedProofs } from "./typed-proofs.ts";
import { withoutBonds } from "./without-bonds.ts";
import { usualOffer } from "./usual-offer.ts";

const fillOffer = new FillOffer(noPaymentPlaces, new OpenPlaces());

/** The offers of a database of one's own, and the use cases on them. */
export class OfferShelf {
  readonly database: TestDatabase;
  readonly market = new ToldMarket();
  /** Whether offers for newcomers can be asked for. */
  hasNewbieOffers = false;
  readonly #pool: DataSource;
  #count = 0;

  /** How many of its offers name each payment method. */
  get methodUses(): PostgresMethodUses {
    return new PostgresMethodUses(this.#pool);
  }

  /** The rates of the past in its database. */
  get rateHistory(): PostgresRateHistory {
    return new PostgresRateHistory(this.#pool);
  }

  private constructor(database: TestDatabase, pool: DataSource) {
    this.database = database;
    this.#pool = pool;
  }

  static async open(): Promise<OfferShelf> {
    const database = await cloneDatabase();
    const pool = await createDataSource({ url: database.url }).initialize();
    return new OfferShelf(database, pool);
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
    await this.database.drop();
  }

  /** As one more process has it: its commits go beside those of the others. */
  get store(): PostgresOfferStore {
    return new PostgresOfferStore(this.#pool, new GroupCommit(this.#pool));
  }

  get views(): PostgresOfferViews {
    return new PostgresOfferViews(this.#pool, () => withoutBonds.start);
  }

  get savedSearches(): PostgresSavedSearchStore {
    return new PostgresSavedSearchStore(this.#pool);
  }

  get searchAlerts(): PostgresSearchAlerts {
    return new PostgresSearchAlerts(this.#pool);
  }

  get reports(): PostgresOfferReports {
    return new PostgresOfferReports(this.#pool);
  }

  /** Counts how owners trade, for the order of lists. */
  async rankOwners(): Promise<void> {
    await new RankOwners(new PostgresOwnerStandings(this.#pool)).execute();
  }

  get createOffer(): CreateOffer {
    return new CreateOffer(this.store, this.desk, () => this.newId("offer"), fillOffer);
  }

  get desk(): OfferDesk {
    return new OfferDesk(this.store, this.market, () => defaultOfferPolicy);
  }

  window(findObstacles: FindObstacles = findNoObstacles): OfferWindow {
    return new OfferWindow(this.market, findObstacles, () => withoutBonds);
  }

  listOffers(findObstacles?: FindObstacles): ListOffers {
    return new ListOffers(this.views, this.market, this.window(findObstacles), () => ({
      ...defaultOfferPolicy,
      newbieOffers: this.hasNewbieOffers,
    }));
  }

  viewOffer(findObstacles?: FindObstacles): ViewOffer {
    return new ViewOffer(
      this.views,
      this.window(findObstacles),
      this.reports,
      () => defaultOfferPolicy,
    );
  }

  /** What prevents a start, by its own rules. */
  get startRules(): FindObstacles {
    return obstaclesByStartRules(this.views, this.market, () => withoutBonds);
  }

  /** Everything that the routes of offers call. */
  useCases(findObstacles?: FindObstacles): OfferUseCases {
    const view = new OwnOfferView(this.views, this.market, () => withoutBonds, noGrants);
    return {
      listOffers: this.listOffers(findObstacles),
      viewOffer: this.viewOffer(),
      listOfferFeedback: new ListOfferFeedback(this.views, new PostgresOfferFeedbacks(this.#pool)),
      reportOffer: new ReportOffer(
        this.viewOffer(),
        this.reports,
        new PostgresAttemptLimits(this.#pool),
        () => defaultModerationPolicy,
      ),
      countFacets: new CountFacets(
        new PostgresOfferFacets(this.#pool),
        this.market,
        () => defaultOfferPolicy,
        Date.now,
      ),
      marketPrices: this.market,
      withdrawnEntries: { isWithdrawn: nothingWithdrawn },
      findFavorites: new FindFavorites(new PostgresFavoriteStore(this.#pool)),
      listSavedSearches: new ListSavedSearches(this.savedSearches),
      appealOffer: new AppealOffer(this.desk, () => defaultModerationPolicy),
      createOffer: this.createOffer,
      editOffer: new EditOffer(
        this.desk,
        typedProofs(() => 0),
        fillOffer,
      ),
      capOffer: new CapOffer(this.desk),
      switchOffer: new SwitchOffer(this.desk),
      switchAllOffers: new SwitchAllOffers(this.desk),
      priceInView: new PriceInView(this.desk, view),
      limitOffer: new LimitOffer(this.desk),
      deleteOffer: new DeleteOffer(this.desk),
      listMyOffers: new ListMyOffers(this.store, view),
      viewMyOffer: new ViewMyOffer(this.store, view),
      ...this.#standing(),
      ...moreUseCases(this, this.#pool, fillOffer, findObstacles),
    };
  }

  #standing(): Omit<OfferStandingUseCases, "viewMyOffer"> {
    const [promotions, policy] = [this.promotions, () => defaultOfferPolicy];
    const positions = new PostgresOfferPositions(this.#pool);
    return {
      promoteOffer: new PromoteOffer(this.store, promotions, policy),
      countPromotions: new CountPromotions(this.store, promotions, policy),
      viewPinnedInfo: new ViewPinnedInfo(this.store, positions, this.market),
      resetPenalty: new ResetPenalty(this.store, this.penalties, policy),
      changeMargins: new ChangeMargins(this.store, this.desk, positions, this.market),
    };
  }

  get promotions(): PostgresPromotions {
    return new PostgresPromotions(this.#pool);
  }

  get penalties(): PostgresPenalties {
    return new PostgresPenalties(this.#pool);
  }

  /** Ids sort in a different order than they are made in. */
  newId(kind: string): string {
    this.#count += 1;
    return `${kind}${String((this.#count * 7_919) % 100_000).padStart(5, "0")}`;
  }

  /** A trader who may have 180 offers. */
  async addVendor(): Promise<string> {
    const id = await this.addTrader(3, "vendor");
    const terms = "INSERT INTO vendor_terms (trader_id, version) VALUES ($1, $2)";
    await this.database.query(terms, [id, vendorTermsVersion]);
    return id;
  }

  async addTrader(level: number, badge = "no_badge"): Promise<string> {
    const id = this.newId("trader");
    await this.database.query(
      `INSERT INTO trader (id, username, username_skeleton, email, password_hash, level, badge, is_demo)
       VALUES ($1, $1, $1, $1 || '@example.org', 'none', $2, $3, $2::numeric < 0)`,
      [id, level, badge],
    );
    return id;
  }

  /** Gives a trader so much Bitcoin that they can fund any of the offers. */
  async fund(traderId: string): Promise<void> {
    await this.database.query(
      `INSERT INTO ledger_account (id, kind, owner_id, asset, balance)
       VALUES ('available:BTC:' || $1::text, 'available', $1, 'BTC', 100000000)`,
      [traderId],
    );
  }

  /** The database's time. */
  async now(): Promise<number> {
    const [row] = await this.database.query<{ now: Date }>("SELECT clock_timestamp() AS now");
    return row?.now.getTime() ?? 0;
  }

  /** How many connections wait for a lock. Queried outside the test's own transaction. */
  async countWaiting(): Promise<number> {
    const [row] = await this.#pool.query<{ count: string }[]>(
      `SELECT count(*) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return Number(row?.count);
  }

  /** Whatever was flagged in an offer: a moderator allowed it. */
  async approveAll(): Promise<void> {
    await this.database.query(
      `UPDATE offer SET moderation = ${moderationStatus.approved}, held_by = NULL,
         waits_since = NULL`,
    );
  }

  /** Publishes the usual offer with some changes; returns its id. */
  async publish(traderId: string, change: Partial<OfferInput> = {}): Promise<string> {
    const details = change.side === "buy" ? { paymentDetails: [] } : {};
    const input = { ...usualOffer, ...details, ...change };
    const created = await this.createOffer.execute({ traderId }, input);
    if (!created.ok) throw new Error(JSON.stringify(created.refusal));
    return created.value.id;
  }
}
