import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The feedback on trades, one row for each trade and author. Method and currency are the trade's, kept
 * here for counting; `seq` numbers what happened to the feedback of a trade.
 */
export class Feedback implements MigrationInterface {
  readonly name = "feedback-1795700600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE feedback (
        trade_id       text NOT NULL REFERENCES trade (id),
        author_id      text NOT NULL REFERENCES trader (id),
        subject_id     text NOT NULL REFERENCES trader (id),
        payment_method text NOT NULL,
        currency       text NOT NULL,
        is_positive    boolean NOT NULL,
        content        text NOT NULL,
        reply          text,
        at             timestamptz NOT NULL,
        seq            integer NOT NULL CHECK (seq > 0),
        PRIMARY KEY (trade_id, author_id),
        UNIQUE (trade_id, seq),
        CHECK (author_id <> subject_id)
      )`);
    await runner.query(`
      CREATE INDEX ON feedback
        (subject_id, author_id, payment_method, currency, at DESC, trade_id) INCLUDE (is_positive)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE feedback");
  }
}
