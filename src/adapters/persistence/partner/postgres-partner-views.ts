import type { DataSource } from "typeorm";
import type {
  PartnerRecord,
  PartnerViews,
  StatementLine,
} from "../../../application/ports/partner-views.ts";
import type { TraderId } from "../../../domain/id/id.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import { assetCodes, type AssetCode } from "../../../domain/money/asset.ts";
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
    const accounts = assetCodes.map((asset) =>
      accountId({ kind: "rewards", asset, partnerId: traderId }),
    );
    const [[whole], referred, sums, lines] = await Promise.all([
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
      this.#dataSource.query<LineRow[]>(
        `SELECT p.entry_id::text, e.ref, a.asset, p.amount::text, e.at
           FROM ledger_posting p JOIN ledger_entry e ON e.id = p.entry_id
           JOIN ledger_account a ON a.id = p.account_id
          WHERE p.account_id = ANY ($1) ORDER BY p.entry_id DESC LIMIT $2`,
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
      statement: lines.map(({ entry_id: id, ref, asset, amount, at }) => ({
        id,
        kind: kinds[ref.split(":")[0] ?? ""] ?? "earned",
        amount: money(asset, BigInt(amount)),
        at: at.getTime(),
      })),
    };
  }
}
