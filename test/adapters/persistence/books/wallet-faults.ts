/** An entry that moves one base unit, under a name of the kind. */
type Moved = (kind: string, end: string, from: string, to: string) => string;

/** Ways to break the books of bonds and conversions; `released` is a trade. */
export function walletFaults(released: string, moved: Moved) {
  const bond = `
    INSERT INTO bond (id, version, holder_id, asset, units, satoshi, left_at)
     SELECT buyer_id || ':BTC', 1, buyer_id, 'BTC', 1, 1, started_at FROM trade WHERE id = '${released}'`;
  const conversion = `
    INSERT INTO conversion (id, version, trader_id, converted_at, from_asset, from_units, to_asset,
       to_units, spread_units, usd_cents)
     SELECT '${released}', 1, buyer_id, started_at, 'BTC', 2, 'ETH', 3, 0, 1
       FROM trade WHERE id = '${released}'`;
  const invoice = (received: string) => `
    INSERT INTO lightning_invoice (id, version, trader_id, invoice, amount, received, description, state,
       usd_cents, created_at, expires_at)
     SELECT 'ab', 1, buyer_id, 'ln', 1, ${received}, '', 'paid', 0, started_at, started_at
       FROM trade WHERE id = '${released}'`;
  const escrow = (booked: number, coin: string) => `
    INSERT INTO multisig_escrow (id, version, state, network, key_number, exit_blocks, amount, fee, platform_key,
       platform_address, payouts, spend_confirmed, booked_times, booked_units, fee_place, fee_units)
     VALUES ('x', 1, 'settled', 'regtest', 1, 1, 1, 1, '', '', '[]', true, 1, ${booked}, ${coin}, ${coin})`;
  return {
    "escrow-fees-booked": [
      // One that was never booked, a coin without its booking, one of no escrow, and one in a stranger's balance.
      [escrow(1, "NULL")],
      [escrow(0, "1")],
      [moved("escrow-fee", "", "hot:BTC", "fees:BTC")],
      [
        escrow(1, "1"),
        `WITH entry AS (INSERT INTO ledger_entry (ref) VALUES ('escrow-fee:x') RETURNING id)
         INSERT INTO ledger_posting SELECT entry.id, a, u FROM entry, (VALUES
           ('hot:BTC', -1), ('available:BTC:stranger', 1)) AS p (a, u)`,
      ],
      // Taken from a seller who never got it.
      [
        escrow(0, "NULL"),
        `WITH entry AS (INSERT INTO ledger_entry (ref) VALUES ('escrow-fee:x'), ('escrow-fee-back:x:1') RETURNING id, ref)
         INSERT INTO ledger_posting SELECT entry.id, a, u FROM entry JOIN (VALUES
           ('escrow-fee:x', 'hot:BTC', -1), ('escrow-fee:x', 'fees:BTC', 1),
           ('escrow-fee-back:x:1', 'hot:BTC', 1), ('escrow-fee-back:x:1', 'available:BTC:b', -1)) AS p (r, a, u)
           ON r = entry.ref`,
      ],
    ],
    "invoices-credited-once": [
      // One that was never credited, one that nobody made, one of somebody else, and channels that pay for nothing.
      [invoice("1")],
      [moved("lightning-credit", "1", "lightning:BTC", "available:BTC:stranger")],
      [
        invoice("1"),
        `WITH entry AS (INSERT INTO ledger_entry (ref) VALUES ('lightning-credit:ab') RETURNING id)
         INSERT INTO ledger_posting SELECT entry.id, a, u FROM entry, (VALUES
           ('lightning:BTC', -1), ('available:BTC:stranger', 1)) AS p (a, u)`,
      ],
      [moved("gift", "1", "available:BTC:stranger", "lightning:BTC")],
    ],
    "conversions-add-up": [
      // One that moved nothing, one that nobody made, and an inventory that nobody funded.
      [conversion],
      [moved("convert", "1", "available:BTC:stranger", "inventory:BTC")],
      ["INSERT INTO inventory (id, version, funded) VALUES ('BTC', 1, 5)"],
      [
        conversion,
        `WITH entry AS (INSERT INTO ledger_entry (ref) VALUES ('convert:${released}') RETURNING id)
         INSERT INTO ledger_posting SELECT entry.id, a, u FROM entry, trade t, LATERAL (VALUES
           ('available:BTC:' || t.seller_id, -2), ('inventory:BTC', 2), ('inventory:ETH', -3),
           ('available:ETH:' || t.buyer_id, 3)) AS p (a, u) WHERE t.id = '${released}'`,
      ],
    ],
    "bonds-add-up": [
      // One that nobody left, one that is kept nowhere, and one that came from somebody else.
      [bond],
      [moved("bond-deposit", "BTC:1", `available:BTC:${released}`, `bond:BTC:${released}`)],
      [
        bond,
        `WITH entry AS (INSERT INTO ledger_entry (ref)
             SELECT 'bond-deposit:' || holder_id || ':BTC:1' FROM bond RETURNING id)
         INSERT INTO ledger_posting SELECT entry.id, 'available:BTC:stranger', -1 FROM entry
           UNION ALL SELECT entry.id, 'bond:BTC:' || holder_id, 1 FROM entry, bond`,
      ],
      [
        bond,
        `WITH entry AS (INSERT INTO ledger_entry (ref) VALUES ('gift:x') RETURNING id)
         INSERT INTO ledger_posting SELECT entry.id, 'available:BTC:' || holder_id, -1 FROM entry, bond
           UNION ALL SELECT entry.id, 'bond:BTC:' || holder_id, 1 FROM entry, bond`,
      ],
    ],
  } as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;
}
