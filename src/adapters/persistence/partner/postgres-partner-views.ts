import type { DataSource } from "typeorm";
import type {
  PartnerRecord,
  PartnerViews,
  StatementLine,
} from "../../../application/ports/partner-views.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import { realAssets, type AssetCode } from "../../../domain/money/asset.ts";
import { money } from "../../../domain/money/money.ts";
import type { Badge } from "../../../domain/record/badges.ts";

interface WholeRow {
  readonly is_ambassador: boolean;
  readonly referrer: string | null;
  readonly referred_total: number;
  readonly withheld: number;
}

interface LineRow {
  readonly entry_id: string;
  readonly ref: string;
  readonly asset: AssetCode;
  readonly amount: string;
  readonly at: Date;
}

interface SumRow {
  readonly asset: AssetCode;
  readonly unclaimed: string;
  readonly earned: string;
  readonly taken_back: string;
}

const ambassador: Badge = "ambassador";

const kinds: Readonly<Record<string, StatementLine["kind"]>> = {
  reward: "earned",
  "reward-back": "taken_back",
  "reward-claim": "claimed",
};

/** What partners see: the books have the sums. */
export class PostgresPartnerViews implements PartnerViews {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async codeOf(traderId: TraderId): Promise<string | undefined> {
    const [row] = await this.#dataSource.query<{ code: string }[]>(
      "SELECT code FROM partner WHERE trader_id = $1",
      [traderId],
    );
    return row?.code;
  }

  async giveCode(traderId: TraderId, code: string): Promise<string | undefined> {
    await this.#dataSource.query(
      "INSERT INTO partner (trader_id, code) VALUES ($1, $2) ON CONFLICT DO NOTHING",
      [traderId, code],
    );
    return this.codeOf(traderId);
  }

  async recordOf(traderId: TraderId, most: number): Promise<PartnerRecord> {
    const accounts = accountsOf(traderId);
    const [[whole], referred, sums, lines, months] = await Promise.all([
      this.#dataSource.query<WholeRow[]>(
        `SELECT badge = $2 AS is_ambassador,
                (SELECT by.username FROM referral r JOIN trader by ON by.id = r.referrer_id
                  WHERE r.trader_id = trader.id) AS referrer,
                (SELECT count(*)::integer FROM referral WHERE referrer_id = trader.id)
                  AS referred_total,
                (SELECT count(*)::integer FROM partner_reward r
                  WHERE r.partner_id = trader.id AND r.withheld IS NOT NULL) AS withheld
           FROM trader WHERE id = $1`,
        [traderId, ambassador],
      ),
      this.#dataSource.query<{ at: Date; trades: number }[]>(
        `SELECT date_trunc('day', r.at) AS at,
                (SELECT count(*)::integer FROM partner_reward w JOIN trade t ON t.id = w.trade_id
                  WHERE w.partner_id = $1 AND w.withheld IS NULL AND t.buyer_id = r.trader_id)
                  AS trades
           FROM referral r WHERE r.referrer_id = $1 ORDER BY r.at DESC, r.trader_id LIMIT $2`,
        [traderId, most],
      ),
      this.#dataSource.query<SumRow[]>(
        `SELECT a.asset, a.balance::text AS unclaimed,
                coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0)::text AS earned,
                coalesce(-sum(p.amount) FILTER (WHERE starts_with(e.ref, 'reward-back:')), 0)::text
                  AS taken_back
           FROM ledger_account a
           JOIN ledger_posting p ON p.account_id = a.id JOIN ledger_entry e ON e.id = p.entry_id
          WHERE a.id = ANY ($1) GROUP BY a.id ORDER BY a.asset`,
        [accounts],
      ),
      this.#dataSource.query<LineRow[]>(`${lineRows} ORDER BY p.entry_id DESC LIMIT $2`, [
        accounts,
        most,
      ]),
      this.#dataSource.query<{ month: string }[]>(
        `SELECT DISTINCT to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM') AS month
           FROM ledger_posting p JOIN ledger_entry e ON e.id = p.entry_id
          WHERE p.account_id = ANY ($1) ORDER BY month DESC LIMIT $2`,
        [accounts, most],
      ),
    ]);
    return {
      isAmbassador: whole?.is_ambassador ?? false,
      referrer: whole?.referrer ?? undefined,
      referredTotal: whole?.referred_total ?? 0,
      withheld: whole?.withheld ?? 0,
      referred: referred.map(({ at, trades }) => ({
        joinedAt: at.getTime(),
        rewardedTrades: trades,
      })),
      earnings: sums.map(({ asset, unclaimed, earned, taken_back: takenBack }) => ({
        unclaimed: money(asset, BigInt(unclaimed)),
        earned: money(asset, BigInt(earned)),
        takenBack: money(asset, BigInt(takenBack)),
      })),
      statement: lines.map(lineOf),
      months: months.map(({ month }) => month),
    };
  }

  async linesBetween(traderId: TraderId, from: string, until: string) {
    const rows = await this.#dataSource.query<LineRow[]>(
      `${lineRows} AND e.at >= $2::timestamp AT TIME ZONE 'UTC' AND e.at < $3::timestamp AT TIME ZONE 'UTC'
       ORDER BY p.entry_id`,
      [accountsOf(traderId), from, until],
    );
    return rows.map(lineOf);
  }
}

/** The lines of the accounts $1. */
const lineRows = `
  SELECT p.entry_id::text, e.ref, a.asset, p.amount::text, e.at
    FROM ledger_posting p JOIN ledger_entry e ON e.id = p.entry_id
    JOIN ledger_account a ON a.id = p.account_id
   WHERE p.account_id = ANY ($1)`;

function accountsOf(partnerId: TraderId): readonly string[] {
  return realAssets.map((asset) => accountId({ kind: "rewards", asset, partnerId }));
}

function lineOf({ entry_id: id, ref, asset, amount, at }: LineRow): StatementLine {
  return {
    id,
    kind: kinds[ref.split(":")[0] ?? ""] ?? "earned",
    amount: money(asset, BigInt(amount)),
    at: at.getTime(),
  };
}
