import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Staff, their sessions and invitations, and the log of what they did. The log is only added to and
 * chained: each entry carries the hash of the one before it. What an entry says lies apart from the
 * chain, which holds the hash of it, so that content may go after its time while the chain stands.
 */
export class Staff implements MigrationInterface {
  readonly name = "staff-1795800000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff (
        id                     text PRIMARY KEY,
        username               text NOT NULL,
        code_name              text NOT NULL,
        email                  text NOT NULL,
        password_hash          text NOT NULL,
        role                   text NOT NULL,
        trader_id              text REFERENCES trader (id),
        totp_secret            bytea,
        totp_enrolled_at       timestamptz,
        totp_last_step         bigint NOT NULL DEFAULT 0,
        enrolment_hash         bytea UNIQUE CHECK (octet_length(enrolment_hash) = 32),
        enrolment_until        timestamptz,
        credentials_changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        created_at             timestamptz NOT NULL DEFAULT clock_timestamp(),
        disabled_at            timestamptz
      )`);
    await runner.query("CREATE UNIQUE INDEX staff_username ON staff (lower(username))");
    await runner.query("CREATE UNIQUE INDEX staff_code_name ON staff (lower(code_name))");
    await runner.query("CREATE UNIQUE INDEX staff_email ON staff (lower(email))");
    await runner.query(`
      CREATE TABLE staff_session (
        token_hash     bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
        staff_id       text NOT NULL REFERENCES staff (id),
        started_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
        last_active_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        revoked_at     timestamptz,
        agent          text NOT NULL,
        address        text NOT NULL
      )`);
    await runner.query("CREATE INDEX ON staff_session (staff_id, last_active_at)");
    await runner.query(`
      CREATE TABLE staff_invitation (
        token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
        role       text NOT NULL,
        made_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
        expires_at timestamptz NOT NULL,
        used_at    timestamptz
      )`);
    await runner.query(`
      CREATE TABLE audit_log (
        seq          bigint PRIMARY KEY,
        at           timestamptz NOT NULL,
        staff_id     text REFERENCES staff (id),
        staff_role   text,
        act          text NOT NULL,
        subject_kind text NOT NULL,
        subject_id   text NOT NULL,
        content_hash bytea NOT NULL CHECK (octet_length(content_hash) = 32),
        seal         bytea NOT NULL CHECK (octet_length(seal) = 32),
        prev_hash    bytea NOT NULL CHECK (octet_length(prev_hash) = 32),
        hash         bytea NOT NULL CHECK (octet_length(hash) = 32)
      )`);
    await runner.query("CREATE INDEX ON audit_log (subject_kind, subject_id, seq)");
    await runner.query("CREATE INDEX ON audit_log (staff_id, seq)");
    await runner.query(`
      CREATE TABLE audit_content (
        seq     bigint PRIMARY KEY REFERENCES audit_log (seq),
        salt    bytea NOT NULL CHECK (octet_length(salt) = 16),
        content text NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE audit_head (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        seq     bigint NOT NULL,
        hash    bytea NOT NULL
      )`);
    await runner.query(
      "INSERT INTO audit_head (seq, hash) VALUES (0, decode(repeat('00', 32), 'hex'))",
    );
    await runner.query(`
      CREATE TRIGGER history BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_history()`);
    await runner.query(appendAudit);
    // For the queue of appeals: few trades ever get there.
    await runner.query(
      "CREATE INDEX trade_appealed ON trade (dispute) WHERE rules -> 'memory' ? 'appealedBy'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX trade_appealed");
    await runner.query("DROP FUNCTION append_audit(jsonb, timestamptz)");
    await runner.query(
      "DROP TABLE audit_head, audit_content, audit_log, staff_invitation, staff_session, staff",
    );
  }
}

/**
 * Adds entries to the log, in their order. `seal` is made outside with a key that the database does
 * not have: who can write here still cannot forge an entry. The head is locked last of everything.
 */
const appendAudit = `
CREATE FUNCTION append_audit(entries jsonb, moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entry    jsonb;
  head     audit_head;
  content  bytea;
  salt     bytea;
  digest   bytea;
  link     bytea;
BEGIN
  IF jsonb_array_length(entries) = 0 THEN RETURN; END IF;
  SELECT * INTO head FROM audit_head FOR UPDATE;
  FOR entry IN SELECT value FROM jsonb_array_elements(entries) LOOP
    head.seq := head.seq + 1;
    content := convert_to(entry ->> 'content', 'UTF8');
    salt := decode(entry ->> 'salt', 'hex');
    digest := sha256(salt || content);
    link := sha256(head.hash || convert_to(concat_ws('|', head.seq,
      to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
      coalesce(entry ->> 'staff_id', ''), coalesce(entry ->> 'staff_role', ''), entry ->> 'act',
      entry ->> 'subject_kind', entry ->> 'subject_id', encode(digest, 'hex'),
      entry ->> 'seal'), 'UTF8'));
    INSERT INTO audit_log VALUES (head.seq, moment, entry ->> 'staff_id', entry ->> 'staff_role',
      entry ->> 'act', entry ->> 'subject_kind', entry ->> 'subject_id', digest,
      decode(entry ->> 'seal', 'hex'), head.hash, link);
    INSERT INTO audit_content VALUES (head.seq, salt, entry ->> 'content');
    head.hash := link;
  END LOOP;
  UPDATE audit_head SET seq = head.seq, hash = head.hash;
END $$`;
