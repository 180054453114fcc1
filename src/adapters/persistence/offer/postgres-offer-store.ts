import { vendorTermsVersion } from "../../../domain/badge-application/badge-application.ts";
import type DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import { Busy } from "../../../application/ports/busy.ts";
import type {
  AggregateChange,
  CommandKey,
  CommitChanges,
} from "../../../application/ports/commit.ts";
import type {
  InsertOutcome,
  OfferChange,
  OfferStore,
  OwnOffer,
  StoreOutcome,
} from "../../../application/ports/offer-store.ts";
import type { NewOffer } from "../../../domain/offer/create-offer.ts";
import { waitsForReview } from "../../../domain/offer/moderation.ts";
import type { Offer } from "../../../domain/offer/offer.ts";
import type { OfferOwner } from "../../../domain/offer/offer-policy.ts";
import { batchLoader, inPlaces } from "../connection/batch-loader.ts";
import { databaseTime } from "../connection/database-time.ts";
import { opaqueList, prepared } from "../connection/prepared-statements.ts";
import { instantText } from "../trade/trade-row.ts";
import { capColumns, capOf, type CapRow } from "./cap-row.ts";
import { ownMarkColumns, ownMarksOf, type OwnMarkRow } from "./mark-columns.ts";
import { moderationState } from "./moderation-row.ts";
import { PostgresPriceChanges } from "./postgres-price-changes.ts";
import { offerColumns, offerOf, offerState, type OfferRow } from "./offer-row.ts";

/** Offers in PostgreSQL. They change by commits, in one order with the trades that start on them. */
export class PostgresOfferStore implements OfferStore {
  readonly #dataSource: DataSource;
  readonly #changes: Pick<CommitChanges, "commit">;
  readonly #prices: PostgresPriceChanges;
  readonly #owners: DataLoader<string, OfferOwner | undefined>;
  readonly #own: DataLoader<OwnAsk, OwnOffer | undefined>;

  constructor(dataSource: DataSource, changes: Pick<CommitChanges, "commit">) {
    this.#dataSource = dataSource;
    this.#changes = changes;
    this.#prices = new PostgresPriceChanges(dataSource);
    this.#owners = batchLoader((traderIds) => this.#readOwners(traderIds));
    this.#own = batchLoader((asks) => this.#readOwn(asks));
  }

  owner(traderId: string): Promise<OfferOwner | undefined> {
    return this.#owners.load(traderId);
  }

  async #readOwners(traderIds: readonly string[]): Promise<(OfferOwner | undefined)[]> {
    const rows = await this.#dataSource.query<OwnerFactsRow[]>(readOwnerFacts, [
      traderIds,
      vendorTermsVersion,
    ]);
    return inPlaces(traderIds.length, rows, ownerOf);
  }

  async countOf(traderId: string): Promise<number> {
    const [row] = await this.#dataSource.query<{ count: string }[]>(
      "SELECT count(*) FROM offer WHERE owner_id = $1",
      [traderId],
    );
    return Number(row?.count ?? 0);
  }

  async insert(offer: NewOffer, mostActive: number, key?: CommandKey): Promise<InsertOutcome> {
    const { id, ownerId } = offer;
    const at = await databaseTime(this.#dataSource);
    const state = {
      ...offerState(offer),
      ...moderationState(offer.moderation, { isWaiting: false, at }),
      ...(await this.#standing(offer)),
      createdAt: instantText(at),
    };
    const outcome = await this.#changes.commit({
      ...(key && { key, answer: id }),
      judgedAt: at,
      aggregates: [{ aggregate: "offer", id, seenVersion: undefined, state }],
      ownOffers: { ownerId, mostActive, caps: [] },
      usage: [],
      entries: [],
    });
    if (outcome.outcome === "applied")
      return { outcome: "stored", offer: { ...offer, createdAt: at } };
    if (outcome.outcome !== "conflict") return outcome;
    if (outcome.over === "active_offers") return { outcome: "too_many_active_offers" };
    throw new Busy("The database was too busy to store the offer");
  }

  /** By what the offers of this owner are ordered besides their price, as last counted. */
  async #standing({ ownerId, side }: NewOffer) {
    const [kept] = await this.#dataSource.query<StandingRow[]>(
      `SELECT rank_shift, release_seconds FROM owner_standing
        WHERE trader_id = $1 AND side = $2`,
      [ownerId, side],
    );
    return { rankShift: kept?.rank_shift ?? 0, releaseSeconds: kept?.release_seconds ?? null };
  }

  own(ownerId: string, offerId: string): Promise<OwnOffer | undefined> {
    return this.#own.load({ ownerId, offerId });
  }

  async #readOwn(asks: readonly OwnAsk[]): Promise<(OwnOffer | undefined)[]> {
    const rows = await this.#dataSource.query<(OwnRow & { readonly place: string })[]>(readOwn, [
      asks.map(({ ownerId }) => ownerId),
      asks.map(({ offerId }) => offerId),
    ]);
    return inPlaces(asks.length, rows, ownOf);
  }

  async listOwn(ownerId: string): Promise<readonly OwnOffer[]> {
    const rows = await this.#dataSource.query<OwnRow[]>(
      `${ownOffers} WHERE offer.owner_id = $1 AND offer.deleted_at IS NULL
          AND offer.special_for IS NULL ORDER BY offer.created_at DESC, offer.id`,
      [ownerId],
    );
    return rows.map(ownOf);
  }

  async store(
    ownerId: string,
    changes: readonly OfferChange[],
    mostActive: number,
  ): Promise<StoreOutcome> {
    const [first] = changes;
    if (!first) return "stored";
    const active = changes.filter(({ offer }) => offer.active).length;
    const isOne = changes.length === 1 && isPriceAlone(first);
    if (isOne && (await this.#prices.write(first))) return "stored";
    const isMore = active > changes.filter(({ before }) => before.offer.active).length;
    const outcome = await this.#changes.commit({
      judgedAt: first.before.now,
      aggregates: changes.map(aggregateChange),
      ownOffers: { ownerId, ...(isMore && { mostActive }), caps: changes.flatMap(newCap) },
      usage: [],
      entries: [],
    });
    if (outcome.outcome === "applied") return "stored";
    const isTooMany = outcome.outcome === "conflict" && outcome.over === "active_offers";
    return isTooMany ? "too_many_active_offers" : "conflict";
  }
}

