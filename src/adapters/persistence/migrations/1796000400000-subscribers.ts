import type { MigrationInterface, QueryRunner } from "typeorm";

/** How far each durable reader of published events has got, and the events that it could not take in. */
export class Subscribers implements MigrationInterface {
  readonly name = "subscribers-1796000400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE subscriber (
        name         text PRIMARY KEY,
        cursor       bigint NOT NULL CHECK (cursor >= 0),
        advanced_at  timestamptz NOT NULL,
        missed       bigint NOT NULL DEFAULT 0 CHECK (missed >= 0),
        leased_by    text,
        leased_until timestamptz
      )`);
    await runner.query(`
      CREATE TABLE subscriber_event (
        subscriber     text NOT NULL REFERENCES subscriber (name),
        publish_number bigint NOT NULL,
        aggregate      text NOT NULL,
        aggregate_id   text NOT NULL,
        seq            integer NOT NULL,
        kind           text NOT NULL,
        recipients     text[] NOT NULL,
        failures       integer NOT NULL CHECK (failures >= 0),
        again_at       timestamptz NOT NULL,
        parked_at      timestamptz,
        PRIMARY KEY (subscriber, publish_number)
      )`);
    await runner.query(`
      CREATE INDEX ON subscriber_event (subscriber, aggregate, aggregate_id, publish_number)
       WHERE parked_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE subscriber_event, subscriber");
  }
}
