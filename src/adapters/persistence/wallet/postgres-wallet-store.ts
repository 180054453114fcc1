import type { DataSource } from "typeorm";
import type {
  Balance,
  BalanceChange,
  BalanceSteps,
  HistoryWish,
  WalletStore,
} from "../../../application/ports/wallet-store.ts";
import { openStates } from "../../../domain/deposit/deposit.ts";
import { accountId, type LedgerAccount } from "../../../domain/ledger/account.ts";
import { assetCodes, type AssetCode } from "../../../domain/money/asset.ts";
import { add, money, type Money } from "../../../domain/money/money.ts";
import { openSendStates } from "../../../domain/send/send.ts";
import type { EscrowState } from "../../../domain/trade/trade-status.ts";
import type { Instant } from "../../../domain/trade/trade.ts";
import { databaseTime } from "../connection/database-time.ts";

interface BalanceRow {
  readonly asset: AssetCode;
  readonly available: string;
  readonly incoming: string;
  readonly holds: readonly { readonly tradeId: string; readonly amount: string }[];
  readonly send_holds: readonly SendHoldRow[];
  readonly spot_held: string;
  readonly order_held: string;
}

interface SendHoldRow {
  readonly sendId: string;
  readonly address: string;
  readonly amount: string;
}

interface StepsRow {
  readonly asset: AssetCode;
  readonly units: string;
  readonly steps: readonly { readonly step: number; readonly units: string }[];
}

const outgoing: LedgerAccount["kind"] = "outgoing";
const spot: LedgerAccount["kind"] = "spot";
const order: LedgerAccount["kind"] = "order";

interface ChangeRow {
  readonly entry_id: string;
  readonly asset: AssetCode;
  readonly ref: string;
  readonly at: Date;
  readonly amount: string;
  readonly balance_after: string;
  readonly trade_id: string | null;
  readonly escrow: EscrowState;
  readonly holds: number;
  readonly is_buyer: boolean;
}

/**
 * Balances as the books have them: no sums are computed elsewhere.
 */
