import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What was wrong with accounts, and what staff noted about people. A state is history: only its end
 * is written down later, once. Whether a state holds follows from its end and the clock.
 */
export class AccountStates implements MigrationInterface {
  readonly name = "accountStates-1795800200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_state (
        id          text PRIMARY KEY,
        trader_id   text NOT NULL REFERENCES trader (id),
        state       text NOT NULL,
        reason      text NOT NULL,
        until       timestamptz,
        begun_at    timestamptz NOT NULL,
        begun_by    text NOT NULL REFERENCES staff (id),
        begun_role  text NOT NULL,
        lifted_at   timestamptz,
        lifted_by   text REFERENCES staff (id),
        lift_reason text,
        CHECK (until > begun_at),
        CHECK (lifted_at >= begun_at),
        CHECK ((lifted_by IS NULL) = (lift_reason IS NULL))
      )`);
    await runner.query(
      "CREATE UNIQUE INDEX account_state_open ON account_state (trader_id, state) WHERE lifted_at IS NULL",
    );
    await runner.query("CREATE INDEX ON account_state (trader_id, begun_at)");
    await runner.query("CREATE INDEX ON account_state (until) WHERE lifted_at IS NULL");
    await runner.query(`
      CREATE TABLE trader_note (
        id        text PRIMARY KEY,
        trader_id text NOT NULL REFERENCES trader (id),
        staff_id  text NOT NULL REFERENCES staff (id),
        note      text NOT NULL,
        at        timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await runner.query("CREATE INDEX ON trader_note (trader_id, at)");
    await runner.query(`
      CREATE FUNCTION refuse_to_change_state() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.lifted_at IS NOT NULL OR NEW.lifted_at IS NULL
           OR (to_jsonb(OLD) - '{lifted_at,lifted_by,lift_reason}'::text[])
              <> (to_jsonb(NEW) - '{lifted_at,lifted_by,lift_reason}'::text[]) THEN
          RAISE EXCEPTION 'of the state % only its end can be written, once', OLD.id;
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER only_its_end BEFORE UPDATE ON account_state
      FOR EACH ROW EXECUTE FUNCTION refuse_to_change_state()`);
    await runner.query(`
      CREATE TRIGGER history BEFORE DELETE OR TRUNCATE ON account_state
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history()`);
    await runner.query(`
      CREATE TRIGGER history BEFORE UPDATE OR DELETE OR TRUNCATE ON trader_note
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE trader_note, account_state");
    await runner.query("DROP FUNCTION refuse_to_change_state");
  }
}
