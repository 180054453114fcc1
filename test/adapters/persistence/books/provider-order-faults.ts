/** Moves one unit under a name. */
type Moved = (kind: string, end: string, from: string, to: string) => string;

/** Ways to break the books of orders with providers; `released` is a trade. */
export function providerOrderFaults(released: string, moved: Moved) {
  const order = (kind: string, state: string) =>
    `INSERT INTO provider_order (id, version, trader_id, kind, provider, asset, coins, fee, currency, fiat,
       provider_fee, way, usd_cents, state, placed_at)
     SELECT '${released}', 1, buyer_id, '${kind}', 'someone', 'BTC', 1, 0, 'EUR', 1, 0, 'bank', 0, '${state}',
       started_at FROM trade WHERE id = '${released}'`;
  return {
    "provider-orders-add-up": [
      // Coins that nobody bought, an order that holds nothing, one that is done and paid nobody.
      [moved("on-ramp", "1", "provider:BTC:someone", "available:BTC:stranger")],
      [order("off-ramp", "held")],
      [order("on-ramp", "done")],
      // One that failed and kept the coins, one that went to another provider, and what nobody ordered.
      [
        order("top-up", "failed"),
        moved("top-up", "1", "available:BTC:stranger", `order:BTC:${released}`),
      ],
      [
        order("on-ramp", "done"),
        moved("on-ramp", "1", "provider:BTC:other", "available:BTC:stranger"),
      ],
      [moved("adjust", "9", "provider:BTC:someone", "available:BTC:stranger")],
    ],
  };
}
