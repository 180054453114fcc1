import { cardFaults } from "./card-faults.ts";
import { providerOrderFaults } from "./provider-order-faults.ts";
import { spotFaults } from "./spot-faults.ts";
import { walletFaults } from "./wallet-faults.ts";
import type { InvariantName } from "../../../../src/application/ports/invariants.ts";

/** The trades in which faults are planted. */
export interface PlantedTrades {
  readonly held: string;
  readonly released: string;
  readonly returned: string;
  /** Returned, and then held again. */
  readonly reopened: string;
}

const oneOf = (table: string, where: string) =>
  `ctid = (SELECT ctid FROM ${table} WHERE ${where} LIMIT 1)`;

const staff = `
  WITH judge AS (
    INSERT INTO staff (id, username, code_name, email, password_hash, role)
    VALUES ('judge0000001', 'judge', 'judge', 'judge@example.org', 'none', 'moderator') RETURNING id)
  INSERT INTO staff_trader_account (staff_id, trader_id, declared_at)
  SELECT judge.id, party.buyer_id, '2000-01-01' FROM judge, (SELECT buyer_id FROM trade LIMIT 1) party`;

const logged = `
  SELECT append_audit(jsonb_build_array(
    jsonb_build_object('act', 'ban', 'subject_kind', 'trader', 'subject_id', 'a', 'content', '{}',
      'salt', repeat('00', 16), 'seal', repeat('00', 32)),
    jsonb_build_object('act', 'lift', 'subject_kind', 'trader', 'subject_id', 'a', 'content', '{}',
      'salt', repeat('00', 16), 'seal', repeat('00', 32))), clock_timestamp())`;

