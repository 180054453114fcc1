import type { DataSource } from "typeorm";
import type {
  OwnerAtNow,
  OwnerMonth,
  OwnerStanding,
  OwnerStandings,
} from "../../../application/ports/owner-standings.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { completedEscrows } from "../../../domain/trade/trade-status.ts";

interface ConductRow {
  readonly id: string;
  readonly last_seen_at: Date;
  readonly feedback_positive: number;
  readonly feedback_negative: number;
  readonly release_seconds: number | null;
  readonly ended: number;
  readonly ended_well: number;
  readonly traded: Readonly<Partial<Record<AssetCode, string>>> | null;
  readonly now: Date;
}

/** How many days of trades count (answers 62). */
const countedDays = 30;

/** By what offers are ordered besides their price, in PostgreSQL. */
export class PostgresOwnerStandings implements OwnerStandings {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async ownersAfter(id: string | undefined, limit: number): Promise<readonly OwnerAtNow[]> {
    const ended = (party: string) => `
      SELECT t.escrow, t.asset, t.amount FROM trade t
       WHERE t.${party} = owner.id AND t.closed_at > clock_timestamp() - make_interval(days => $4)
         AND t.started_at > clock_timestamp() - make_interval(days => 2 * $4)`;
    const rows = await this.#dataSource.query<ConductRow[]>(
      `SELECT owner.id, owner.last_seen_at, owner.feedback_positive, owner.feedback_negative,
              (SELECT r.median_seconds FROM release_time r WHERE r.trader_id = owner.id)
                AS release_seconds,
              lately.ended, lately.ended_well, lately.traded, clock_timestamp() AS now
         FROM (SELECT * FROM trader
                WHERE ($1::text IS NULL OR trader.id > $1)
                  AND EXISTS (SELECT FROM offer
                               WHERE offer.owner_id = trader.id AND offer.deleted_at IS NULL)
                ORDER BY trader.id LIMIT $2) AS owner
        CROSS JOIN LATERAL (
          SELECT coalesce(sum(trades), 0)::integer AS ended,
                 coalesce(sum(trades_well), 0)::integer AS ended_well,
                 jsonb_object_agg(asset, amount::text) FILTER (WHERE amount > 0) AS traded
            FROM (SELECT asset, count(*) AS trades,
                         count(*) FILTER (WHERE escrow = ANY ($3)) AS trades_well,
                         sum(amount) FILTER (WHERE escrow = ANY ($3)) AS amount
                    FROM (${ended("buyer_id")} UNION ALL ${ended("seller_id")}) AS each
                   GROUP BY asset) AS trades) AS lately
        ORDER BY owner.id`,
      [id ?? null, limit, completedEscrows, countedDays],
    );
    return rows.map((row) => ({
      id: row.id,
      ended: row.ended,
      endedWell: row.ended_well,
      traded: unitsOf(row.traded ?? {}),
      releaseMedianSeconds: row.release_seconds ?? undefined,
      feedbackPositive: row.feedback_positive,
      feedbackNegative: row.feedback_negative,
      lastSeenAt: row.last_seen_at.getTime(),
      now: row.now.getTime(),
    }));
  }

  async keep(standings: readonly OwnerStanding[]): Promise<void> {
    const parameters = [
      standings.map(({ ownerId }) => ownerId),
      standings.map(({ side }) => side),
      standings.map(({ rankShift }) => rankShift),
      standings.map(({ releaseSeconds }) => releaseSeconds ?? null),
      standings.map(({ month }) => month.ended),
      standings.map(({ month }) => month.endedWell),
      standings.map(({ month }) => JSON.stringify(writtenVolume(month))),
    ];
    await this.#dataSource.query(
      `WITH standing AS (${changedStandings}), free AS (
         SELECT offer.id, standing.rank_shift + offer.penalty_shift AS rank_shift,
                standing.release_seconds
           FROM standing JOIN offer USING (owner_id, side)
          WHERE ${offerDiffers} AND offer.deleted_at IS NULL
          ORDER BY offer.id FOR NO KEY UPDATE OF offer SKIP LOCKED)
       UPDATE offer SET rank_shift = free.rank_shift, release_seconds = free.release_seconds
         FROM free WHERE offer.id = free.id`,
      parameters,
    );
    await this.#dataSource.query(
      `WITH standing AS (${changedStandings})
       INSERT INTO owner_standing
         (trader_id, side, rank_shift, release_seconds, ended, ended_well, volume)
       SELECT owner_id, side, rank_shift, release_seconds, ended, ended_well, volume FROM standing
        WHERE NOT EXISTS (SELECT FROM offer
               WHERE offer.owner_id = standing.owner_id AND offer.side = standing.side
                 AND offer.deleted_at IS NULL AND ${offerDiffers})
       ON CONFLICT (trader_id, side) DO UPDATE
         SET rank_shift = excluded.rank_shift, release_seconds = excluded.release_seconds,
             ended = excluded.ended, ended_well = excluded.ended_well, volume = excluded.volume`,
      parameters,
    );
  }
}

const standsAt = (shift: string, release: string) =>
  `(${shift}, ${release}) IS DISTINCT FROM (standing.rank_shift, standing.release_seconds)`;

/** An offer's own penalty is beside what its owner's points are worth. */
const offerDiffers = standsAt("offer.rank_shift - offer.penalty_shift", "offer.release_seconds");

/** Those that are not what is kept: where nothing has changed, no offer is read. */
const changedStandings = `
  SELECT standing.* FROM unnest($1::text[], $2::text[], $3::integer[], $4::integer[],
    $5::integer[], $6::integer[], $7::jsonb[])
    AS standing (owner_id, side, rank_shift, release_seconds, ended, ended_well, volume)
    LEFT JOIN owner_standing kept
      ON kept.trader_id = standing.owner_id AND kept.side = standing.side
   WHERE kept.trader_id IS NULL OR ${standsAt("kept.rank_shift", "kept.release_seconds")}
      OR (kept.ended, kept.ended_well, kept.volume)
         IS DISTINCT FROM (standing.ended, standing.ended_well, standing.volume)`;

function unitsOf(traded: NonNullable<ConductRow["traded"]>): OwnerAtNow["traded"] {
  return Object.fromEntries(Object.entries(traded).map(([asset, units]) => [asset, BigInt(units)]));
}

/** Base units as text: JSON has no whole numbers of that size. */
function writtenVolume({ volume }: OwnerMonth): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(volume).map(([asset, units]) => [asset, String(units)]));
}
