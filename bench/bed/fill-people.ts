import { argon2Sync, createHash, randomBytes } from "node:crypto";
import type { Client } from "pg";
import { offerTerms } from "./offer-terms.ts";
import { pairOf, password, sessionToken } from "../load/people.ts";

/** The balance of every seller in each asset, in base units. */
const balances = { BTC: "100000000000", USDT: "1000000000000", ETH: "1000000000000000000000" };

/**
 * Adds pairs of traders with a verified address, a session each, money, and an offer of each
 * seller. Their passwords are hashed at the lowest cost, so that what is measured is not argon2.
 */
export async function fillPeople(client: Client, pairs: number): Promise<void> {
  const all = Array.from({ length: pairs }, (_, number) => pairOf(number));
  const traders = all.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]);
  const hashes = traders.map((id) => createHash("sha256").update(sessionToken(id)).digest("hex"));
  await client.query(
    `INSERT INTO trader (id, username, username_skeleton, email, password_hash, level)
     SELECT id, id, id, id || '@example.org', $2, 3 FROM unnest($1::text[]) id`,
    [traders, leastHash()],
  );
  await client.query(
    `INSERT INTO session (token_hash, trader_id, agent)
     SELECT decode(hash, 'hex'), id, 'bench' FROM unnest($1::text[], $2::text[]) s (id, hash)`,
    [traders, hashes],
  );
  await client.query(`INSERT INTO trader_usage (trader_id) SELECT id FROM unnest($1::text[]) id`, [
    traders,
  ]);
  await client.query(
    `INSERT INTO offer (id, version, owner_id, side, asset, currency, payment_method, margin_bp,
       range_min, range_max, terms, payment_details, label, tags, window_seconds, flow, is_active)
     SELECT o.id, 1, o.owner, 'sell', $3, $4, $5, $6, $7, $8, $9, $10, $11, '{}', $12, 'default', true
       FROM unnest($1::text[], $2::text[]) o (id, owner)`,
    [
      all.map(({ offerId }) => offerId),
      all.map(({ sellerId }) => sellerId),
      offerTerms.asset,
      offerTerms.currency,
      offerTerms.paymentMethod,
      offerTerms.marginBasisPoints,
      offerTerms.rangeMin,
      offerTerms.rangeMax,
      offerTerms.terms,
      JSON.stringify(offerTerms.paymentDetails),
      offerTerms.label,
      offerTerms.windowSeconds,
    ],
  );
  const sellers = all.map(({ sellerId }) => sellerId);
  for (const [asset, balance] of Object.entries(balances)) {
    await client.query(
      `WITH given AS (
         INSERT INTO ledger_entry (ref, at)
         SELECT 'deposit:' || $2 || ':' || id, clock_timestamp() FROM unnest($1::text[]) id
         RETURNING id, split_part(ref, ':', 3) AS trader)
       INSERT INTO ledger_posting (entry_id, account_id, amount)
       SELECT given.id, x.account, x.amount FROM given CROSS JOIN LATERAL (VALUES
         ('clearing:' || $2, -$3::numeric), ('available:' || $2 || ':' || trader, $3::numeric))
         AS x (account, amount)`,
      [sellers, asset, balance],
    );
    await client.query(
      `INSERT INTO ledger_account (id, kind, owner_id, asset, balance)
       SELECT 'clearing:' || $2, 'clearing', NULL, $2, NULL
       UNION ALL SELECT 'available:' || $2 || ':' || id, 'available', id, $2, $3::numeric
         FROM unnest($1::text[]) id
       ON CONFLICT DO NOTHING`,
      [sellers, asset, balance],
    );
  }
}

/** `$argon2id$…` of everybody's password with the least memory and one pass. */
function leastHash(): string {
  const nonce = randomBytes(16);
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const hash = argon2Sync("argon2id", { message: password, nonce, tagLength: 32, ...cost });
  const unpadded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
  return `$argon2id$v=19$m=8,t=1,p=1$${unpadded(nonce)}$${unpadded(hash)}`;
}
