import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { Client } from "pg";
import type { DataSource } from "typeorm";
import {
  createDataSource,
  type DatabaseAddress,
} from "../../../src/adapters/persistence/connection/data-source.ts";
import { startCluster } from "../../../src/adapters/persistence/embedded-postgres/cluster.ts";
import { appRole } from "../../../src/adapters/persistence/migrations/app-role.ts";
import { migrate } from "../../../src/adapters/persistence/migrations/migrate.ts";
import { CannotStart } from "../../../src/application/ports/cannot-start.ts";
import { cloneDatabase, type TestDatabase } from "../../support/database.ts";
import { removeCluster } from "../../support/remove-cluster.ts";

/** Append-only tables, by trigger or by list. */
const history = [
  "account_state",
  "audit_content",
  "audit_log",
  "case_content",
  "case_text",
  "chat_content",
  "chat_message",
  "ledger_entry",
  "ledger_opening",
  "ledger_period",
  "ledger_posting",
  "trade_event",
  "trade_terms",
  "trader_note",
];

/** Queries that return a row for each excess right and each missing setting. */
const editsHistory = `
  SELECT t FROM unnest($1::text[]) t
   WHERE has_table_privilege(t, 'DELETE') OR has_table_privilege(t, 'TRUNCATE')
      OR (has_table_privilege(t, 'UPDATE') AND t <> 'account_state')`;
const rulesTheServer = `
  SELECT rolname FROM pg_roles WHERE rolname = current_user
     AND (rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls)`;
const owns = `
  SELECT relname FROM pg_class WHERE pg_has_role(relowner, 'MEMBER')
  UNION ALL SELECT proname FROM pg_proc WHERE pg_has_role(proowner, 'MEMBER')
  UNION ALL SELECT nspname FROM pg_namespace WHERE pg_has_role(nspowner, 'MEMBER')`;
const limits = `
  SELECT name FROM pg_settings WHERE setting = '0' AND name IN
    ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`;
const durability = `
  SELECT name FROM pg_settings WHERE setting <> 'on' AND name IN
    ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums')`;

/** Statements that rewrite history, widen one's rights, or get in the way of the rules. */
const refused = [
  "UPDATE ledger_posting SET amount = amount + 1",
  "DELETE FROM ledger_entry",
  "TRUNCATE ledger_entry CASCADE",
  "UPDATE trade_event SET act = 'paid'",
  "DELETE FROM audit_log",
  "UPDATE audit_content SET content = '{}'",
  "UPDATE chat_content SET content = 'I paid'",
  "DELETE FROM chat_message",
  "DELETE FROM trade",
  "DELETE FROM ledger_account",
  "UPDATE ledger_account SET balance = balance + 1",
  "INSERT INTO ledger_account (id, kind, asset, balance) SELECT 'new', 'available', code, 1 FROM asset",
  "INSERT INTO ledger_posting (entry_id, account_id, amount) VALUES (1, 'new', 1)",
  "SELECT FROM ledger_account FOR UPDATE",
  "UPDATE audit_head SET seq = 0",
  "INSERT INTO ledger_period SELECT * FROM ledger_period",
  "UPDATE ledger_period SET hash = ''",
  "INSERT INTO ledger_opening VALUES ('fees:BTC', 1)",
  "DELETE FROM ledger_opening",
  "INSERT INTO audit_log SELECT * FROM audit_log",
  "DELETE FROM audit_content",
  "UPDATE staff SET role = 'admin'",
  "UPDATE staff SET role = role, disabled_at = NULL",
  "SELECT set_staff_role('nobody', 'admin')",
  "UPDATE asset SET shown_digits = 2",
  "UPDATE trader SET is_demo = true",
  "DELETE FROM migration",
  "ALTER TABLE audit_log DISABLE TRIGGER history",
  "DROP FUNCTION commit_changes(jsonb)",
  "CREATE OR REPLACE FUNCTION commit_changes(changes jsonb) RETURNS jsonb LANGUAGE sql AS 'SELECT changes'",
  "CREATE TABLE shadow (id text)",
  "CREATE TEMPORARY TABLE trade (id text)",
  "CREATE SCHEMA story_clock",
  "CREATE ROLE another LOGIN",
  "SET ROLE peerhold",
  "SET SESSION AUTHORIZATION peerhold",
  "SELECT pg_read_file('postmaster.pid')",
  "COPY trader TO PROGRAM 'cat'",
];