/** Ways to break every invariant, each as statements by someone who got past all guards. */
export function plantedFaults({
  held,
  released,
  returned,
  reopened,
}: PlantedTrades): Readonly<Record<InvariantName, readonly (readonly string[])[]>> {
  const settlement = `(SELECT id FROM ledger_entry WHERE ref = 'settle:${released}:1')`;
  const bought = `entry_id = ${settlement}
    AND account_id = (SELECT 'available:BTC:' || buyer_id FROM trade WHERE id = '${released}')`;
  const event = (trade: string, seq: number, act: string, kind: string, at = "clock_timestamp()") =>
    `INSERT INTO trade_event (trade_id, seq, act, actor_kind, actor_id, from_status, to_status, detail, at)
     SELECT id, ${seq}, '${act}', '${kind}', 'judge0000001', status, status, '{}', ${at}
       FROM trade WHERE id = '${trade}'`;
  const claim = (served: number) =>
    `INSERT INTO claim (trade_id, debtor_id, creditor_id, asset, amount, served, written_off, made_at)
     SELECT id, buyer_id, seller_id, asset, 1000, ${served}, 0, closed_at FROM trade WHERE id = '${released}'`;
  const serving = (from: string, to: string) =>
    `WITH entry AS (INSERT INTO ledger_entry (ref) VALUES ('claim:${released}:1') RETURNING id)
     INSERT INTO ledger_posting
       SELECT entry.id, 'available:BTC:' || ${from}, -10 FROM entry, trade WHERE trade.id = '${released}'
       UNION ALL
       SELECT entry.id, 'available:BTC:' || ${to}, 10 FROM entry, trade WHERE trade.id = '${released}'`;
  const reward = (units: number) =>
    `INSERT INTO partner_reward (id, version, trade_id, tier, partner_id, asset, units)
     SELECT id || '-1', 1, id, 1, seller_id, asset, ${units} FROM trade WHERE id = '${released}'`;
  const deposit = (state: string) =>
    `WITH given AS (
       INSERT INTO deposit_address (address, chain, number, trader_id, asset)
       SELECT 'address', 'bitcoin', 0, buyer_id, 'BTC' FROM trade WHERE id = '${released}'
       RETURNING address, trader_id)
     INSERT INTO deposit (id, version, trader_id, chain, address, transaction, place, asset, units, state, credits)
     SELECT '${released}', 1, trader_id, 'bitcoin', address, 't', 0, 'BTC', 1, '${state}', 1 FROM given`;
  const paidLink = `INSERT INTO payment_link (id, version, merchant_id, currency, minor, title, created_at,
       expires_at, is_cancelled, payer_id, units, price, paid_at)
     SELECT '${released}', 2, seller_id, 'EUR', 1, '', now(), now(), false, buyer_id, 1, 1, now()
       FROM trade WHERE id = '${released}'`;
  const send = (state: string) =>
    `INSERT INTO send (id, version, trader_id, asset, amount, fee, state, usd_cents, requested_at, chain,
       address, network_fee_asset, network_fee, seal)
     SELECT '${released}', 1, buyer_id, 'BTC', 1, 0, '${state}', 0, started_at, 'bitcoin', 'a', 'BTC', 0, 's'
       FROM trade WHERE id = '${released}'`;
  const moved = (kind: string, end: string, from: string, to: string) =>
    `WITH entry AS (INSERT INTO ledger_entry (ref) VALUES ('${kind}:${released}:${end}') RETURNING id)
     INSERT INTO ledger_posting SELECT entry.id, '${from}', -1 FROM entry
       UNION ALL SELECT entry.id, '${to}', 1 FROM entry`;
  return {
    "entries-balance": [
      [`UPDATE ledger_posting SET amount = amount + 1 WHERE ${oneOf("ledger_posting", "true")}`],
      // One entry has too much, another too little, in the same account.
      [
        `UPDATE ledger_posting SET amount = amount + 1
          WHERE entry_id = ${settlement} AND account_id = 'fees:BTC'`,
        `UPDATE ledger_posting SET amount = amount - 1 WHERE account_id = 'fees:BTC'
            AND entry_id <> ${settlement}`,
      ],
      // Two assets sum to zero together.
      [
        `UPDATE ledger_posting SET account_id = replace(account_id, 'BTC', 'USDT')
          WHERE entry_id = ${settlement} AND account_id = 'fees:BTC'`,
      ],
    ],
    "balances-are-sums": [
      ["UPDATE ledger_account SET balance = balance + 1 WHERE id LIKE 'available:%'"],
      [`DELETE FROM ledger_account WHERE id = 'fees:BTC'`],
    ],
    "periods-unchanged": [
      ["SELECT seal_ledger_period(2)", "UPDATE ledger_period SET postings = postings + 1"],
      ["SELECT seal_ledger_period(2)", "UPDATE ledger_period SET rows_hash = sha256('other')"],
      ["SELECT seal_ledger_period(2)", "UPDATE ledger_period SET prev_hash = sha256('other')"],
      ["SELECT seal_ledger_period(2)", "DELETE FROM ledger_period"],
      [
        "SELECT seal_ledger_period(2), seal_ledger_period(2)",
        "DELETE FROM ledger_period WHERE number = 1",
      ],
      ["SELECT seal_ledger_period(2)", "UPDATE ledger_opening SET amount = amount + 1"],
    ],
    "nobody-below-zero": [
      [
        "ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_balance_check",
        `UPDATE ledger_account SET balance = -1 WHERE id = 'escrow:BTC:${held}'`,
      ],
      [`UPDATE ledger_account SET balance = NULL WHERE id = 'escrow:BTC:${held}'`],
    ],
    "escrow-holds-its-trade": [
      [`UPDATE trade SET fee = fee + 1 WHERE id = '${held}'`],
      [`UPDATE ledger_account SET balance = 1 WHERE id = 'escrow:BTC:${released}'`],
    ],
    "holds-settled-once": [
      [`INSERT INTO ledger_entry (ref) VALUES ('settle:${held}:1')`],
      [`INSERT INTO ledger_entry (ref) VALUES ('settle:${released}:2')`],
      [`DELETE FROM ledger_entry WHERE ref = 'hold:${released}:1'`],
      [`INSERT INTO ledger_entry (ref) VALUES ('hold:nobody000001:1')`],
      [
        "ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_ref_key",
        `INSERT INTO ledger_entry (ref) VALUES ('settle:${released}:1')`,
      ],
    ],
    "right-sums-to-right-parties": [
      // The seller gets the buyer's share.
      [
        `UPDATE ledger_posting SET account_id =
           (SELECT 'available:BTC:' || seller_id FROM trade WHERE id = '${released}') WHERE ${bought}`,
      ],
      // The platform takes one from the buyer.
      [
        `UPDATE ledger_posting SET amount = amount - 1 WHERE ${bought}`,
        `UPDATE ledger_posting SET amount = amount + 1
          WHERE entry_id = ${settlement} AND account_id = 'fees:BTC'`,
      ],
      // The returned crypto went to the buyer.
      [
        `UPDATE ledger_posting SET account_id =
           (SELECT 'available:BTC:' || buyer_id FROM trade WHERE id = '${returned}')
          WHERE amount > 0
            AND entry_id = (SELECT id FROM ledger_entry WHERE ref = 'settle:${returned}:1')`,
      ],
      // The seller keeps the fee.
      [
        `UPDATE ledger_posting SET account_id =
           (SELECT 'available:BTC:' || seller_id FROM trade WHERE id = '${released}')
          WHERE entry_id = ${settlement} AND account_id = 'fees:BTC'`,
      ],
      // The crypto returned before the second hold went to a stranger.
      [
        `UPDATE ledger_posting SET account_id = 'available:BTC:stranger'
          WHERE amount > 0
            AND entry_id = (SELECT id FROM ledger_entry WHERE ref = 'settle:${reopened}:1')`,
      ],
      // The two sides of a settlement are swapped.
      [
        `UPDATE ledger_posting SET amount = -amount
          WHERE entry_id = (SELECT id FROM ledger_entry WHERE ref = 'settle:${returned}:1')`,
      ],
      // A stranger got it.
      [`UPDATE ledger_posting SET account_id = 'available:BTC:stranger' WHERE ${bought}`],
    ],
    "timeline-without-gap": [
      [`DELETE FROM trade_event WHERE trade_id = '${released}' AND seq = 2`],
      [`DELETE FROM trade_event WHERE trade_id = '${released}'`],
      [`UPDATE trade_event SET from_status = 'pending' WHERE trade_id = '${released}' AND seq = 2`],
      [`UPDATE trade SET status = 'paid' WHERE id = '${held}'`],
    ],
    "only-legal-steps": [
      [`UPDATE trade_event SET actor_kind = 'buyer' WHERE act = 'release'`],
      [`UPDATE trade_event SET act = 'steal' WHERE act = 'release'`],
    ],
    "closed-when-over": [
      [`UPDATE trade SET closed_at = NULL WHERE id = '${released}'`],
      [`UPDATE trade SET closed_at = clock_timestamp() WHERE id = '${held}'`],
    ],
    "nothing-after-closing": [
      [event(released, 9, "paid", "buyer", "closed_at + interval '2 minutes'")],
    ],
    "no-clock-on-closed": [
      [
        `UPDATE deadline SET done_at = NULL, at = clock_timestamp() + interval '1 hour'
          WHERE subject = '${released}'`,
      ],
    ],
    "deadlines-carried-out": [
      ["UPDATE deadline SET at = clock_timestamp() - interval '2 minutes' WHERE done_at IS NULL"],
    ],
    "usage-counted": [
      [`UPDATE trader_usage SET active_trades = active_trades + 1`],
      [`UPDATE trader_usage SET completed_trades = completed_trades + 1`],
      [`UPDATE trader_usage SET active_usd_cents = active_usd_cents + 1`],
      ["DELETE FROM trader_usage"],
    ],
    "value-counted": [
      ["UPDATE counted_value SET usd_cents = usd_cents + 1"],
      ["DELETE FROM counted_value"],
    ],
    "caps-reserved": [["UPDATE offer_usage SET reserved_minor = reserved_minor + 1"]],
    "active-without-id": [
      ["UPDATE trader SET level = 1", "UPDATE trader_usage SET active_trades = 3"],
    ],
    "feedback-is-there": [[`UPDATE trade SET feedback = 'given' WHERE id = '${released}'`]],
    "claims-served": [[claim(10)], [serving("buyer_id", "seller_id")]],
    "claims-right-parties": [[claim(10), serving("seller_id", "buyer_id")]],
    "debts-settled": [
      [claim(0)],
      [`UPDATE trade SET chargeback = 'confirmed' WHERE id = '${released}'`],
    ],
    "rewards-paid": [
      [reward(1)],
      [reward(1), moved("reward", "1", "fees:BTC", "rewards:BTC:stranger")],
      [moved("reward", "1", "fees:BTC", "rewards:BTC:stranger")],
      [moved("reward-back", "1", "rewards:BTC:stranger", "fees:BTC")],
    ],
    "reward-claims-right-parties": [
      [moved("reward-claim", "BTC:1", "rewards:BTC:a", "available:BTC:b")],
      [moved("reward-claim", "BTC:1", "fees:BTC", "available:BTC:a")],
    ],
    "deposits-credited-once": [
      [deposit("credited")],
      [moved("deposit-credit", "1", "hot:BTC", "available:BTC:stranger")],
      [deposit("taken_back"), moved("deposit-credit", "1", "hot:BTC", "available:BTC:stranger")],
    ],
    "links-paid-once": [
      [paidLink],
      [moved("link-payment", "", "available:BTC:a", "merchant:BTC:b")],
      [paidLink, moved("link-payment", "", "available:BTC:stranger", "merchant:BTC:b")],
    ],
    "payouts-right-parties": [
      [moved("merchant-payout", "1", "merchant:BTC:a", "available:BTC:b")],
      [moved("merchant-payout", "1", "fees:BTC", "available:BTC:a")],
    ],
    "sends-add-up": [
      [send("sent")],
      [send("confirmed")],
      [moved("send-hold", "1", "available:BTC:stranger", "outgoing:BTC:stranger")],
      [send("cancelled"), moved("send-hold", "1", "available:BTC:a", `outgoing:BTC:${released}`)],
    ],
    ...walletFaults(released, moved),
    ...spotFaults(released, moved),
    ...cardFaults(released),
    ...providerOrderFaults(released, moved),
    "events-in-outbox": [[`DELETE FROM outbox WHERE aggregate_id = '${released}' AND seq = 1`]],
    "keys-answered": [
      ["INSERT INTO idempotency_key (actor_id, key, input_hash) VALUES ('a', 'b', 'c')"],
    ],
    "judge-no-party": [
      [staff, event(released, 9, "decide-buyer", "moderator")],
      [
        staff,
        `INSERT INTO dispute_case (trade_id, opened_at, opened_by, reason, worker_id, may_write,
           has_acted, was_late, asked, hearing)
         SELECT id, clock_timestamp(), 'clock', 'other', 'judge0000001', true, false, false, '[]', 1
           FROM trade WHERE id = '${held}'`,
      ],
    ],
    "locked-began-nothing": [
      [
        staff,
        `INSERT INTO account_state (id, trader_id, state, reason, begun_at, begun_by, begun_role)
         SELECT 'state' || id, seller_id, 'banned', 'x', started_at - interval '1 second',
                'judge0000001', 'admin'
           FROM trade WHERE id = '${held}'`,
      ],
    ],
    "names-unique": [
      [
        "ALTER TABLE trader DROP CONSTRAINT trader_username_skeleton_key",
        "UPDATE trader SET username_skeleton = 'same'",
      ],
    ],
    "staff-acts-logged": [
      [event(held, 9, "take-case", "moderator")],
      [
        staff,
        `INSERT INTO account_state (id, trader_id, state, reason, begun_at, begun_by, begun_role)
         SELECT 'state' || id, seller_id, 'on_hold', 'x', clock_timestamp(), 'judge0000001', 'admin'
           FROM trade LIMIT 1`,
      ],
    ],
    "audit-chained": [
      [logged, "UPDATE audit_log SET act = 'praise' WHERE seq = 1"],
      [logged, "UPDATE audit_content SET content = '{}{}' WHERE seq = 1"],
      [logged, "DELETE FROM audit_log WHERE seq = 1"],
      [logged, "DELETE FROM audit_log WHERE seq = 2"],
    ],
    "history-guarded": [
      ["ALTER TABLE trade_event DISABLE TRIGGER history"],
      ["DROP TRIGGER history ON ledger_posting"],
    ],
  };
}
