import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  commitCase,
  commitChangesWithCases,
  commitMessages,
  commitStanding,
} from "./sql/commit-cases.ts";
import { commitChanges } from "./sql/commit-changes.ts";

/**
 * The work on disputed trades: one case a trade, what was written about it, and what a buyer owes
 * whose payment was taken back. What was written lies apart from its record, which has its hash.
 */
export class Disputes implements MigrationInterface {
  readonly name = "disputes-1795800100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dispute_case (
        trade_id       text PRIMARY KEY REFERENCES trade (id),
        opened_at      timestamptz NOT NULL,
        opened_by      text NOT NULL,
        opener_id      text,
        reason         text NOT NULL,
        worker_id      text REFERENCES staff (id),
        assigned_at    timestamptz,
        may_write      boolean NOT NULL,
        has_acted      boolean NOT NULL,
        last_act_at    timestamptz,
        was_late       boolean NOT NULL,
        asked          jsonb NOT NULL,
        asked_at       timestamptz,
        evidence_until timestamptz,
        hearing        smallint NOT NULL CHECK (hearing > 0),
        closed_at      timestamptz
      )`);
    await runner.query("CREATE INDEX ON dispute_case (opened_at) WHERE closed_at IS NULL");
    await runner.query("CREATE INDEX ON dispute_case (worker_id) WHERE closed_at IS NULL");
    await runner.query("CREATE INDEX ON dispute_case (reason)");
    // Appeals wait, too, and their cases are closed.
    await runner.query("CREATE INDEX ON trade (dispute) WHERE closed_at IS NULL");
    await runner.query("CREATE INDEX ON trader_mark (trader_id, at)");
    await runner.query(`
      CREATE TABLE case_text (
        trade_id     text NOT NULL REFERENCES trade (id),
        seq          integer NOT NULL CHECK (seq > 0),
        kind         text NOT NULL,
        author_kind  text NOT NULL,
        author_id    text NOT NULL,
        detail       jsonb NOT NULL,
        content_hash bytea NOT NULL CHECK (octet_length(content_hash) = 32),
        at           timestamptz NOT NULL,
        PRIMARY KEY (trade_id, seq)
      )`);
    await runner.query(`
      CREATE TABLE case_content (
        trade_id text NOT NULL,
        seq      integer NOT NULL,
        salt     bytea NOT NULL CHECK (octet_length(salt) = 16),
        content  text NOT NULL,
        PRIMARY KEY (trade_id, seq),
        FOREIGN KEY (trade_id, seq) REFERENCES case_text
      )`);
    await runner.query(`
      CREATE TRIGGER history BEFORE UPDATE OR DELETE OR TRUNCATE ON case_text
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history()`);
    await runner.query(`
      CREATE TABLE claim (
        trade_id    text PRIMARY KEY REFERENCES trade (id),
        debtor_id   text NOT NULL REFERENCES trader (id),
        creditor_id text NOT NULL REFERENCES trader (id),
        asset       text NOT NULL REFERENCES asset (code),
        amount      numeric(38, 0) NOT NULL CHECK (amount > 0),
        served      numeric(38, 0) NOT NULL CHECK (served >= 0),
        written_off numeric(38, 0) NOT NULL CHECK (written_off >= 0),
        made_at     timestamptz NOT NULL,
        CHECK (served + written_off <= amount)
      )`);
    await runner.query("CREATE INDEX ON claim (debtor_id) WHERE served + written_off < amount");
    // A case worker speaks in the chat of his case; he is no trader.
    await runner.query(`
      ALTER TABLE chat_message
        DROP CONSTRAINT chat_message_author_id_fkey,
        ADD COLUMN author_kind text NOT NULL DEFAULT 'party'`);
    for (const statement of [commitStanding, commitCase, commitMessages, commitChangesWithCases]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP FUNCTION commit_changes");
    await runner.query(commitChanges);
    await runner.query("DROP FUNCTION commit_case, commit_messages, commit_standing");
    await runner.query("ALTER TABLE chat_message DROP COLUMN author_kind");
    await runner.query("DROP TABLE claim, case_content, case_text, dispute_case");
  }
}
