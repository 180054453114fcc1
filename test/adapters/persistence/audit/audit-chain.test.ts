import { randomBytes } from "node:crypto";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import { appendAudit } from "../../../../src/adapters/persistence/audit/append-audit.ts";
import { AuditSeal } from "../../../../src/adapters/persistence/audit/audit-seal.ts";
import { PostgresAuditLog } from "../../../../src/adapters/persistence/audit/postgres-audit-log.ts";
import { createDataSource } from "../../../../src/adapters/persistence/connection/data-source.ts";
import type { AuditEntry } from "../../../../src/application/ports/audit.ts";
import { cloneDatabase, type TestDatabase } from "../../../support/database.ts";

const entry = (number: number): AuditEntry => ({
  staffId: undefined,
  role: undefined,
  act: number % 2 === 0 ? "disable-staff" : "read-trade",
  subject: { kind: "trader", id: `trader${number}` },
  reason: `Ünïcode reason ${number}`,
  before: { state: "none" },
  after: { state: "banned", count: number },
});

const takeOut = (seq: number) =>
  `DELETE FROM audit_content WHERE seq = ${seq}; DELETE FROM audit_log WHERE seq = ${seq}`;

describe("the audit log", () => {
  let database: TestDatabase;
  let pool: DataSource;
  let log: PostgresAuditLog;
  const seal = new AuditSeal(randomBytes(32));

  beforeEach(async () => {
    database = await cloneDatabase();
    pool = await createDataSource({ url: database.url }).initialize();
    log = new PostgresAuditLog(pool, seal);
    for (let number = 1; number <= 6; number += 1) await log.note(entry(number));
  });
  afterEach(async () => {
    await pool.destroy();
    await database.drop();
  });

  /** As a database owner could. */
  const tamper = async (sql: string) => {
    await database.query("ALTER TABLE audit_log DISABLE TRIGGER history");
    await database.query(sql);
    await database.query("ALTER TABLE audit_log ENABLE TRIGGER history");
  };

  it("tells newest first what was done, by whom, why, before and after", async () => {
    const { entries, total } = await log.list({}, 1, 2);
    expect(total).to.equal(6);
    expect(entries.map(({ seq }) => seq)).to.deep.equal([5, 4]);
    const { seq, at, staffName, ...told } = entries[1]!;
    expect([seq, staffName]).to.deep.equal([4, undefined]);
    expect(at).to.be.closeTo(Date.now(), 60_000);
    expect(told).to.deep.equal(entry(4));
  });

  it("tells a look once, however often a page reads it meanwhile", async () => {
    await database.query(
      `INSERT INTO staff (id, username, code_name, email, password_hash, role)
       VALUES ('reader01', 'reader', 'Reader', 'reader@example.org', 'none', 'none')`,
    );
    const look = (id: string) => ({
      staffId: "reader01",
      role: "moderator" as const,
      act: "read-case" as const,
      subject: { kind: "trade" as const, id },
    });
    for (const id of ["one", "one", "two", "one"]) await log.noteReading(look(id), 600);
    expect((await log.list({ staff: "READER" }, 0, 10)).total).to.equal(2);
    expect((await log.list({ staff: "nobody" }, 0, 10)).total).to.equal(0);
    const seen = async () => (await log.list({ act: "read-case" }, 0, 10)).entries;
    expect((await seen()).map(({ subject }) => subject.id)).to.deep.equal(["two", "one"]);
    await tamper("UPDATE audit_log SET at = at - interval '601 seconds'");
    await log.noteReading(look("one"), 600);
    expect(await seen()).to.have.length(3);
  });

  it("is narrowed by act and by what it is about", async () => {
    expect((await log.list({ act: "disable-staff" }, 0, 100)).total).to.equal(3);
    const about = { subjectKind: "trader", subjectId: "trader3" };
    const { entries, total } = await log.list(about, 0, 100);
    expect([total, entries[0]?.seq]).to.deep.equal([1, 3]);
    expect((await log.list({ staffId: "nobody" }, 0, 100)).total).to.equal(0);
  });

  it("is whole, also where many write at once", async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => log.note(entry(index))));
    expect(await log.verify()).to.deep.equal({ entries: 46, brokenAt: undefined });
  });

  it("is whole over more entries than are looked at in one go", async () => {
    const many = Array.from({ length: 2_100 }, (_, index) => entry(index));
    await appendAudit(pool.manager, seal, many);
    expect(await log.verify()).to.deep.equal({ entries: 2_106, brokenAt: undefined });
  });

  it("gets nothing of a transaction that does not happen", async () => {
    const failing = pool.transaction(async (manager) => {
      await appendAudit(manager, seal, [entry(7)]);
      throw new Error("changed my mind");
    });
    await failing.catch(() => undefined);
    expect(await log.verify()).to.deep.equal({ entries: 6, brokenAt: undefined });
  });

  for (const change of [
    "UPDATE audit_log SET act = 'read-offer'",
    "DELETE FROM audit_log",
    "TRUNCATE audit_log CASCADE",
  ]) {
    it(`refuses ${change}`, async () => {
      const error: unknown = await database.query(change).catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(Error);
      expect(await log.verify()).to.deep.equal({ entries: 6, brokenAt: undefined });
    });
  }

  const tampered: readonly [what: string, sql: string, brokenAt: number][] = [
    ["an act was changed", "UPDATE audit_log SET act = 'x' WHERE seq = 3", 3],
    ["a time was changed", "UPDATE audit_log SET at = at - interval '1 us' WHERE seq = 2", 2],
    ["a subject was changed", "UPDATE audit_log SET subject_id = 'y' WHERE seq = 5", 5],
    ["a seal was changed", "UPDATE audit_log SET seal = sha256(seal) WHERE seq = 4", 4],
    ["a reason was changed", "UPDATE audit_content SET content = '{}' WHERE seq = 3", 3],
    ["a hash was changed", "UPDATE audit_log SET hash = sha256(hash) WHERE seq = 6", 6],
    ["an entry was taken out", takeOut(4), 5],
    ["the newest entry was taken out", takeOut(6), 6],
  ];
  for (const [what, sql, brokenAt] of tampered) {
    it(`says where it is broken when ${what}`, async () => {
      await tamper(sql);
      expect(await log.verify()).to.deep.equal({ entries: 6, brokenAt });
    });
  }

  it("is seen to be forged where somebody rebuilt the chain without the key", async () => {
    const forger = new AuditSeal(randomBytes(32));
    await appendAudit(pool.manager, forger, [entry(7)]);
    expect(await log.verify()).to.deep.equal({ entries: 7, brokenAt: 7 });
  });

  it("says where it is broken when what an entry says was deleted, and still tells the rest", async () => {
    await database.query("DELETE FROM audit_content WHERE seq IN (1, 4)");
    expect(await log.verify()).to.deep.equal({ entries: 6, brokenAt: 1 });
    expect((await log.list({}, 5, 1)).entries[0]).to.include({ seq: 1, act: "read-trade" });
  });
});
