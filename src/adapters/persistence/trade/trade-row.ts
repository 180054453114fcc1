import type { AssetCode } from "../../../domain/money/asset.ts";
import { money } from "../../../domain/money/money.ts";
import type { Instant, Trade, TradeDeadlines } from "../../../domain/trade/trade.ts";

/** A row of `trade` as the driver returns it: exact numbers as text, times as dates. */
export interface TradeRow {
  readonly id: string;
  readonly version: number;
  /** Null where a program started it that knew of no policies. */
  readonly policy_version: number | null;
  readonly offer_id: string;
  readonly buyer_id: string;
  readonly seller_id: string;
  readonly offer_owner: Trade["offerOwner"];
  readonly flow: Trade["flow"];
  readonly status: Trade["status"];
  readonly stage: Trade["stage"];
  readonly escrow: Trade["escrow"];
  readonly dispute: Trade["dispute"];
  readonly chargeback: Trade["chargeback"];
  readonly feedback: Trade["feedback"];
  readonly holds: number;
  readonly asset: AssetCode;
  readonly amount: string;
  readonly fee: string;
  readonly cashback: string;
  readonly fee_basis_points: number;
  readonly fee_discount_percent: number;
  readonly currency: string;
  readonly fiat_minor: string;
  readonly price: string;
  readonly market_price: string;
  readonly usd_cents: string;
  readonly window_seconds: number;
  readonly started_at: Date;
  readonly opened_at: Date | null;
  readonly paid_at: Date | null;
  readonly dispute_available_at: Date | null;
  readonly closed_at: Date | null;
  readonly rules: unknown;
  /** The open deadlines by kind, as text; null where there is none. */
  readonly deadlines: Readonly<Record<string, string>> | null;
}

/** The columns of a `TradeRow`, of the table `trade` under the name `t`. */
export const tradeColumns = `
  t.id, t.version, t.policy_version, t.offer_id, t.buyer_id, t.seller_id, t.offer_owner, t.flow, t.status, t.stage,
  t.escrow, t.dispute, t.chargeback, t.feedback, t.holds, t.asset, t.amount, t.fee, t.cashback,
  t.fee_basis_points, t.fee_discount_percent, t.currency, t.fiat_minor, t.price, t.market_price,
  t.usd_cents, t.window_seconds, t.started_at, t.opened_at, t.paid_at, t.dispute_available_at,
  t.closed_at, t.rules, (
  SELECT json_object_agg(d.kind, d.at) FROM deadline d
   WHERE d.subject = t.id AND d.aggregate = 'trade' AND d.done_at IS NULL
) AS deadlines`;

/** The row that stores a trade. What has no column of its own goes into `rules`. */
export function tradeRow(trade: Trade) {
  const {
    id,
    version,
    policyVersion,
    offerId,
    buyerId,
    sellerId,
    offerOwner,
    flow,
    status,
    stage,
    escrow,
    dispute,
    chargeback,
    feedback,
    holds,
    windowSeconds,
    startedAt,
    openedAt,
    paidAt,
    disputeAvailableAt,
    closedAt,
    money: agreed,
    memory,
    proposals,
  } = trade;
  return {
    id,
    version,
    policy_version: policyVersion,
    offer_id: offerId,
    buyer_id: buyerId,
    seller_id: sellerId,
    offer_owner: offerOwner,
    flow,
    status,
    stage,
    escrow,
    dispute,
    chargeback,
    feedback,
    holds,
    asset: agreed.amount.asset,
    amount: String(agreed.amount.units),
    fee: String(agreed.fee.units),
    cashback: String(agreed.cashback.units),
    fee_basis_points: agreed.feeRate.basisPoints,
    fee_discount_percent: agreed.feeRate.discountPercent,
    currency: agreed.fiat.currency,
    fiat_minor: String(agreed.fiat.minor),
    price: String(agreed.price.scaled),
    market_price: String(agreed.marketPrice.scaled),
    usd_cents: String(agreed.usdCents),
    window_seconds: windowSeconds,
    started_at: instantText(startedAt),
    opened_at: instantOrNull(openedAt),
    paid_at: instantOrNull(paidAt),
    dispute_available_at: instantOrNull(disputeAvailableAt),
    closed_at: instantOrNull(closedAt),
    rules: jsonOf({ memory, proposals }),
  };
}

/** Of the policy that was in force before there were versions. */
const firstVersion = 1;

/** The version of the policy that applies to a trade. */
export function policyVersionOf({ policy_version }: Pick<TradeRow, "policy_version">): number {
  return policy_version ?? firstVersion;
}

/** The trade stored in a row. */
export function tradeOf(row: TradeRow): Trade {
  const { asset, currency } = row;
  return {
    ...(revive(row.rules) as RulesOnly),
    id: row.id,
    version: row.version,
    policyVersion: policyVersionOf(row),
    offerId: row.offer_id,
    buyerId: row.buyer_id,
    sellerId: row.seller_id,
    offerOwner: row.offer_owner,
    flow: row.flow,
    status: row.status,
    stage: row.stage,
    escrow: row.escrow,
    dispute: row.dispute,
    chargeback: row.chargeback,
    feedback: row.feedback,
    holds: row.holds,
    money: {
      amount: money(asset, BigInt(row.amount)),
      fee: money(asset, BigInt(row.fee)),
      cashback: money(asset, BigInt(row.cashback)),
      feeRate: {
        basisPoints: row.fee_basis_points,
        discountPercent: row.fee_discount_percent,
      },
      fiat: { currency, minor: BigInt(row.fiat_minor) },
      price: { asset, currency, scaled: BigInt(row.price) },
      marketPrice: { asset, currency, scaled: BigInt(row.market_price) },
      usdCents: BigInt(row.usd_cents),
    },
    windowSeconds: row.window_seconds,
    startedAt: row.started_at.getTime(),
    openedAt: row.opened_at?.getTime(),
    paidAt: row.paid_at?.getTime(),
    disputeAvailableAt: row.dispute_available_at?.getTime(),
    closedAt: row.closed_at?.getTime(),
    deadlines: deadlinesOf(row.deadlines),
  };
}

/** The fields of a trade that have no column of their own. */
type RulesOnly = Pick<Trade, "memory" | "proposals">;

function deadlinesOf(rows: TradeRow["deadlines"]): TradeDeadlines {
  return Object.fromEntries(Object.entries(rows ?? {}).map(([kind, at]) => [kind, Date.parse(at)]));
}

/** A time as the database reads it. */
export function instantText(instant: Instant): string {
  return new Date(instant).toISOString();
}

function instantOrNull(instant: Instant | undefined): string | null {
  return instant === undefined ? null : instantText(instant);
}

/** A value as JSON can carry it: integers of any size as `{"bigint": "…"}`. */
export function jsonOf(value: unknown): unknown {
  if (typeof value === "bigint") return { bigint: String(value) };
  if (Array.isArray(value)) return value.map(jsonOf);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      each === undefined ? [] : [[key, jsonOf(each)]],
    ),
  );
}

/** The value that `jsonOf` converted to JSON. */
function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length === 1 && first?.[0] === "bigint") return BigInt(String(first[1]));
  return Object.fromEntries(entries.map(([key, each]) => [key, revive(each)]));
}
