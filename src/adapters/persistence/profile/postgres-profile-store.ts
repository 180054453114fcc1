import type { DataSource } from "typeorm";
import { isInReadersMarket } from "../account/readers-market.ts";
import { companyName, verified } from "../account/company-name.ts";
import { foldedColumn } from "../account/folded-column.ts";
import {
  receivedFeedbackColumns,
  receivedFeedbackOf,
  type ReceivedFeedbackRow,
} from "../feedback/received-feedback-row.ts";
import type {
  FeedbackWish,
  ProfileRecord,
  ProfileStore,
} from "../../../application/ports/profile-store.ts";
import { isDemoLevel } from "../../../domain/account/demo-account.ts";
import type { Audience } from "../../../domain/account/audience.ts";
import {
  fullNameVisibilities,
  type FullNameVisibility,
} from "../../../domain/account/full-name.ts";
import { foldedName } from "../../../domain/account/folded-name.ts";
import { usernameSkeleton } from "../../../domain/account/username-skeleton.ts";
import type { DutyHours } from "../../../domain/offer/duty-hours.ts";
import { assetCodes, type AssetCode } from "../../../domain/money/asset.ts";
import { assetsOf } from "../../../domain/money/play-form.ts";
import { money } from "../../../domain/money/money.ts";
import { completedEscrows } from "../../../domain/trade/trade-status.ts";

interface ProfileRow {
  readonly id: string;
  readonly username: string;
  readonly badge: string;
  readonly avatar: string | null;
  readonly bio: string;
  readonly status_message: string | null;
  readonly vendor_languages: readonly string[] | null;
  readonly opening_hours: DutyHours | null;
  readonly holiday_until: Date | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly full_name_visibility: FullNameVisibility | null;
  readonly full_name_audience: Audience | null;
  readonly company: ProfileRecord["name"]["company"] | null;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly feedback_positive: number;
  readonly feedback_negative: number;
  readonly completed_trades: number;
  readonly partners: number;
  readonly traded: Readonly<Record<AssetCode, string>>;
  readonly ended: number;
  readonly ended_well: number;
  readonly release_median: number | null;
  readonly is_email_confirmed: boolean;
  readonly phone_country: string | null;
  readonly seen_country: string | null;
  readonly level: string;
  readonly with_reader: number;
  readonly trusts_reader: boolean;
  readonly is_trusted: boolean;
  readonly is_blocked: boolean;
  readonly trusted_count: number;
  readonly blocked_count: number;
  readonly now: Date;
}

const tradedByCoin = assetCodes
  .map((code) => `'${code}', coalesce(sum(amount) FILTER (WHERE asset = '${code}'), 0)::text`)
  .join(", ");

/** How many days of trades the completed share counts (answers 61). */
const statsDays = 30;

/** Public records, read from PostgreSQL. */
export class PostgresProfileStore implements ProfileStore {
  readonly #dataSource: Pick<DataSource, "query">;

  constructor(dataSource: Pick<DataSource, "query">) {
    this.#dataSource = dataSource;
  }

