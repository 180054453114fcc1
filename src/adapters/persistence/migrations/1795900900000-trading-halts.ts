import type { MigrationInterface, QueryRunner } from "typeorm";

/** The table of trading halts takes the name that every layer has for them. */
export class TradingHalts implements MigrationInterface {
  readonly name = "trading-halts-1795900900000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE stop RENAME TO halt");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE halt RENAME TO stop");
  }
}
