import type DataLoader from "dataloader";
import { isInReadersMarket } from "../account/readers-market.ts";
import { foldedColumn } from "../account/folded-column.ts";
import type { DataSource } from "typeorm";
import type {
  OfferPage,
  OfferPosition,
  OfferRecord,
  OfferSearch,
  OfferEligibility,
  OfferViews,
} from "../../../application/ports/offer-store.ts";
import type { Current } from "../../../application/ports/current-policy.ts";
import type { OffersById } from "../../../application/ports/favorite-store.ts";
import type { OwnerOffers } from "../../../application/ports/owner-offers.ts";
import { opaqueList, prepared } from "../connection/prepared-statements.ts";
import { laneOf } from "../connection/lane.ts";
import { batchLoader } from "../connection/batch-loader.ts";
import { foldedName } from "../../../domain/account/folded-name.ts";
import { usernameSkeleton } from "../../../domain/account/username-skeleton.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { money } from "../../../domain/money/money.ts";
import type { StartPolicy } from "../../../domain/trade-start/start-policy.ts";
import { haltsColumn, haltsOf, type HaltsRow } from "../halt/halts-column.ts";
import {
  activeTogetherColumn,
  eligibilityColumns,
  eligibilityOf,
  standingParameters,
  type EligibilityRow,
  type Who,
} from "../trade/eligibility-columns.ts";
import { relationColumns, blocksOf, type RelationRow, knownOf } from "../trade/relation-columns.ts";
import { capColumns, capOf, type CapRow } from "./cap-row.ts";
import { offerColumns } from "./offer-row.ts";
import { ownerColumns } from "./owner-row.ts";
import { markColumns } from "./mark-columns.ts";
import { recordOf, type RecordRow } from "./record-row.ts";
import { searchStatement } from "./search-offers.ts";

/** A row of a search; where nothing was found, one with only the count. */
type FoundRow = {
  readonly total: number;
  /** How many were found, those among them that the viewer cannot see, and the last one if there may be more. */
  readonly found: number;
  readonly found_to: readonly [key: string, id: string] | null;
} & ({ readonly key: null } | (RecordRow & { readonly key: string; readonly place: number }));

/** More than processors of most databases, and no more than half of the pool. */
const mostSearches = 8;

/** What pages show of offers, read from PostgreSQL. */
export class PostgresOfferViews implements OfferViews, OwnerOffers, OffersById {
  readonly #dataSource: Pick<DataSource, "query">;
  readonly #policy: Current<StartPolicy>;
  readonly #inLane = laneOf(mostSearches);
  readonly #eligibilities: DataLoader<EligibilityAsk, ReadonlyMap<string, OfferEligibility>>;

  constructor(dataSource: Pick<DataSource, "query">, policy: Current<StartPolicy>) {
    this.#dataSource = dataSource;
    this.#policy = policy;
    this.#eligibilities = batchLoader((asks) => this.#readEligibility(asks));
  }

