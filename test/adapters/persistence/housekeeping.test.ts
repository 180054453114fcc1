import { expect } from "chai";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { PostgresExpiredRows } from "../../../src/adapters/persistence/housekeeping/postgres-expired-rows.ts";
import { OutboxRelay } from "../../../src/adapters/persistence/outbox/outbox-relay.ts";
import { keptSeconds } from "../../../src/application/housekeeping/kept-seconds.ts";
import { RemoveExpired } from "../../../src/application/housekeeping/remove-expired.ts";
import type { ExpiringKind } from "../../../src/application/ports/expired-rows.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";

const day = 86_400;
const kept = keptSeconds({ absoluteSeconds: 30 * day }, { absoluteSeconds: day }, 30 * day);

/** Two of each kind that are just too old, two that are just young enough, by seconds. */
const ages = (seconds: number) => `unnest(ARRAY[1, 2, -60, -61]) AS n (over),
  LATERAL (SELECT clock_timestamp() - make_interval(secs => ${seconds} + n.over) AS at) moment`;

describe("expired rows", () => {
  let database: TestDatabase;
  let pools: readonly DataSource[];
  let counted: [ExpiringKind, number][];
  let workers: readonly RemoveExpired[];

  beforeEach(async () => {
    database = await cloneDatabase();
    pools = await Promise.all(
      [1, 2].map(() => createDataSource({ url: database.url }).initialize()),
    );
    counted = [];
    workers = pools.map(
      (pool) =>
        new RemoveExpired(
          new PostgresExpiredRows(pool),
          () => kept,
          (kind, rows) => counted.push([kind, rows]),
        ),
    );
    await database.query(`
      INSERT INTO trader (id, username, username_skeleton, email, password_hash, level)
      VALUES ('trader01', 'one', 'one', 'one@example.org', 'none', 1)`);
    await database.query(`
      INSERT INTO session (token_hash, trader_id, started_at, agent)
      SELECT sha256(n.over::text::bytea), 'trader01', at, '' FROM ${ages(kept.session)}`);
    await database.query(`
      INSERT INTO staff (id, username, code_name, email, password_hash, role, enrolment_hash,
                         enrolment_until)
      SELECT 'staff' || n.over, 's' || n.over, 'c' || n.over, n.over || '@example.org', 'none',
             'none', sha256(n.over::text::bytea), at FROM ${ages(kept.enrolment)}`);
    await database.query(`
      INSERT INTO staff_session (token_hash, staff_id, started_at, agent, address)
      SELECT sha256(n.over::text::bytea), 'staff1', at, '', '' FROM ${ages(kept["staff-session"])}`);
    await database.query(`
      INSERT INTO staff_invitation (token_hash, role, expires_at)
      SELECT sha256(n.over::text::bytea), 'none', at FROM ${ages(kept.invitation)}`);
    await database.query(`
      INSERT INTO idempotency_key (actor_id, key, input_hash, answer, at)
      SELECT 'trader01', n.over, '', '"done"', at FROM ${ages(kept["command-key"])}`);
    await database.query(`
      INSERT INTO security_event (name, count, at)
      SELECT 'brake_reached', 1, at FROM ${ages(kept["security-event"])}`);
    await database.query(`
      INSERT INTO trader (id, username, username_skeleton, email, password_hash, level)
      VALUES ('trader02', 'two', 'two', 'two@example.org', 'none', 1)`);
    await database.query(`
      INSERT INTO person_chat (id, first_id, second_id, started_by, last_seq)
      VALUES ('chat0001', 'trader01', 'trader02', 'trader01', 4)`);
    await database.query(`
      INSERT INTO person_message (chat_id, seq, author_id, content_hash, at)
      SELECT 'chat0001', row_number() OVER (ORDER BY at), 'trader01', sha256(''), at
        FROM ${ages(kept["person-message"])}`);
    await database.query(`
      INSERT INTO person_message_content (chat_id, seq, salt, content, at)
      SELECT chat_id, seq, decode(repeat('00', 16), 'hex'), 'Hello', at FROM person_message`);
    await database.query(`
      INSERT INTO support_chat (id, trader_id, state, topic, last_seq)
      VALUES ('chat0002', 'trader01', 'open', 'general', 4)`);
    await database.query(`
      INSERT INTO support_message (chat_id, seq, kind, by_person, content, at)
      SELECT 'chat0002', row_number() OVER (ORDER BY at), 'text', true, 'Hello', at
        FROM ${ages(kept["support-message"])}`);
    await database.query(`
      INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
      SELECT 'trade', 'trade001', row_number() OVER (ORDER BY at), 'paid', ARRAY['trader01'], at
        FROM ${ages(kept["published-event"])}`);
  });
  afterEach(async () => {
    await Promise.all(pools.map((pool) => pool.destroy()));
    await database.drop();
  });

  const publish = () => new OutboxRelay(pools[0]!).publish();
  const left = async () => {
    const [row] = await database.query<Record<string, number>>(`
      SELECT (SELECT count(*)::integer FROM session) AS sessions,
             (SELECT count(*)::integer FROM staff_session) AS staff_sessions,
             (SELECT count(*)::integer FROM staff_invitation) AS invitations,
             (SELECT count(*)::integer FROM staff WHERE enrolment_hash IS NOT NULL) AS enrolments,
             (SELECT count(*)::integer FROM idempotency_key) AS keys,
             (SELECT count(*)::integer FROM security_event) AS security_events,
             (SELECT count(*)::integer FROM person_message_content) AS messages,
             (SELECT count(content)::integer FROM support_message) AS asked,
             (SELECT count(*)::integer FROM outbox) AS events`);
    return row;
  };
  const half = {
    sessions: 2,
    staff_sessions: 2,
    invitations: 2,
    enrolments: 2,
    keys: 2,
    security_events: 2,
    messages: 2,
    asked: 2,
    events: 2,
  };

  it("goes, and what has not stays; a second time nothing goes", async () => {
    await publish();
    expect(await workers[0]!.execute()).to.deep.equal([]);
    expect(await left()).to.deep.equal(half);
    expect(counted.map(([, rows]) => rows)).to.deep.equal([2, 2, 2, 2, 2, 2, 2, 2, 2]);
    await workers[1]!.execute();
    expect(counted).to.have.length(9);
  });

  it("is counted once when two workers look at the same moment", async () => {
    await publish();
    const rounds = await Promise.all([...workers, ...workers].map((worker) => worker.execute()));
    expect(rounds.flat()).to.deep.equal([]);
    await workers[0]!.execute();
    expect(await left()).to.deep.equal(half);
    expect(counted.reduce((sum, [, rows]) => sum + rows, 0)).to.equal(18);
  });

  it("is no event that nobody published, and never the newest number", async () => {
    await workers[0]!.execute();
    expect(await left()).to.include({ events: 4 });
    await publish();
    await database.query("UPDATE outbox SET at = at - interval '1 year'");
    await workers[0]!.execute();
    const rows = await database.query("SELECT publish_number FROM outbox");
    expect(rows).to.deep.equal([{ publish_number: "4" }]);
  });

  it("goes in more than one statement where it is much", async () => {
    await database.query(`
      INSERT INTO idempotency_key (actor_id, key, input_hash, at)
      SELECT 'trader01', 'old' || n, '', clock_timestamp() - interval '8 days'
        FROM generate_series(1, 2500) n`);
    await workers[0]!.execute();
    expect(
      counted.filter(([kind]) => kind === "command-key").map(([, rows]) => rows),
    ).to.deep.equal([1_000, 1_000, 502]);
    expect(await left()).to.include({ keys: 2 });
  });

  it("stay while in use: a command waits for its key", async () => {
    await pools[1]!.transaction(async (transaction) => {
      await transaction.query("SELECT 1 FROM idempotency_key FOR UPDATE");
      expect(await workers[0]!.execute()).to.deep.equal([]);
    });
    expect(await left()).to.include({ keys: 4 });
  });

  it("of messages is the content alone, and not while a report about them is open", async () => {
    await database.query(`
      INSERT INTO person_report (subject_id, reporter_id, place, chat_id, reason, text)
      VALUES ('trader01', 'trader02', 'chat', 'chat0001', 'abusive', '')`);
    await workers[0]!.execute();
    expect(await left()).to.include({ messages: 4 });
    await database.query(`
      UPDATE person_report SET decision = 'dismissed', closed_at = clock_timestamp()`);
    await workers[0]!.execute();
    expect(await left()).to.include({ messages: 2 });
    expect(await database.query("SELECT 1 FROM person_message")).to.have.length(4);
  });

  it("of one kind is no hindrance to the others", async () => {
    await database.query("ALTER TABLE session RENAME TO session_gone");
    expect(await workers[0]!.execute()).to.have.length(1);
    expect(counted.map(([kind]) => kind)).to.include("command-key");
    await database.query("ALTER TABLE session_gone RENAME TO session");
  });
});