const readOwnerFacts = prepared(
  `SELECT asked.place, trader.id, level, badge,
          EXISTS (SELECT FROM company c WHERE c.trader_id = trader.id) AS "isCompany",
          EXISTS (SELECT FROM holiday h WHERE h.trader_id = trader.id
                     AND h.until > clock_timestamp()) AS "isOnHoliday",
          badge = 'vendor' AND NOT EXISTS (SELECT FROM vendor_terms v
            WHERE v.trader_id = trader.id AND v.version = $2) AS owes
     FROM unnest(${opaqueList("$1::text[]")}) WITH ORDINALITY AS asked (id, place)
     JOIN trader ON trader.id = asked.id`,
);

interface OwnerFactsRow {
  readonly place: string;
  readonly id: string;
  readonly level: string;
  readonly badge: string;
  readonly owes: boolean;
  readonly isCompany: boolean;
  readonly isOnHoliday: boolean;
}

function ownerOf({ id, level, badge, owes, isCompany, isOnHoliday }: OwnerFactsRow): OfferOwner {
  return {
    id,
    level: Number(level),
    badge,
    isCompany,
    isOnHoliday,
    ...(owes && { owesVendorTerms: true }),
  };
}

interface StandingRow {
  readonly rank_shift: number;
  readonly release_seconds: number | null;
}

/** Whether nothing but the price is stored, and nobody is told of it. */
function isPriceAlone({ before, offer, priceOnly, news }: OfferChange): boolean {
  const pauses = ({ pauses: each = [] }: Offer) => [...each].toSorted().join(" ");
  return priceOnly && news === undefined && pauses(before.offer) === pauses(offer);
}

function aggregateChange({
  before,
  offer,
  priceOnly,
  deleted,
  news,
}: OfferChange): AggregateChange {
  const was = { isWaiting: waitsForReview(before.offer.moderation), at: before.now };
  return {
    aggregate: "offer",
    id: offer.id,
    seenVersion: offer.version - 1,
    state: {
      ...offerState(offer),
      ...moderationState(offer.moderation, was),
      ...(!priceOnly && { termsVersion: offer.version }),
      ...(deleted && { deletedAt: instantText(before.now) }),
    },
    ...(news && { event: { kind: news, recipients: [offer.ownerId] } }),
  };
}

function newCap({ offer, cap }: OfferChange) {
  return cap ? [{ offerId: offer.id, capMinor: cap.amount?.minor }] : [];
}

const ownColumns = `${offerColumns}, ${capColumns}, ${ownMarkColumns}, clock_timestamp() AS now`;

const ownOffers = `SELECT ${ownColumns}
    FROM offer LEFT JOIN offer_usage ON offer_usage.offer_id = offer.id`;

interface OwnAsk {
  readonly ownerId: string;
  readonly offerId: string;
}

const readOwn = prepared(
  `SELECT asked.place, ${ownColumns}
     FROM unnest(${opaqueList("$1::text[]")}, ${opaqueList("$2::text[]")}) WITH ORDINALITY
          AS asked (owner_id, offer_id, place)
     JOIN offer ON offer.id = asked.offer_id AND offer.owner_id = asked.owner_id
           AND offer.deleted_at IS NULL
     LEFT JOIN offer_usage ON offer_usage.offer_id = offer.id`,
);

type OwnRow = OfferRow & CapRow & OwnMarkRow & { readonly now: Date };

function ownOf(row: OwnRow): OwnOffer {
  const offer = offerOf(row);
  const reserved = { currency: offer.currency, minor: BigInt(row.cap_reserved_minor ?? 0) };
  return { offer, cap: capOf(row), reserved, marks: ownMarksOf(row), now: row.now.getTime() };
}
