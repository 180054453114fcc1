import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Sends on connected chains: which of our outputs a send spends, for ever and once; what its transaction
 * takes and what comes back to us; and the blocks that were seen with it.
 */
export class SendsOnConnectedChains implements MigrationInterface {
  readonly name = "sends-on-connected-chains-1796980000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE spent_coin (
        id text PRIMARY KEY,
        version integer NOT NULL,
        send_id text NOT NULL REFERENCES send (id)
      )`);
    await runner.query("CREATE INDEX spent_coin_send ON spent_coin (send_id)");
    await runner.query(`
      CREATE TABLE send_block (
        transaction text NOT NULL,
        height integer NOT NULL,
        hash text NOT NULL,
        PRIMARY KEY (transaction, hash)
      )`);
    await runner.query(`
      ALTER TABLE send
        ADD COLUMN paid_fee numeric(38, 0) CHECK (paid_fee >= 0),
        ADD COLUMN change numeric(38, 0) CHECK (change >= 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE send DROP COLUMN paid_fee, DROP COLUMN change");
    await runner.query("DROP TABLE send_block");
    await runner.query("DROP TABLE spent_coin");
  }
}