describe("the role that serves", () => {
  let database: TestDatabase;
  let pool: DataSource;
  before(async () => {
    database = await cloneDatabase();
    await migrate({ url: database.ownerUrl }, { url: database.url });
    pool = await createDataSource({ url: database.url }).initialize();
  });
  after(async () => {
    await pool.destroy();
    await database.drop();
  });

  it("is no superuser, owns nothing, edits no history, and has time limits", async () => {
    expect(await pool.query(editsHistory, [history])).to.deep.equal([]);
    expect(await pool.query(rulesTheServer)).to.deep.equal([]);
    expect(await pool.query(owns)).to.deep.equal([]);
    expect(await pool.query(limits)).to.deep.equal([]);
  });

  for (const statement of refused) {
    it(`may not: ${statement.slice(0, 60)}`, async () => {
      const error: unknown = await pool.query(statement).catch((reason: unknown) => reason);
      expect(error).to.have.property("code", "42501");
    });
  }

  it("changes the rest of a member of staff, and calls what runs with the owner's rights", async () => {
    await pool.query("UPDATE staff SET disabled_at = NULL");
    await pool.query(
      "SELECT append_audit('[]', clock_timestamp()), ledger_post('[]', clock_timestamp())",
    );
    const open = await pool.query(
      `SELECT proname FROM pg_proc WHERE prosecdef AND proacl IS NULL
        UNION ALL
       SELECT proname FROM pg_proc, aclexplode(proacl) a WHERE prosecdef AND a.grantee = 0`,
    );
    expect(open).to.deep.equal([]);
  });

  it("gets a role changed only by a proposal that two closed in that transaction", async () => {
    await database.query(`
      INSERT INTO staff (id, username, code_name, email, password_hash, role)
      SELECT n, n, n, n, 'none', 'support' FROM unnest(ARRAY['ada', 'ben', 'sam']) n`);
    const propose = (closedBy: string, confirmed: boolean) =>
      pool.query(
        `INSERT INTO staff_proposal
           (id, matter, reason, proposed_by, closed_by, closed_at, is_confirmed)
         VALUES (gen_random_uuid(), '{"kind":"change_role","staffId":"sam","to":"moderator"}', 'r',
                 'ada', $1, clock_timestamp(), $2)`,
        [closedBy, confirmed],
      );
    const set = "SELECT set_staff_role('sam', 'moderator')";
    const code = async (query: Promise<unknown>) =>
      query.then(
        () => "done",
        (error: unknown) => (error as { code: string }).code,
      );
    await propose("ben", true);
    await propose("ada", false);
    // Both were closed in another transaction, or not confirmed.
    expect(await code(pool.query(set))).to.equal("42501");
    await pool.transaction(async (transaction) => {
      await transaction.query(
        "UPDATE staff_proposal SET closed_at = clock_timestamp() WHERE is_confirmed",
      );
      await transaction.query(set);
    });
    expect(await pool.query("SELECT role FROM staff WHERE id = 'sam'")).to.deep.equal([
      { role: "moderator" },
    ]);
  });

  it("gets the same rights again where somebody gave it more", async () => {
    await database.query(`GRANT ALL ON audit_log, trade, staff TO ${appRole}`);
    await database.query("GRANT EXECUTE ON FUNCTION set_staff_role TO PUBLIC");
    expect(await pool.query(editsHistory, [history])).to.deep.equal([{ t: "audit_log" }]);
    const { isServedByOwner } = await migrate({ url: database.ownerUrl }, { url: database.url });
    expect(isServedByOwner).to.equal(false);
    expect(await pool.query(editsHistory, [history])).to.deep.equal([]);
    const [may] = await pool.query<{ role: boolean; rest: boolean }[]>(
      `SELECT has_column_privilege('staff', 'role', 'UPDATE') AS role,
              has_column_privilege('staff', 'disabled_at', 'UPDATE') AS rest`,
    );
    expect(may).to.deep.equal({ role: false, rest: true });
    const open = await pool.query(
      "SELECT proname FROM pg_proc, aclexplode(proacl) a WHERE prosecdef AND a.grantee = 0",
    );
    expect(open).to.deep.equal([]);
  });

  it("finds a migrated database, and migrates none", async () => {
    const address = { url: database.url };
    const { app, isServedByOwner } = await migrate(address);
    expect([app, isServedByOwner]).to.deep.equal([address, false]);
    await database.query("DELETE FROM migration");
    const refusal: unknown = await migrate(address).catch((reason: unknown) => reason);
    expect(refusal).to.be.instanceOf(CannotStart);
    expect(refusal).to.have.property("message").that.includes("DATABASE_MIGRATE_URL");
  });
});

