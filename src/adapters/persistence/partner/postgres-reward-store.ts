import type { DataSource } from "typeorm";
import type {
  DueTrade,
  NotedReward,
  RewardFacts,
  RewardStore,
} from "../../../application/ports/reward-store.ts";
import type { TradeId, TraderId } from "../../../domain/id/id.ts";
import { accountId } from "../../../domain/ledger/account.ts";
import type { AssetCode } from "../../../domain/money/asset.ts";
import { money } from "../../../domain/money/money.ts";
import type { Tier, Withholding } from "../../../domain/partner/reward.ts";
import type { Badge } from "../../../domain/record/badges.ts";
import { linkedForSeconds, namelessAddress } from "../../../domain/staff/linked-account.ts";
import type { ChargebackState } from "../../../domain/trade/trade-status.ts";

interface TradeRow {
  readonly asset: AssetCode;
  readonly fee: string;
  readonly buyer_id: string;
  readonly seller_id: string;
  readonly chargeback: ChargebackState;
  readonly is_fee_lost: boolean;
  readonly now: Date;
}

interface ReferrerRow {
  readonly tier: Tier;
  readonly partner_id: string;
  readonly is_ambassador: boolean;
  readonly is_linked: boolean;
}

interface NotedRow {
  readonly version: number;
  readonly tier: Tier;
  readonly partner_id: string;
  readonly units: string;
  readonly withheld: Withholding | null;
  readonly taken_back: string | null;
  readonly times: number;
  readonly balance: string;
}

const ambassador: Badge = "ambassador";
const chargedBack: ReadonlySet<ChargebackState> = new Set(["confirmed", "paid"]);

/** The ids of accounts, without what follows in each. */
const rewardsAccount = accountId({ kind: "rewards", asset: "BTC", partnerId: "" }).split("BTC")[0];
const feesAccount = accountId({ kind: "fees", asset: "BTC" }).replace("BTC", "");

const lately = (session: string) =>
  `${session}.last_active_at > clock_timestamp() - interval '${linkedForSeconds} seconds'`;

/** Whether two traders lately shared an address that says something, or a device. */
const isLinked = (one: string, other: string) => `EXISTS (
  SELECT FROM session mine JOIN session theirs
      ON theirs.device_hash = mine.device_hash OR theirs.address = mine.address
   WHERE mine.trader_id = ${one} AND theirs.trader_id = ${other}
     AND ${lately("mine")} AND ${lately("theirs")}
     AND NOT (mine.address ~ '${namelessAddress}' AND theirs.address ~ '${namelessAddress}'))`;

/** Rewards as rows, and the books. */
export class PostgresRewardStore implements RewardStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  listDue(most: number): Promise<readonly DueTrade[]> {
    return this.#dataSource.query<DueTrade[]>(
      `SELECT trade_id AS "tradeId", changes FROM partner_due ORDER BY since, trade_id LIMIT $1`,
      [most],
    );
  }

  async done({ tradeId, changes }: DueTrade): Promise<void> {
    await this.#dataSource.query("DELETE FROM partner_due WHERE trade_id = $1 AND changes = $2", [
      tradeId,
      changes,
    ]);
  }

  async facts(tradeId: TradeId): Promise<RewardFacts | undefined> {
    const [trade] = await this.#dataSource.query<TradeRow[]>(
      `SELECT t.asset, p.amount::text AS fee, t.buyer_id, t.seller_id, t.chargeback,
              EXISTS (SELECT FROM multisig_escrow m WHERE m.id = t.id AND m.booked_units = 0) AS is_fee_lost,
              clock_timestamp() AS now
         FROM trade t
         JOIN ledger_entry e ON e.ref IN ('settle:' || t.id || ':' || t.holds, 'escrow-fee:' || t.id)
         JOIN ledger_posting p ON p.entry_id = e.id AND p.account_id = $2 || t.asset
        WHERE t.id = $1 AND p.amount > 0`,
      [tradeId, feesAccount],
    );
    if (!trade) return undefined;
    const { asset, buyer_id: buyerId } = trade;
    const [referrers, noted] = await Promise.all([
      this.#referrersOf(buyerId),
      this.#dataSource.query<NotedRow[]>(
        `SELECT r.version, r.tier, r.partner_id, r.units::text, r.withheld, r.taken_back::text, r.times,
                coalesce(a.balance, 0)::text AS balance
           FROM partner_reward r
           LEFT JOIN ledger_account a ON a.id = $2 || r.asset || ':' || r.partner_id
          WHERE r.trade_id = $1 ORDER BY r.tier`,
        [tradeId, rewardsAccount],
      ),
    ]);
    return {
      trade: {
        tradeId,
        sellerId: trade.seller_id,
        fee: money(asset, BigInt(trade.fee)),
        isChargedBack: chargedBack.has(trade.chargeback),
        isFeeLost: trade.is_fee_lost,
      },
      referrers: referrers.map((row) => ({
        tier: row.tier,
        partnerId: row.partner_id,
        isAmbassador: row.is_ambassador,
        isLinked: row.is_linked,
      })),
      noted: noted.map((row): NotedReward => ({
        tradeId,
        tier: row.tier,
        partnerId: row.partner_id,
        amount: money(asset, BigInt(row.units)),
        withheld: row.withheld ?? undefined,
        takenBack: row.taken_back === null ? undefined : BigInt(row.taken_back),
        times: row.times,
        version: row.version,
        balance: BigInt(row.balance),
      })),
      now: trade.now.getTime(),
    };
  }

  async account(partnerId: TraderId, asset: AssetCode) {
    const id = accountId({ kind: "rewards", asset, partnerId });
    const [row] = await this.#dataSource.query<
      { units: string; lines: number; isLocked: boolean }[]
    >(
      `SELECT coalesce((SELECT balance FROM ledger_account WHERE id = $1), 0)::text AS units,
              (SELECT count(*)::integer FROM ledger_posting WHERE account_id = $1) AS lines,
              EXISTS (SELECT FROM account_state s WHERE s.trader_id = $2 AND s.lifted_at IS NULL
                         AND (s.until IS NULL OR s.until > clock_timestamp())) AS "isLocked"`,
      [id, partnerId],
    );
    return {
      units: BigInt(row?.units ?? 0),
      lines: row?.lines ?? 0,
      isLocked: row?.isLocked ?? false,
    };
  }

  #referrersOf(buyerId: TraderId): Promise<readonly ReferrerRow[]> {
    return this.#dataSource.query<ReferrerRow[]>(
      `WITH chain AS (
         SELECT 1 AS tier, referrer_id FROM referral WHERE trader_id = $1
         UNION ALL
         SELECT 2, second.referrer_id FROM referral first
           JOIN referral second ON second.trader_id = first.referrer_id
          WHERE first.trader_id = $1)
       SELECT chain.tier, partner.id AS partner_id, partner.badge = $2 AS is_ambassador,
              ${isLinked("$1", "partner.id")} AS is_linked
         FROM chain JOIN trader partner ON partner.id = chain.referrer_id
        WHERE partner.erased_at IS NULL AND partner.id <> $1 ORDER BY chain.tier`,
      [buyerId, ambassador],
    );
  }
}
