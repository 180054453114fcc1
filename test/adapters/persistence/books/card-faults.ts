/** Ways to break the books of virtual cards; `released` is a trade. */
export function cardFaults(released: string) {
  const card = `
    INSERT INTO virtual_card (id, version, trader_id, label, state, ordered_at)
     SELECT 'c1', 1, buyer_id, 'Mine', 'active', started_at FROM trade WHERE id = '${released}'`;
  const act = (kind: string, state: string, end = "started_at") => `
    INSERT INTO virtual_card_act (id, version, card_id, trader_id, kind, state, amount, fee, seal, by_staff,
       requested_at, ended_at)
     SELECT 'a1', 1, 'c1', buyer_id, '${kind}', '${state}', 10000, 100, 's', false, started_at, ${end}
       FROM trade WHERE id = '${released}'`;
  const payment = `
    INSERT INTO virtual_card_payment (id, version, card_id, kind, state, amount, merchant, paid_at, booked_at)
     SELECT 'p1', 2, 'c1', 'purchase', 'approved', 10000, 'Shop', started_at, started_at
       FROM trade WHERE id = '${released}'`;
  const refund = `
    INSERT INTO virtual_card_payment (id, version, card_id, kind, state, amount, merchant, paid_at, booked_at, is_on_card)
     SELECT 'p2', 2, 'c1', 'refund', 'approved', 10000, 'Shop', started_at, started_at, false
       FROM trade WHERE id = '${released}'`;
  const moved = (ref: string, from: string, to: string, units: number) => `
    WITH entry AS (INSERT INTO ledger_entry (ref) VALUES ('${ref}') RETURNING id)
    INSERT INTO ledger_posting SELECT entry.id, '${from}', 0 - ${units} FROM entry
      UNION ALL SELECT entry.id, '${to}', ${units} FROM entry`;
  return {
    "cards-add-up": [
      // Acts that moved nothing: under way, done, and a withdrawal.
      [card, act("top_up", "requested", "NULL")],
      [card, act("top_up", "done")],
      [card, act("withdraw", "done")],
      [card, act("terminate", "done")],
      // One that was refused and kept what it held, and one that nobody asked for.
      [
        card,
        act("top_up", "refused"),
        moved("card-hold:a1", "available:USDT:x", "card_act:USDT:a1", 10100),
      ],
      [moved("card-done:a9", "card_act:USDT:a9", "card:USDT:c9", 10000)],
      // A payment that moved nothing, and what left a card under another name.
      [card, payment],
      // A refund that came after its card was terminated, and was booked onto it.
      [card, refund, moved("card-refund:p2", "card_payments:USDT", "card:USDT:c1", 10000)],
      [moved("gift:1", "card:USDT:c1", "available:USDT:stranger", 5)],
    ],
  };
}
