import { expect } from "chai";
import type { DataSource } from "typeorm";
import { eraseStatements } from "../../../../src/adapters/persistence/closing/erase-statements.ts";
import { PostgresClosingStore } from "../../../../src/adapters/persistence/closing/postgres-closing-store.ts";
import { createDataSource } from "../../../../src/adapters/persistence/connection/data-source.ts";
import { appRole } from "../../../../src/adapters/persistence/migrations/app-role.ts";
import { EraseClosed } from "../../../../src/application/closing/erase-closed.ts";
import { closedAccountKeptSeconds } from "../../../../src/domain/account/closing.ts";
import { cloneDatabase, type TestDatabase } from "../../../support/database.ts";

/** Tables that name a person and are kept, and why. */
const keptFor: Readonly<Record<string, string>> = {
  payment_link_maker: "the number of payment links",
  attachment: "the trade",
  account_state: "staff answer for what they did",
  bank_account_reading: "who read what; without what was read",
  claim: "money",
  closed_chat: "the trade",
  chat_read: "the trade",
  counted_value: "limits of trades",
  deposit: "money",
  send: "money",
  sender: "money",
  bond: "money",
  liability_share: "money, for a week",
  conversion: "money",
  spot_order: "money",
  spot_fill: "money",
  virtual_card_act: "money",
  virtual_card_holder: "a number",
  virtual_card_reading: "who read what; without what was read",
  conversion_quote: "prices, and no personal data",
  deposit_address: "money that may still arrive",
  details_read: "the trade",
  feature_request: "an idea, and no personal data",
  feedback: "what others are told of each other",
  notice_box: "a number",
  offer: "the terms of trades",
  offer_report: "moderation",
  owner_standing: "numbers",
  multisig_escrow: "the books",
  partner_reward: "the books",
  person_chat: "the other person",
  person_file: "the other person; the content goes after its time",
  chat_message: "the other party; the content goes after its time",
  person_message: "the other person; the content goes after its time",
  person_report: "moderation",
  support_chat: "when support was asked; what was written is erased",
  referral: "what partners are paid for: who, not what about them",
  release_time: "a number",
  staff_trader_account: "conflicts of staff",
  trade: "the trade",
  trader_mark: "the trade",
  trader_note: "staff answer for what they wrote",
  trader_usage: "numbers",
};

describe("people whose accounts were closed", () => {
  let database: TestDatabase;
  let pool: DataSource;
  let erase: EraseClosed;
  before(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
    erase = new EraseClosed(new PostgresClosingStore(pool));
    await database.query(
      `INSERT INTO trader (id, username, username_skeleton, email, password_hash, level, bio,
                           email_verified_at, created_at, closed_at)
       SELECT id, id, id, id || '@example.org', 'hash', 1, 'Awake early.', now(), '2001-01-01', closed
         FROM (VALUES ('old', clock_timestamp() - make_interval(secs => $1 + 60)),
                      ('young', clock_timestamp() - make_interval(secs => $1 - 3600)),
                      ('open', NULL)) person (id, closed)`,
      [closedAccountKeptSeconds],
    );
    await database.query(`
      INSERT INTO person_key (trader_id, sealed) SELECT id, ''::bytea FROM trader`);
    await database.query(`
      INSERT INTO bank_account (id, trader_id, details) SELECT id, id, ''::bytea FROM trader`);
    await database.query(`
      INSERT INTO phone (trader_id, number, number_hash, country, consented_at, sends, last_sent_at, way)
      SELECT id, ''::bytea, id, 'PT', now(), 1, now(), 'sms' FROM trader`);
    await database.query(`
      INSERT INTO session (token_hash, trader_id, agent, address)
      SELECT sha256(id::bytea), id, 'Firefox', '127.0.0.1' FROM trader`);
    await database.query(
      "INSERT INTO preference (trader_id, first_name) SELECT id, id FROM trader",
    );
    await erase.execute();
    await erase.execute();
  });
  after(async () => {
    await pool.destroy();
    await database.drop();
  });

  const whoHas = async (table: string) => {
    const rows = await database.query<{ id: string }>(
      `SELECT trader_id AS id FROM ${table} ORDER BY trader_id`,
    );
    return rows.map(({ id }) => id);
  };

  for (const table of ["person_key", "bank_account", "phone", "session", "preference"]) {
    it(`are erased after the time that the law asks for, and nobody else: ${table}`, async () => {
      expect(await whoHas(table)).to.deep.equal(["open", "young"]);
    });
  }

  it("leave their name behind, and nothing that tells who they were", async () => {
    const [row] = await database.query(
      `SELECT username, email, email_verified_at, password_hash, bio FROM trader WHERE id = 'old'`,
    );
    expect(row).to.deep.equal({
      username: "old",
      email: "erased-old@erased.invalid",
      email_verified_at: null,
      password_hash: "",
      bio: "",
    });
  });

  it("are erased from every table that names them, or it is said why not", async () => {
    const rows = await database.query<{ name: string }>(`
      SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid IN ('trader'::regclass, 'notice_box'::regclass)`);
    const known = new Set([...Object.keys(eraseStatements), ...Object.keys(keptFor)]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).to.deep.equal([]);
  });

  it("are erased by the role that serves", async () => {
    const tables = Object.entries(eraseStatements)
      .filter(([table, sql]) => sql.startsWith("DELETE") || table === "avatar")
      .map(([table]) => table);
    const refused = await database.query<{ name: string }>(
      `SELECT name FROM unnest($1::text[]) name WHERE NOT has_table_privilege($2, name, 'DELETE')`,
      [tables, appRole],
    );
    expect(refused).to.deep.equal([]);
  });
});