describe("a database with one account", () => {
  const name = `owner_${randomBytes(4).toString("hex")}`;
  let database: TestDatabase;
  before(async () => {
    database = await cloneDatabase();
    await database.query(`CREATE ROLE ${name} LOGIN`);
    await database.query("DROP SCHEMA public, jobs CASCADE; CREATE SCHEMA public");
    await database.query(`GRANT ALL ON SCHEMA public TO ${name}`);
    await database.query(
      `DO $$ BEGIN EXECUTE format('GRANT CREATE ON DATABASE %I TO ${name}', current_database()); END $$`,
    );
  });
  after(async () => {
    await database.query(`DROP OWNED BY ${name}; DROP ROLE ${name}`);
    await database.drop();
  });

  const roleAtWork = async (address: DatabaseAddress) => {
    const pool = await createDataSource(address).initialize();
    try {
      const [row] = await pool.query<{ role: string }[]>("SELECT current_user AS role");
      return [row?.role, await pool.query(editsHistory, [history])] as const;
    } finally {
      await pool.destroy();
    }
  };

  it("is served by its owner where that may make no role, and says so", async () => {
    const url = new URL(database.ownerUrl);
    url.username = name;
    const { app, isServedByOwner } = await migrate({ url: url.href });
    expect(isServedByOwner).to.equal(true);
    const [role, tooMuch] = await roleAtWork(app);
    expect(role).to.equal(name);
    expect(tooMuch).to.have.length(history.length);
  });

  it("is served by a role that its owner takes on where that may", async () => {
    const { app, isServedByOwner } = await migrate({ url: database.ownerUrl });
    expect(isServedByOwner).to.equal(false);
    expect(await roleAtWork(app)).to.deep.equal([appRole, []]);
  });
});

describe("the embedded database", function () {
  this.timeout(60_000);
  it("is set for durability, and served by who owns nothing", async () => {
    const folder = mkdtempSync(join(tmpdir(), "peerhold-roles-"));
    const directory = join(folder, "postgres");
    const cluster = await startCluster({ directory, durable: true, maxConnections: 20 });
    await cluster.ensureLogin(appRole);
    await cluster.ensureLogin(appRole);
    const client = new Client({ ...cluster, user: appRole, database: "postgres" });
    await client.connect();
    const rows = async (sql: string) => (await client.query(sql)).rows as unknown[];
    expect(await rows(durability)).to.deep.equal([]);
    expect(await rows(rulesTheServer)).to.deep.equal([]);
    expect(await rows(owns)).to.deep.equal([]);
    await client.end();
    await cluster.stop();
    removeCluster(directory);
    rmSync(folder, { recursive: true, force: true });
  });
});
