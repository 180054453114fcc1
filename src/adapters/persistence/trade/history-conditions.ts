import type { HistoryWish } from "../../../application/ports/trade-history.ts";
import type { Side } from "../../../domain/trade/trade.ts";

const buyer: Side = "buyer";
const seller: Side = "seller";

/**
 * Whether the trade `t` is wished for; its parameters are `conditionsOf`. Terms are looked up only where a
 * payment method is asked for: a count of a long history reads none.
 */
export const isWished = `
  (t.buyer_id = $1 AND $6::text IS DISTINCT FROM '${seller}'
    OR t.seller_id = $1 AND $6::text IS DISTINCT FROM '${buyer}')
  AND (t.status, t.escrow, t.dispute) IN (SELECT * FROM unnest($2::text[], $3::text[], $4::text[]))
  AND ($5::text IS NULL OR t.asset = $5)
  AND ($7::text IS NULL OR EXISTS (SELECT FROM trade_terms w
         WHERE w.trade_id = t.id AND w.terms ->> 'paymentMethod' = $7))
  AND ($8::timestamptz IS NULL OR t.started_at >= $8)
  AND ($9::timestamptz IS NULL OR t.started_at < $9)`;

/** The parameters 1 to 9. */
export function conditionsOf(wish: HistoryWish): unknown[] {
  const { traderId, states, asset, side, paymentMethod, from, before } = wish;
  return [
    traderId,
    states.map(({ status }) => status),
    states.map(({ escrow }) => escrow),
    states.map(({ dispute }) => dispute),
    asset ?? null,
    side ?? null,
    paymentMethod ?? null,
    from === undefined ? null : new Date(from),
    before === undefined ? null : new Date(before),
  ];
}
