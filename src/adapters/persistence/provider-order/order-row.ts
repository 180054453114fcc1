import type { StoredOrder } from "../../../application/ports/provider-order-store.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import { money } from "../../../domain/money/money.ts";
import type { OrderKind, OrderState } from "../../../domain/provider-order/provider-order.ts";

export interface OrderRow {
  readonly id: string;
  readonly version: number;
  readonly trader_id: string;
  readonly kind: OrderKind;
  readonly provider: string;
  readonly asset: RealAsset;
  readonly coins: string;
  readonly fee: string;
  readonly currency: string;
  readonly fiat: string;
  readonly provider_fee: string;
  readonly way: string;
  readonly usd_cents: string;
  readonly destination: string | null;
  readonly state: OrderState;
  readonly held_until: Date | null;
  readonly placed_at: Date;
  readonly attempted_at: Date | null;
  readonly ended_at: Date | null;
}

/** Of the table `o`. */
export const orderColumns = `o.id, o.version, o.trader_id, o.kind, o.provider, o.asset,
  o.coins::text AS coins, o.fee::text AS fee, o.currency, o.fiat::text AS fiat,
  o.provider_fee::text AS provider_fee, o.way, o.usd_cents::text AS usd_cents, o.destination,
  o.state, o.held_until, o.placed_at, o.attempted_at, o.ended_at`;

export function orderOf(row: OrderRow): Omit<StoredOrder, "destination"> {
  return {
    id: row.id,
    version: row.version,
    traderId: row.trader_id,
    kind: row.kind,
    provider: row.provider,
    coins: money(row.asset, BigInt(row.coins)),
    fee: money(row.asset, BigInt(row.fee)),
    fiat: { currency: row.currency, minor: BigInt(row.fiat) },
    providerFee: BigInt(row.provider_fee),
    way: row.way,
    usdCents: BigInt(row.usd_cents),
    state: row.state,
    heldUntil: row.held_until?.getTime(),
    placedAt: row.placed_at.getTime(),
    attemptedAt: row.attempted_at?.getTime(),
    endedAt: row.ended_at?.getTime(),
  };
}