export class PostgresWalletStore implements WalletStore, BalanceSteps {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async balances(traderId: string): Promise<readonly Balance[]> {
    const rows = await this.#dataSource.query<BalanceRow[]>(
      `SELECT asset.code AS asset, coalesce(own.balance, 0) AS available, coalesce((
         SELECT sum(d.units) FROM deposit d
          WHERE d.trader_id = $2 AND d.asset = asset.code AND d.state = ANY ($5)), 0) AS incoming,
       coalesce((
         SELECT json_agg(json_build_object('tradeId', t.id, 'amount', e.balance::text)
                         ORDER BY t.started_at DESC, t.id)
           FROM trade t JOIN ledger_account e ON e.owner_id = t.id AND e.asset = t.asset
          WHERE t.seller_id = $2 AND t.asset = asset.code AND t.escrow = $3), '[]') AS holds,
       coalesce((
         SELECT json_agg(json_build_object('sendId', s.id, 'address', s.address,
                                           'amount', e.balance::text)
                         ORDER BY s.requested_at DESC, s.id)
           FROM send s JOIN ledger_account e ON e.id = $6 || ':' || s.asset || ':' || s.id
          WHERE s.trader_id = $2 AND s.asset = asset.code AND s.state = ANY ($7)
            AND s.address IS NOT NULL AND e.balance > 0), '[]') AS send_holds,
       coalesce((
         SELECT sum(e.balance) FROM spot_order o
           JOIN ledger_account e ON e.id = $8 || ':' || asset.code || ':' || o.id
          WHERE o.trader_id = $2 AND o.ended_at IS NULL), 0) AS spot_held,
       coalesce((
         SELECT sum(e.balance) FROM provider_order o
           JOIN ledger_account e ON e.id = $9 || ':' || asset.code || ':' || o.id
          WHERE o.trader_id = $2 AND o.ended_at IS NULL), 0) AS order_held
         FROM unnest($1::text[], $4::text[]) AS wanted (id, code)
         JOIN asset ON asset.code = wanted.code
          AND asset.is_play = (SELECT is_demo FROM trader WHERE trader.id = $2)
         LEFT JOIN ledger_account own ON own.id = wanted.id`,
      [
        accountsOf(traderId, assetCodes),
        traderId,
        "held",
        assetCodes,
        openStates,
        outgoing,
        openSendStates,
        spot,
        order,
      ],
    );
    const byAsset = new Map(rows.map((row) => [row.asset, row]));
    return assetCodes.flatMap((asset) => {
      const row = byAsset.get(asset);
      return row ? [balanceOf(asset, row)] : [];
    });
  }

  async history(traderId: string, { asset, offset, limit }: HistoryWish) {
    const accounts = accountsOf(traderId, asset ? [asset] : assetCodes);
    const [rows, [counted]] = await Promise.all([
      this.#dataSource.query<ChangeRow[]>(
        `SELECT own.entry_id::text AS entry_id, account.asset, e.ref, e.at, own.amount,
                own.balance_after, t.id AS trade_id, t.escrow, t.holds,
                t.buyer_id = $2 AS is_buyer
           FROM (SELECT p.entry_id, p.account_id, p.amount,
                        sum(p.amount) OVER (PARTITION BY p.account_id ORDER BY p.entry_id)
                          AS balance_after
                   FROM ledger_posting p WHERE p.account_id = ANY ($1)) AS own
           JOIN ledger_account account ON account.id = own.account_id
           JOIN ledger_entry e ON e.id = own.entry_id
           LEFT JOIN trade t
             ON t.id = split_part(e.ref, ':', 2) AND $2 IN (t.buyer_id, t.seller_id)
          ORDER BY own.entry_id DESC, account.asset LIMIT $3 OFFSET $4`,
        [accounts, traderId, limit, offset],
      ),
      this.#dataSource.query<{ total: number }[]>(
        "SELECT count(*)::integer AS total FROM ledger_posting WHERE account_id = ANY ($1)",
        [accounts],
      ),
    ]);
    return { changes: rows.map(changeOf), total: counted?.total ?? 0 };
  }

  async changesByStep(traderId: string, since: Instant, stepSeconds: number) {
    const rows = await this.#dataSource.query<StepsRow[]>(
      `SELECT own.asset, own.balance::text AS units, coalesce((
         SELECT json_agg(json_build_object('step', step, 'units', units::text))
           FROM (SELECT floor(extract(epoch FROM e.at - $2) / $3)::integer AS step,
                        sum(p.amount) AS units
                   FROM ledger_posting p JOIN ledger_entry e ON e.id = p.entry_id
                  WHERE p.account_id = own.id AND e.at >= $2 GROUP BY 1) AS moved), '[]') AS steps
         FROM ledger_account own WHERE own.id = ANY ($1)`,
      [accountsOf(traderId, assetCodes), new Date(since), stepSeconds],
    );
    return rows.map(({ asset, units, steps }) => ({
      asset,
      units: BigInt(units),
      changes: new Map(steps.map((each) => [each.step, BigInt(each.units)])),
    }));
  }

  now(): Promise<Instant> {
    return databaseTime(this.#dataSource);
  }
}

function accountsOf(traderId: string, codes: readonly AssetCode[]): readonly string[] {
  return codes.map((asset) => accountId({ kind: "available", asset, traderId }));
}

function balanceOf(asset: AssetCode, row: BalanceRow): Balance {
  const holds = row.holds.map(({ tradeId, amount }) => ({
    tradeId,
    amount: money(asset, BigInt(amount)),
  }));
  const sendHolds = row.send_holds.map((hold) => ({
    ...hold,
    amount: money(asset, BigInt(hold.amount)),
  }));
  const spotHeld = money(asset, BigInt(row.spot_held));
  const orderHeld = money(asset, BigInt(row.order_held));
  return {
    available: money(asset, BigInt(row.available)),
    incoming: money(asset, BigInt(row.incoming)),
    held: [...holds, ...sendHolds].reduce<Money>(
      (sum, { amount }) => add(sum, amount),
      add(spotHeld, orderHeld),
    ),
    holds,
    sendHolds,
    spotHeld,
    orderHeld,
  };
}

function changeOf(row: ChangeRow): BalanceChange {
  return {
    entryId: row.entry_id,
    ref: row.ref,
    at: row.at.getTime(),
    amount: money(row.asset, BigInt(row.amount)),
    balanceAfter: money(row.asset, BigInt(row.balance_after)),
    trade:
      row.trade_id === null
        ? undefined
        : { id: row.trade_id, escrow: row.escrow, holds: row.holds, isBuyer: row.is_buyer },
  };
}
