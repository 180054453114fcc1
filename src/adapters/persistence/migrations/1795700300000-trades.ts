import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Trades and what hangs on them. `trade_state` lists the combinations of status, stage and axes that
 * the rules can reach; it is filled from the rules themselves at every start.
 */
export class Trades implements MigrationInterface {
  readonly name = "trades-1795700300000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trade_state (
        status     text NOT NULL,
        stage      text NOT NULL,
        escrow     text NOT NULL,
        dispute    text NOT NULL,
        chargeback text NOT NULL,
        feedback   text NOT NULL,
        PRIMARY KEY (status, stage, escrow, dispute, chargeback, feedback)
      )`);
    await runner.query(`
      CREATE TABLE trade (
        id                   text PRIMARY KEY,
        version              integer NOT NULL CHECK (version > 0),
        offer_id             text NOT NULL REFERENCES offer (id),
        buyer_id             text NOT NULL REFERENCES trader (id),
        seller_id            text NOT NULL REFERENCES trader (id),
        offer_owner          text NOT NULL,
        flow                 text NOT NULL,
        status               text NOT NULL,
        stage                text NOT NULL,
        escrow               text NOT NULL,
        dispute              text NOT NULL,
        chargeback           text NOT NULL,
        feedback             text NOT NULL,
        holds                smallint NOT NULL CHECK (holds >= 0),
        asset                text NOT NULL REFERENCES asset (code),
        amount               numeric(38, 0) NOT NULL CHECK (amount > 0),
        fee                  numeric(38, 0) NOT NULL CHECK (fee >= 0),
        cashback             numeric(38, 0) NOT NULL CHECK (cashback >= 0),
        fee_basis_points     integer NOT NULL CHECK (fee_basis_points >= 0),
        fee_discount_percent smallint NOT NULL CHECK (fee_discount_percent >= 0),
        currency             text NOT NULL,
        fiat_minor           numeric(30, 0) NOT NULL CHECK (fiat_minor > 0),
        price                numeric(38, 0) NOT NULL CHECK (price > 0),
        market_price         numeric(38, 0) NOT NULL CHECK (market_price > 0),
        usd_cents            numeric(30, 0) NOT NULL CHECK (usd_cents >= 0),
        window_seconds       integer NOT NULL CHECK (window_seconds > 0),
        started_at           timestamptz NOT NULL,
        opened_at            timestamptz,
        paid_at              timestamptz,
        dispute_available_at timestamptz,
        closed_at            timestamptz,
        rules                jsonb NOT NULL,
        CHECK (buyer_id <> seller_id),
        FOREIGN KEY (status, stage, escrow, dispute, chargeback, feedback) REFERENCES trade_state
      )`);
    await runner.query("CREATE INDEX ON trade (buyer_id, started_at)");
    await runner.query("CREATE INDEX ON trade (seller_id, started_at)");
    await runner.query("CREATE INDEX ON trade (offer_id)");
    await runner.query(`
      CREATE TABLE trade_terms (
        trade_id text PRIMARY KEY REFERENCES trade (id),
        terms    jsonb NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE trade_event (
        trade_id    text NOT NULL REFERENCES trade (id),
        seq         integer NOT NULL CHECK (seq > 0),
        act         text NOT NULL,
        actor_kind  text NOT NULL,
        actor_id    text,
        from_status text,
        to_status   text NOT NULL,
        detail      jsonb NOT NULL,
        at          timestamptz NOT NULL,
        PRIMARY KEY (trade_id, seq)
      )`);
    for (const table of ["trade_terms", "trade_event"]) {
      await runner.query(`
        CREATE TRIGGER history BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history()`);
    }
    await runner.query(`
      CREATE TABLE deadline (
        subject text NOT NULL,
        kind    text NOT NULL,
        at      timestamptz NOT NULL,
        done_at timestamptz,
        PRIMARY KEY (subject, kind)
      )`);
    await runner.query("CREATE INDEX ON deadline (at) WHERE done_at IS NULL");
    await runner.query(`
      CREATE TABLE outbox (
        id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        aggregate      text NOT NULL,
        aggregate_id   text NOT NULL,
        seq            integer NOT NULL,
        kind           text NOT NULL,
        recipients     text[] NOT NULL,
        at             timestamptz NOT NULL,
        publish_number bigint UNIQUE,
        UNIQUE (aggregate, aggregate_id, seq)
      )`);
    await runner.query("CREATE INDEX ON outbox (id) WHERE publish_number IS NULL");
    await runner.query(`
      CREATE TABLE trader_usage (
        trader_id        text PRIMARY KEY REFERENCES trader (id),
        active_trades    integer NOT NULL DEFAULT 0 CHECK (active_trades >= 0),
        active_usd_cents numeric(30, 0) NOT NULL DEFAULT 0 CHECK (active_usd_cents >= 0),
        total_usd_cents  numeric(30, 0) NOT NULL DEFAULT 0 CHECK (total_usd_cents >= 0),
        completed_trades integer NOT NULL DEFAULT 0 CHECK (completed_trades >= 0)
      )`);
    await runner.query(`
      CREATE TABLE counted_value (
        trader_id text NOT NULL REFERENCES trader (id),
        trade_id  text NOT NULL,
        usd_cents numeric(30, 0) NOT NULL CHECK (usd_cents >= 0),
        at        timestamptz NOT NULL,
        PRIMARY KEY (trader_id, trade_id)
      )`);
    await runner.query("CREATE INDEX ON counted_value (trader_id, at) INCLUDE (usd_cents)");
    await runner.query(`
      CREATE TABLE offer_usage (
        offer_id       text PRIMARY KEY REFERENCES offer (id),
        cap_minor      numeric(30, 0) NOT NULL CHECK (cap_minor > 0),
        reserved_minor numeric(30, 0) NOT NULL DEFAULT 0 CHECK (reserved_minor >= 0),
        used_minor     numeric(30, 0) NOT NULL DEFAULT 0 CHECK (used_minor >= 0),
        CHECK (reserved_minor + used_minor <= cap_minor)
      )`);
    await runner.query(`
      CREATE TABLE trader_mark (
        trader_id text NOT NULL REFERENCES trader (id),
        trade_id  text NOT NULL REFERENCES trade (id),
        kind      text NOT NULL,
        at        timestamptz NOT NULL,
        PRIMARY KEY (trader_id, trade_id, kind, at)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE trader_mark, offer_usage, counted_value, trader_usage, outbox, deadline,
        trade_event, trade_terms, trade, trade_state CASCADE`,
    );
  }
}
