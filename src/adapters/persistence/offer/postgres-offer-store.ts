import { vendorTermsVersion } from "../../../domain/badge-application/badge-application.ts";
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
import type { OfferOwner } from "../../../domain/offer/offer-policy.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { databaseTime } from "../connection/database-time.ts";
import { instantText } from "../trade/trade-row.ts";
import { capColumns, capOf, type CapRow } from "./cap-row.ts";
import { ownMarkColumns, ownMarksOf, type OwnMarkRow } from "./mark-columns.ts";
import { moderationState } from "./moderation-row.ts";
import { offerColumns, offerOf, offerState, type OfferRow } from "./offer-row.ts";

/** Offers in PostgreSQL. They change by commits, in one order with the trades that start on them. */
export class PostgresOfferStore implements OfferStore {
  readonly #dataSource: DataSource;
  readonly #changes: Pick<CommitChanges, "commit">;

  constructor(dataSource: DataSource, changes: Pick<CommitChanges, "commit">) {
    this.#dataSource = dataSource;
    this.#changes = changes;
  }

  async owner(traderId: string): Promise<OfferOwner | undefined> {
    const [row] = await this.#dataSource.query<OwnerFactsRow[]>(
      `SELECT level, badge, EXISTS (SELECT FROM company c WHERE c.trader_id = trader.id) AS "isCompany",
              EXISTS (SELECT FROM holiday h WHERE h.trader_id = trader.id
                         AND h.until > clock_timestamp()) AS "isOnHoliday",
              badge = 'vendor' AND NOT EXISTS (SELECT FROM vendor_terms v
                WHERE v.trader_id = trader.id AND v.version = $2) AS owes
         FROM trader WHERE id = $1`,
      [traderId, vendorTermsVersion],
    );
    if (!row) return undefined;
    const { level, badge, owes, isCompany, isOnHoliday } = row;
    return {
      id: traderId,
      level: Number(level),
      badge,
      isCompany,
      isOnHoliday,
      ...(owes && { owesVendorTerms: true }),
    };
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

  async own(ownerId: string, offerId: string): Promise<OwnOffer | undefined> {
    const [row] = await this.#dataSource.query<OwnRow[]>(`${ownOffers} AND offer.id = $2`, [
      ownerId,
      offerId,
    ]);
    return row && ownOf(row);
  }

  async listOwn(ownerId: string): Promise<readonly OwnOffer[]> {
    const rows = await this.#dataSource.query<OwnRow[]>(
      `${ownOffers} AND offer.special_for IS NULL ORDER BY offer.created_at DESC, offer.id`,
      [ownerId],
    );
    return rows.map(ownOf);
  }

  async store(
    ownerId: string,
    changes: readonly OfferChange[],
    mostActive: number,
  ): Promise<StoreOutcome> {
    const { rows, at } = await this.#before(ownerId, changes);
    const before = new Map(rows.map((row) => [row.id, row]));
    const isOther = ({ offer }: OfferChange) => before.get(offer.id)?.version !== offer.version - 1;
    if (changes.some(isOther)) return "conflict";
    const active = changes.filter(({ offer }) => offer.active).length;
    const isMore = active > rows.filter((row) => row.is_active).length;
    const outcome = await this.#changes.commit({
      judgedAt: at,
      aggregates: changes.map((change) =>
        aggregateChange(change, { isWaiting: before.get(change.offer.id)?.waits === true, at }),
      ),
      ownOffers: { ownerId, ...(isMore && { mostActive }), caps: changes.flatMap(newCap) },
      usage: [],
      entries: [],
    });
    if (outcome.outcome === "applied") return "stored";
    const isTooMany = outcome.outcome === "conflict" && outcome.over === "active_offers";
    return isTooMany ? "too_many_active_offers" : "conflict";
  }

  /** The stored versions of offers that change, and the database's time. */
  async #before(ownerId: string, changes: readonly OfferChange[]) {
    const rows = await this.#dataSource.query<BeforeRow[]>(
      `SELECT id, version, is_active OR in_pool OR is_paused AS is_active, waits_since IS NOT NULL AS waits, clock_timestamp() AS now
         FROM offer WHERE owner_id = $1 AND id = ANY ($2) AND deleted_at IS NULL`,
      [ownerId, changes.map(({ offer }) => offer.id)],
    );
    return { rows, at: rows[0]?.now.getTime() ?? Number.NaN };
  }
}

interface OwnerFactsRow {
  readonly level: string;
  readonly badge: string;
  readonly owes: boolean;
  readonly isCompany: boolean;
  readonly isOnHoliday: boolean;
}

interface StandingRow {
  readonly rank_shift: number;
  readonly release_seconds: number | null;
}

interface BeforeRow {
  readonly id: string;
  readonly version: number;
  readonly is_active: boolean;
  readonly waits: boolean;
  readonly now: Date;
}

function aggregateChange(
  { offer, priceOnly, deleted, news }: OfferChange,
  before: { readonly isWaiting: boolean; readonly at: Instant },
): AggregateChange {
  return {
    aggregate: "offer",
    id: offer.id,
    seenVersion: offer.version - 1,
    state: {
      ...offerState(offer),
      ...moderationState(offer.moderation, before),
      ...(!priceOnly && { termsVersion: offer.version }),
      ...(deleted && { deletedAt: instantText(before.at) }),
    },
    ...(news && { event: { kind: news, recipients: [offer.ownerId] } }),
  };
}

function newCap({ offer, cap }: OfferChange) {
  return cap ? [{ offerId: offer.id, capMinor: cap.amount?.minor }] : [];
}

const ownOffers = `
  SELECT ${offerColumns}, ${capColumns}, ${ownMarkColumns}, clock_timestamp() AS now
    FROM offer LEFT JOIN offer_usage ON offer_usage.offer_id = offer.id
   WHERE offer.owner_id = $1 AND offer.deleted_at IS NULL`;

type OwnRow = OfferRow & CapRow & OwnMarkRow & { readonly now: Date };

function ownOf(row: OwnRow): OwnOffer {
  const offer = offerOf(row);
  const reserved = { currency: offer.currency, minor: BigInt(row.cap_reserved_minor ?? 0) };
  return { offer, cap: capOf(row), reserved, marks: ownMarksOf(row), now: row.now.getTime() };
}