  async record(offerId: string): Promise<OfferRecord | undefined> {
    const [row] = await this.#dataSource.query<RecordRow[]>(
      `SELECT ${offerColumns}, ${ownerColumns}, ${markColumns}, clock_timestamp() AS now
       FROM offer JOIN trader ON trader.id = offer.owner_id
       WHERE offer.id = $1 AND offer.deleted_at IS NULL`,
      [offerId],
    );
    return row && recordOf(row);
  }

  async recordsOf(offerIds: readonly string[]): Promise<readonly OfferRecord[]> {
    const rows = await this.#dataSource.query<RecordRow[]>(
      `SELECT ${offerColumns}, ${ownerColumns}, ${markColumns}, clock_timestamp() AS now
         FROM unnest($1::text[]) WITH ORDINALITY AS asked (id, place)
         JOIN offer ON offer.id = asked.id AND offer.deleted_at IS NULL
         JOIN trader ON trader.id = offer.owner_id
        ORDER BY asked.place`,
      [offerIds],
    );
    return rows.map(recordOf);
  }

  async activeOf(
    username: string,
    readerId: string | undefined,
  ): Promise<readonly OfferRecord[] | undefined> {
    const rows = await this.#dataSource.query<(RecordRow | { readonly id: null })[]>(
      `SELECT ${offerColumns}, ${ownerColumns}, ${markColumns}, clock_timestamp() AS now
         FROM trader LEFT JOIN offer ON offer.owner_id = trader.id AND offer.is_active
               AND offer.is_approved
        WHERE trader.username_skeleton = $1 AND ${foldedColumn("trader.username")} = $2
          AND ${isInReadersMarket("trader", "$3")}
        ORDER BY offer.created_at DESC, offer.id`,
      [usernameSkeleton(username), foldedName(username), readerId ?? null],
    );
    if (rows.length === 0) return undefined;
    return rows.flatMap((row) => (row.id === null ? [] : [recordOf(row)]));
  }

  async search(search: OfferSearch): Promise<OfferPage> {
    const { sql, parameters } = searchStatement(search, this.#policy().bond);
    const rows = await this.#inLane(() => this.#dataSource.query<FoundRow[]>(sql, parameters));
    const shown = rows.flatMap((row) => (row.key === null ? [] : [row]));
    const page = shown.slice(0, search.limit);
    const [last, end] = [page.at(-1), rows[0]?.found_to];
    const isMore = shown.length > search.limit;
    const seen = (isMore ? last?.place : rows[0]?.found) ?? 0;
    return {
      offers: page.map(recordOf),
      total: rows[0]?.total ?? 0,
      left: seen - page.length,
      next: (isMore && positionOf(last?.key, last?.id)) || positionOf(...(end ?? [])),
    };
  }

  eligibilities(
    offerIds: readonly string[],
    readerId: string | undefined,
  ): Promise<ReadonlyMap<string, OfferEligibility>> {
    return this.#eligibilities.load({ offerIds, readerId });
  }

  async hasNewTerms(offerId: string, readerId: string): Promise<boolean> {
    const [row] = await this.#dataSource.query<{ readonly is_new: boolean }[]>(
      `SELECT kept.terms->>'terms' <> offer.terms AS is_new
         FROM offer
         JOIN trade ON trade.offer_id = offer.id AND $2 IN (trade.buyer_id, trade.seller_id)
         JOIN trade_terms kept ON kept.trade_id = trade.id
        WHERE offer.id = $1 AND offer.owner_id <> $2
        ORDER BY trade.started_at DESC
        LIMIT 1`,
      [offerId, readerId],
    );
    return row?.is_new ?? false;
  }

  async #readEligibility(
    asks: readonly EligibilityAsk[],
  ): Promise<readonly ReadonlyMap<string, OfferEligibility>[]> {
    const asked = asks.flatMap(({ offerIds, readerId = null }, place) =>
      offerIds.map((offerId) => ({ offerId, readerId, place })),
    );
    const eligibilities = asks.map(() => new Map<string, OfferEligibility>());
    for (let first = 0; first < asked.length; first += mostEligibility) {
      const some = asked.slice(first, first + mostEligibility);
      const rows = await this.#dataSource.query<EligibilitiesRow[]>(readEligibility, [
        some.map(({ offerId }) => offerId),
        some.map(({ readerId }) => readerId),
        some.map(({ place }) => place),
        ...standingParameters(this.#policy()),
      ]);
      for (const row of rows) eligibilities[row.place]?.set(row.id, offerEligibilityOf(row));
    }
    return eligibilities;
  }
}

function positionOf(key?: string, offerId?: string): OfferPosition | undefined {
  return key === undefined || offerId === undefined ? undefined : { key: BigInt(key), offerId };
}

/** How many offers one statement reads: well within its time limit. */
const mostEligibility = 200;

interface EligibilityAsk {
  readonly offerIds: readonly string[];
  readonly readerId: string | undefined;
}

const available = (who: Who) => `(SELECT a.balance FROM ledger_account a
    WHERE a.id = 'available:' || offer.asset || ':' || ${who}.id) AS ${who}_available`;

const asked = ["$1::text[]", "$2::text[]", "$3::integer[]"].map(opaqueList).join(", ");

const readEligibility = prepared(
  `SELECT asked.place, offer.id, offer.asset, offer.currency, ${capColumns},
          ${eligibilityColumns("owner", "limited", 4)}, ${available("owner")},
          ${eligibilityColumns("taker", "limited", 4)}, ${available("taker")},
          ${activeTogetherColumn}, ${relationColumns}, ${haltsColumn}
     FROM unnest(${asked}) AS asked (offer_id, reader_id, place)
     JOIN offer ON offer.id = asked.offer_id
     JOIN trader owner ON owner.id = offer.owner_id
     LEFT JOIN trader taker ON taker.id = asked.reader_id
     LEFT JOIN offer_usage ON offer_usage.offer_id = offer.id`,
);

interface EligibilitiesRow
  extends CapRow, HaltsRow, RelationRow, EligibilityRow<"owner">, EligibilityRow<"taker"> {
  readonly place: number;
  readonly id: string;
  readonly asset: AssetCode;
  readonly owner_available: string | null;
  readonly taker_available: string | null;
  readonly active_together: number;
}

function offerEligibilityOf(row: EligibilitiesRow): OfferEligibility {
  const owner = eligibilityOf(row, "owner");
  if (!owner) throw new TypeError(`The owner of offer ${row.id} has no level`);
  const reader = eligibilityOf(row, "taker");
  const units = (balance: string | null) => money(row.asset, BigInt(balance ?? 0)).units;
  return {
    cap: capOf(row),
    owner,
    ownerAvailable: units(row.owner_available),
    reader: reader && {
      eligibility: reader,
      available: units(row.taker_available),
      activeTogether: row.active_together,
      blocked: blocksOf(row),
      known: knownOf(row),
    },
    halts: haltsOf(row),
  };
}
