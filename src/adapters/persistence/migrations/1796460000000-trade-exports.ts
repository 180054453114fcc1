import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Exports of trade histories. Parts name what lies in the storage of files; they outlive an export
 * that was erased until the storage no longer has them.
 */
export class TradeExportTables implements MigrationInterface {
  readonly name = "trade-exports-1796460000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trade_export (
        id           text PRIMARY KEY,
        trader_id    text NOT NULL REFERENCES trader (id),
        format       text NOT NULL,
        wish         jsonb NOT NULL,
        state        text NOT NULL,
        is_running   boolean NOT NULL,
        run          text,
        tries        integer NOT NULL DEFAULT 0,
        touched_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
        place_at     timestamptz,
        place_id     text,
        rows_done    integer NOT NULL DEFAULT 0 CHECK (rows_done >= 0),
        rows_total   integer CHECK (rows_total >= 0),
        bytes        bigint CHECK (bytes >= 0),
        requested_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        ended_at     timestamptz,
        CHECK (is_running = (ended_at IS NULL)),
        CHECK ((place_at IS NULL) = (place_id IS NULL))
      )`);
    await runner.query(
      "CREATE UNIQUE INDEX trade_export_running ON trade_export (trader_id) WHERE is_running",
    );
    await runner.query(
      "CREATE INDEX trade_export_of_trader ON trade_export (trader_id, requested_at)",
    );
    await runner.query(
      "CREATE INDEX trade_export_stalled ON trade_export (touched_at) WHERE is_running",
    );
    await runner.query("CREATE INDEX trade_export_ended ON trade_export (ended_at)");
    await runner.query(`
      CREATE TABLE trade_export_part (
        name      text PRIMARY KEY,
        export_id text NOT NULL,
        kind      text NOT NULL,
        number    integer CHECK (number > 0),
        UNIQUE (export_id, kind, number)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE trade_export_part, trade_export");
  }
}
