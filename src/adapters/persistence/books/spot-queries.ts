import { accountId } from "../../../domain/ledger/account.ts";
import { assets } from "../../../domain/money/asset.ts";
import { spotMarkets, spotPairs, spotQuote } from "../../../domain/spot/spot-market.ts";
import type { SpotOrderKind, SpotSide } from "../../../domain/spot/spot-order.ts";
import { query } from "./book-query.ts";

/** The ids of accounts, up to the asset. */
const available = accountId({ kind: "available", asset: "BTC", traderId: "" }).split("BTC")[0];
const spot = accountId({ kind: "spot", asset: "BTC", orderId: "" }).split("BTC")[0];
const fees = accountId({ kind: "fees", asset: "BTC" }).split("BTC")[0];

const buy: SpotSide = "buy";
const limit: SpotOrderKind = "limit";

/** Each market with its coin, and how many base units a whole coin has. */
const bases = spotPairs.map((pair) => spotMarkets[pair].base);
const coins = bases.map((base) => String(10n ** BigInt(assets[base].baseUnitDigits)));
const markets = [spotPairs, bases, coins];
const market = "unnest($1::text[], $2::text[], $3::numeric[]) AS m (pair, base, coin)";

/** What orders on the books hold, and what they traded. */
export const spotQueries = {
  "spot-orders-hold": query(
    `SELECT coalesce(due.account, moved.account) AS account, due.units::text AS due,
            moved.units::text AS moved, NULL AS ref
       FROM (SELECT $4 || CASE WHEN o.side = $5 THEN $6 ELSE m.base END || ':' || o.id AS account,
                    CASE WHEN o.side = $5 THEN (o.quantity - o.filled) * o.price / m.coin
                         ELSE o.quantity - o.filled END AS units
               FROM spot_order o JOIN ${market} ON m.pair = o.pair WHERE o.ended_at IS NULL) due
       FULL JOIN (
         SELECT account_id AS account, sum(amount) AS units FROM ledger_posting
          WHERE starts_with(account_id, $4) GROUP BY 1 HAVING sum(amount) <> 0) moved
         ON moved.account = due.account
      WHERE coalesce(due.units, 0) <> coalesce(moved.units, 0)
      UNION ALL
     SELECT p.account_id, NULL, p.amount::text, e.ref
       FROM ledger_posting p JOIN ledger_entry e ON e.id = p.entry_id
      WHERE starts_with(p.account_id, $4)
        AND split_part(e.ref, ':', 1) NOT IN ('spot-hold', 'spot-back', 'spot-fill')
      UNION ALL
     SELECT p.account_id, NULL, p.amount::text, e.ref
       FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
       LEFT JOIN spot_order o ON o.id = split_part(e.ref, ':', 2)
      WHERE (starts_with(e.ref, 'spot-hold:') OR starts_with(e.ref, 'spot-back:'))
        AND (o.id IS NULL OR split_part(p.account_id, ':', 3) NOT IN (o.id, o.trader_id))`,
    ...markets,
    spot,
    buy,
    spotQuote,
  ),
  // Seven amounts of each trade: what leaves both orders, what both get, two fees, and a better price.
  "spot-fills-add-up": query(
    `SELECT coalesce(due.ref, moved.ref) AS trade, coalesce(due.account, moved.account) AS account,
            due.units::text AS due, moved.units::text AS moved
       FROM (SELECT ref, account, sum(units) AS units FROM (
               SELECT 'spot-fill:' || f.pair || ':' || f.number AS ref, x.account, x.units
                 FROM spot_fill f JOIN ${market} ON m.pair = f.pair
                 JOIN spot_order b ON b.id = f.buy_order_id
                CROSS JOIN LATERAL (
                  SELECT CASE WHEN b.kind = $7 THEN (b.price - f.price) * f.quantity / m.coin ELSE 0 END
                         AS spared) s
                CROSS JOIN LATERAL (VALUES
                  ($4 || m.base || ':' || f.sell_order_id, 0 - f.quantity),
                  ($5 || m.base || ':' || f.buyer_id, f.quantity - f.buyer_fee),
                  ($6 || m.base, f.buyer_fee),
                  ($4 || $8 || ':' || f.buy_order_id, 0 - f.value - s.spared),
                  ($5 || $8 || ':' || f.seller_id, f.value - f.seller_fee),
                  ($6 || $8, f.seller_fee),
                  ($5 || $8 || ':' || f.buyer_id, s.spared)) AS x (account, units)) parts
              GROUP BY 1, 2) due
       FULL JOIN (
         SELECT e.ref, p.account_id AS account, sum(p.amount) AS units
           FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
          WHERE starts_with(e.ref, 'spot-fill:') GROUP BY 1, 2) moved
         ON moved.ref = due.ref AND moved.account = due.account
      WHERE coalesce(due.units, 0) <> coalesce(moved.units, 0)`,
    ...markets,
    spot,
    available,
    fees,
    limit,
    spotQuote,
  ),
  "spot-orders-match-fills": query(
    `SELECT o.id AS what, o.filled::text AS said, coalesce(sum(f.quantity), 0)::text AS found
       FROM spot_order o
       LEFT JOIN spot_fill f ON o.id IN (f.buy_order_id, f.sell_order_id) AND f.pair = o.pair
      GROUP BY o.id HAVING o.filled <> coalesce(sum(f.quantity), 0)
      UNION ALL
     SELECT k.id, k.fills::text, count(f.number)::text || ' to ' || coalesce(max(f.number), 0)
       FROM spot_market k LEFT JOIN spot_fill f ON f.pair = k.id
      GROUP BY k.id HAVING k.fills <> count(f.number) OR k.fills <> coalesce(max(f.number), 0)
      UNION ALL
     SELECT f.pair || ':' || f.number, f.value::text, (f.price * f.quantity / m.coin)::text
       FROM spot_fill f JOIN ${market} ON m.pair = f.pair
       JOIN spot_order b ON b.id = f.buy_order_id JOIN spot_order s ON s.id = f.sell_order_id
      WHERE f.value * m.coin <> f.price * f.quantity OR f.price > b.price OR f.price < s.price
         OR b.trader_id <> f.buyer_id OR s.trader_id <> f.seller_id OR b.side <> $4 OR s.side = $4`,
    ...markets,
    buy,
  ),
};
