/** Moves one unit under a name. */
type Moved = (kind: string, end: string, from: string, to: string) => string;

/** Ways to break the books of spot trading; `released` is a trade. */
export function spotFaults(released: string, moved: Moved) {
  const market =
    "INSERT INTO spot_market (id, version, placed, fills) VALUES ('BTC-USDT', 1, 2, 1)";
  const order = (id: string, side: string, who: string, rest: string) =>
    `INSERT INTO spot_order (id, version, pair, trader_id, side, kind, price, quantity, filled,
       maker_fee_basis_points, sequence, placed_at${rest === "" ? "" : ", ended_at, end_reason"})
     SELECT '${id}', 1, 'BTC-USDT', ${who}, '${side}', 'limit', 60000000000, 1000,
       ${rest === "" ? "0" : "1000"}, 10, ${side === "buy" ? "1" : "2"}, started_at${rest}
       FROM trade WHERE id = '${released}'`;
  const over = ", started_at, 'filled'";
  const fill = (value: string) =>
    `INSERT INTO spot_fill (pair, number, price, quantity, value, taker_side, buy_order_id, sell_order_id,
       buyer_id, seller_id, buyer_fee, seller_fee, traded_at)
     SELECT 'BTC-USDT', 1, 60000000000, 1000, ${value}, 'buy', 'b1', 's1', buyer_id, seller_id, 1, 600,
       started_at FROM trade WHERE id = '${released}'`;
  const both = [order("b1", "buy", "buyer_id", over), order("s1", "sell", "seller_id", over)];
  return {
    "spot-orders-hold": [
      // One that holds nothing, one that is kept nowhere, and coins that came from somewhere else.
      [market, order("b1", "buy", "buyer_id", "")],
      [moved("spot-hold", "1", `available:BTC:${released}`, `spot:BTC:${released}`)],
      [
        moved("adjust", "9", `available:BTC:${released}`, `spot:BTC:${released}`),
        moved("spot-fill", "9", `spot:BTC:${released}`, `available:BTC:${released}`),
      ],
      [moved("spot-back", "1", "available:BTC:stranger", "available:BTC:other")],
    ],
    "spot-fills-add-up": [
      // One that moved nothing, and one that nobody traded.
      [market, ...both, fill("600000")],
      [moved("spot-fill", "1", "available:BTC:stranger", "fees:BTC")],
    ],
    "spot-orders-match-fills": [
      // Filled orders without trades, a number that is missing, and a value that is not price by quantity.
      [market, ...both],
      [market],
      [market, ...both, fill("600001")],
    ],
  };
}
