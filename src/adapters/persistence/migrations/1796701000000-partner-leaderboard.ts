import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whether partners are shown on the leaderboard: nobody is unless they choose it. */
export class PartnerLeaderboard implements MigrationInterface {
  readonly name = "partner-leaderboard-1796701000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE partner ADD is_listed boolean NOT NULL DEFAULT false");
    await runner.query("CREATE INDEX partner_listed ON partner (trader_id) WHERE is_listed");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE partner DROP is_listed");
  }
}
