import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * When slices of closed trades, by the time of their closing, and of people, by a hash of their ids, were last
 * read by an audit and held; and the last published event that such an audit saw.
 */
export class AuditSliceTables implements MigrationInterface {
  readonly name = "audit-slices-1797010200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trade_slice (
        closed_until timestamptz PRIMARY KEY,
        read_at      timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE people_slice (
        number  integer PRIMARY KEY,
        read_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE audited_event (
        is_last  boolean PRIMARY KEY DEFAULT true CHECK (is_last),
        number   bigint NOT NULL,
        noted_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE audited_event, people_slice, trade_slice");
  }
}
