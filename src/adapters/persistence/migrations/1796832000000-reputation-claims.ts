import type { MigrationInterface, QueryRunner } from "typeorm";

/** Records on other marketplaces, as people claim them and staff confirm them. */
export class ReputationClaimTable implements MigrationInterface {
  readonly name = "reputation-claims-1796832000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reputation_claim (
        id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        trader_id      text NOT NULL REFERENCES trader (id),
        market         text NOT NULL,
        address        text NOT NULL,
        trades         integer NOT NULL CHECK (trades >= 0),
        positive       integer NOT NULL CHECK (positive >= 0),
        negative       integer NOT NULL CHECK (negative >= 0),
        since          integer NOT NULL,
        at             timestamptz NOT NULL DEFAULT clock_timestamp(),
        is_confirmed   boolean,
        decision_words text,
        decided_by     text REFERENCES staff (id),
        decided_at     timestamptz,
        CHECK ((decided_at IS NULL) = (is_confirmed IS NULL))
      );
      CREATE UNIQUE INDEX reputation_claim_open ON reputation_claim (trader_id)
        WHERE decided_at IS NULL;
      CREATE INDEX reputation_claim_trader ON reputation_claim (trader_id, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE reputation_claim");
  }
}
