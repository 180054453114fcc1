import type { MigrationInterface, QueryRunner } from "typeorm";

/** Withdrawals that staff allowed banned people; rows are only added. */
export class WithdrawalPermitTable implements MigrationInterface {
  readonly name = "withdrawal-permits-1796880210000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE withdrawal_permit (
        id        text PRIMARY KEY,
        trader_id text NOT NULL REFERENCES trader (id),
        given_by  text NOT NULL REFERENCES staff (id),
        reason    text NOT NULL,
        given_at  timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX withdrawal_permit_trader ON withdrawal_permit (trader_id, given_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE withdrawal_permit");
  }
}