  byName(username: string, readerId: string | undefined): Promise<ProfileRecord | undefined> {
    return this.#profile(
      `trader.username_skeleton = $3 AND ${foldedColumn("trader.username")} = $4`,
      [usernameSkeleton(username), foldedName(username)],
      readerId,
    );
  }

  byId(traderId: string, readerId: string | undefined): Promise<ProfileRecord | undefined> {
    return this.#profile("trader.id = $3", [traderId], readerId);
  }

  async #profile(
    condition: string,
    parameters: readonly string[],
    readerId: string | undefined,
  ): Promise<ProfileRecord | undefined> {
    const completed = (own: string, partner: string) => `
      SELECT t.${partner} AS partner, t.asset, t.amount FROM trade t
       WHERE t.${own} = trader.id AND t.escrow = ANY ($1)`;
    const [row] = await this.#dataSource.query<ProfileRow[]>(
      `SELECT trader.id, trader.username, trader.badge, trader.avatar, trader.bio, trader.created_at,
              chosen.status_message, chosen.vendor_languages, chosen.first_name,
              chosen.last_name, chosen.full_name_visibility, chosen.full_name_audience,
              (SELECT d.hours FROM vendor_desk d
                WHERE d.trader_id = trader.id AND trader.badge = 'vendor') AS opening_hours,
              (SELECT h.until FROM holiday h
                WHERE h.trader_id = trader.id AND h.until > clock_timestamp()) AS holiday_until,
              ${companyName("trader.id", `'${verified}'`)} AS company,
              trader.last_seen_at, trader.seen_country, trader.feedback_positive, trader.feedback_negative,
              coalesce(u.completed_trades, 0) AS completed_trades, done.partners, done.traded,
              done.with_reader, coalesce(theirs.is_trusted, false) AS trusts_reader,
              coalesce(own.is_trusted, false) AS is_trusted,
              coalesce(own.is_blocked, false) AS is_blocked,
              lately.ended, lately.ended_well, trader.level::text,
              trader.email_verified_at IS NOT NULL AS is_email_confirmed,
              (SELECT p.country FROM phone p
                WHERE p.trader_id = trader.id AND p.verified_at IS NOT NULL) AS phone_country,
              (SELECT r.median_seconds FROM release_time r WHERE r.trader_id = trader.id)
                AS release_median, known.trusted_count, known.blocked_count, clock_timestamp() AS now
         FROM trader LEFT JOIN trader_usage u ON u.trader_id = trader.id
         LEFT JOIN preference chosen ON chosen.trader_id = trader.id
         LEFT JOIN contact theirs ON theirs.owner_id = trader.id AND theirs.subject_id = $2
         LEFT JOIN contact own ON own.owner_id = $2 AND own.subject_id = trader.id
        CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE is_trusted)::integer AS trusted_count,
                 count(*) FILTER (WHERE is_blocked)::integer AS blocked_count
            FROM contact WHERE subject_id = trader.id) AS known
        CROSS JOIN LATERAL (
          SELECT count(DISTINCT partner)::integer AS partners,
                 json_build_object(${tradedByCoin}) AS traded,
                 count(*) FILTER (WHERE partner = $2)::integer AS with_reader
            FROM (${completed("buyer_id", "seller_id")} UNION ALL
                  ${completed("seller_id", "buyer_id")}) AS trades) AS done
        CROSS JOIN LATERAL (
          SELECT count(*)::integer AS ended,
                 count(*) FILTER (WHERE t.escrow = ANY ($1))::integer AS ended_well
            FROM trade t
           WHERE (t.buyer_id = trader.id OR t.seller_id = trader.id)
             AND t.closed_at > clock_timestamp() - make_interval(days => ${statsDays})) AS lately
        WHERE ${condition} AND ${isInReadersMarket("trader", "$2")}`,
      [completedEscrows, readerId ?? null, ...parameters],
    );
    return row && profileOf(row);
  }

  async feedback(traderId: string, { type, offset, limit }: FeedbackWish) {
    const fitting = "f.subject_id = $1 AND ($2::boolean IS NULL OR f.is_positive = $2)";
    const isPositive = type === undefined ? null : type === "positive";
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<ReceivedFeedbackRow[]>(
        `SELECT ${receivedFeedbackColumns}
           FROM feedback f JOIN trader author ON author.id = f.author_id
          WHERE ${fitting} ORDER BY f.at DESC, f.trade_id DESC LIMIT $3 OFFSET $4`,
        [traderId, isPositive, limit, offset],
      ),
      this.#dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total FROM feedback f WHERE ${fitting}`,
        [traderId, isPositive],
      ),
    ]);
    return { items: rows.map(receivedFeedbackOf), total: counted?.total ?? 0 };
  }
}

function profileOf(row: ProfileRow): ProfileRecord {
  return {
    traderId: row.id,
    username: row.username,
    badge: row.badge,
    avatar: row.avatar ?? undefined,
    bio: row.bio,
    statusMessage: row.status_message ?? "",
    vendorLanguages: row.vendor_languages ?? [],
    openingHours: row.opening_hours ?? undefined,
    holidayUntil: row.holiday_until?.getTime(),
    name: {
      firstName: row.first_name ?? "",
      lastName: row.last_name ?? "",
      fullNameVisibility: row.full_name_visibility ?? fullNameVisibilities.hidden,
      fullNameAudience: row.full_name_audience ?? "nobody",
      company: row.company ?? undefined,
    },
    registeredAt: row.created_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    feedbackPositive: row.feedback_positive,
    feedbackNegative: row.feedback_negative,
    completedTrades: row.completed_trades,
    partners: row.partners,
    traded: assetsOf(isDemoLevel(Number(row.level))).map((code) =>
      money(code, BigInt(row.traded[code])),
    ),
    lastMonth: { trades: row.ended, completed: row.ended_well },
    releaseMedianSeconds: row.release_median ?? undefined,
    hasConfirmedEmail: row.is_email_confirmed,
    phoneCountry: row.phone_country ?? undefined,
    seenCountry: row.seen_country ?? undefined,
    level: Number(row.level),
    tradesWithReader: row.with_reader,
    trustsReader: row.trusts_reader,
    readersRelation: { isTrusted: row.is_trusted, isBlocked: row.is_blocked },
    trustedCount: row.trusted_count,
    blockedCount: row.blocked_count,
    now: row.now.getTime(),
  };
}
