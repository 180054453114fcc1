import type { EntityManager } from "typeorm";
import {
  knownOf,
  type CommandKey,
  type KeptKey,
  type KnownKey,
} from "../../../application/ports/commit.ts";

/**
 * Takes the key within a transaction, waiting for its current holder; returns what was done under
 * it before.
 */
export async function takeKey(
  transaction: EntityManager,
  key: CommandKey,
): Promise<KnownKey | undefined> {
  await transaction.query(
    `INSERT INTO idempotency_key (actor_id, key, input_hash) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING`,
    [key.actorId, key.key, key.inputHash],
  );
  const [kept] = await transaction.query<KeptKey[]>(
    `SELECT input_hash AS "inputHash", answer #>> '{}' AS answer FROM idempotency_key
      WHERE actor_id = $1 AND key = $2 FOR UPDATE`,
    [key.actorId, key.key],
  );
  if (!kept) throw new Error("A key that was just taken is gone");
  return knownOf(key, kept);
}

/** Stores the answer under a key that this transaction took. */
export async function keepAnswer(
  transaction: EntityManager,
  { actorId, key }: CommandKey,
  answer: string,
): Promise<void> {
  await transaction.query(
    "UPDATE idempotency_key SET answer = to_jsonb($3::text) WHERE actor_id = $1 AND key = $2",
    [actorId, key, answer],
  );
}
