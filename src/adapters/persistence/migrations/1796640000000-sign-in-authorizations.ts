import type { MigrationInterface, QueryRunner } from "typeorm";

/** Sign-ins on unknown devices that wait for their owner: one for each account and device. */
export class SignInAuthorizationTable implements MigrationInterface {
  readonly name = "sign-in-authorizations-1796640000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE preference ADD COLUMN confirms_new_devices boolean NOT NULL DEFAULT false;
      CREATE TABLE sign_in_authorization (
        id          text PRIMARY KEY,
        trader_id   text NOT NULL REFERENCES trader (id),
        device_hash bytea NOT NULL,
        agent       text NOT NULL,
        asked_at    timestamptz NOT NULL,
        answer      text,
        UNIQUE (trader_id, device_hash)
      );
      CREATE INDEX sign_in_authorization_device ON sign_in_authorization (device_hash, asked_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE sign_in_authorization;
      ALTER TABLE preference DROP COLUMN confirms_new_devices`);
  }
}
