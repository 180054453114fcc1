import type { MigrationInterface, QueryRunner } from "typeorm";

/** What two members of staff agreed on about releases of compromised accounts. */
export class ReleaseConsentTable implements MigrationInterface {
  readonly name = "release-consents-1796690000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE release_consent (
        trade_id       text PRIMARY KEY REFERENCES trade (id),
        trader_id      text NOT NULL REFERENCES trader (id),
        proposed_by    text NOT NULL REFERENCES staff (id),
        proposal_words text NOT NULL,
        proposed_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
        given_by       text REFERENCES staff (id),
        given_at       timestamptz,
        CHECK ((given_by IS NULL) = (given_at IS NULL)),
        CHECK (given_by <> proposed_by)
      );
      CREATE INDEX release_consent_of_trader ON release_consent (trader_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE release_consent");
  }
}
