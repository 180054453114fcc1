import type { MigrationInterface, QueryRunner } from "typeorm";
import { commitPair } from "./sql/commit-pairs.ts";

/**
 * The active trades between two people are found by one look into an index, whoever buys. Indexes of
 * active trades alone are small and always changing, so that the planner is wrong about what they cost,
 * and rather read all trades of somebody who had thousands: the condition is written so that none of
 * them fits.
 */
export class ActivePairs implements MigrationInterface {
  readonly name = "active-pairs-1795900800000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX trade_pair ON trade (
         least(buyer_id, seller_id), greatest(buyer_id, seller_id),
         coalesce(closed_at, 'infinity'::timestamptz))`,
    );
    await runner.query(commitPairByIndex);
    await runner.query("DROP INDEX trade_active_pair");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX trade_pair");
    await runner.query(
      "CREATE INDEX trade_active_pair ON trade (buyer_id, seller_id) WHERE closed_at IS NULL",
    );
    await runner.query(commitPair.replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION"));
  }
}

/** As it was, and looks for them as the index has them. */
const commitPairByIndex = `
CREATE OR REPLACE FUNCTION commit_pair(change jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  one    text := change #>> '{pair,trader_ids,0}';
  other  text := change #>> '{pair,trader_ids,1}';
  active integer;
BEGIN
  SELECT count(*) INTO active FROM trade t
   WHERE least(t.buyer_id, t.seller_id) = least(one, other)
     AND greatest(t.buyer_id, t.seller_id) = greatest(one, other)
     AND coalesce(t.closed_at, 'infinity') = 'infinity'
     AND t.id IS DISTINCT FROM change #>> '{trade,id}';
  IF active >= (change #>> '{pair,most_active}')::integer THEN
    RETURN jsonb_build_object('outcome', 'conflict', 'over', 'pair');
  END IF;
  RETURN NULL;
END $$`;
