import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import { AuditAnchorFile } from "../../../../src/adapters/persistence/audit/audit-anchor-file.ts";
import { AuditSeal } from "../../../../src/adapters/persistence/audit/audit-seal.ts";
import { PostgresAuditLog } from "../../../../src/adapters/persistence/audit/postgres-audit-log.ts";
import { createDataSource } from "../../../../src/adapters/persistence/connection/data-source.ts";
import { AnchorAudit } from "../../../../src/application/staff/anchor-audit.ts";
import { VerifyAudit } from "../../../../src/application/staff/verify-audit.ts";
import type { StaffActor } from "../../../../src/application/actor/staff-actor.ts";
import { cloneDatabase, type TestDatabase } from "../../../support/database.ts";

const now = 1_800_000_000_000;
const admin: StaffActor = {
  staffId: "admin001",
  username: "ada",
  codeName: "Ada",
  role: "admin",
  linkedIds: [],
  sessionStartedAt: now,
  isFreshlyProven: true,
};

/** What a database owner does who wants the newest entries gone. */
const cutOffAfter = (seq: number) => `
  ALTER TABLE audit_log DISABLE TRIGGER history;
  DELETE FROM audit_content WHERE seq > ${seq};
  DELETE FROM audit_log WHERE seq > ${seq};
  ALTER TABLE audit_log ENABLE TRIGGER history;
  UPDATE audit_head SET seq = ${seq}, hash = (SELECT hash FROM audit_log WHERE seq = ${seq})`;

describe("the end of the audit log", () => {
  let database: TestDatabase;
  let pool: DataSource;
  let folder: string;
  let file: string;
  let log: PostgresAuditLog;
  let anchorAudit: AnchorAudit;
  let verifyAudit: VerifyAudit;
  const seal = new AuditSeal(randomBytes(32));
  const add = async (count: number) => {
    for (let number = 1; number <= count; number += 1) {
      const subject = { kind: "trade", id: `trade${number}` } as const;
      await log.note({ staffId: undefined, role: undefined, act: "read-trade", subject });
    }
  };

  beforeEach(async () => {
    database = await cloneDatabase();
    await database.query(
      `INSERT INTO staff (id, username, code_name, email, password_hash, role)
       VALUES ('admin001', 'ada', 'Ada', 'ada@example.org', 'none', 'none')`,
    );
    pool = await createDataSource({ url: database.url }).initialize();
    folder = mkdtempSync(join(tmpdir(), "anchor-test-"));
    file = join(folder, "audit-anchor");
    log = new PostgresAuditLog(pool, seal);
    const anchor = new AuditAnchorFile(file);
    anchorAudit = new AnchorAudit(log, anchor, () => now);
    verifyAudit = new VerifyAudit(log, anchor);
  });
  afterEach(async () => {
    await pool.destroy();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  it("is kept in a file of our account alone, as it grows", async () => {
    expect((await anchorAudit.execute()).anchored).to.include({ seq: 0, at: now });
    await add(6);
    const { outcome, anchored } = await anchorAudit.execute();
    expect([outcome, anchored.seq]).to.deep.equal(["moved", 6]);
    expect(await anchorAudit.execute()).to.deep.equal({ outcome: "same", anchored });
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    expect(readdirSync(folder)).to.deep.equal(["audit-anchor"]);
  });

  it("is where it was seen, or further", async () => {
    await add(3);
    expect(await verifyAudit.execute(admin)).to.deep.equal({
      entries: 3,
      brokenAt: undefined,
      missing: 0,
      seenAt: undefined,
    });
    await anchorAudit.execute();
    await add(1);
    expect(await verifyAudit.execute(admin)).to.deep.equal({
      entries: 5,
      brokenAt: undefined,
      missing: 0,
      seenAt: now,
    });
  });

  it("is missed when the owner of the database cut the newest entries off", async () => {
    await add(6);
    await anchorAudit.execute();
    await database.query(cutOffAfter(4));
    expect(await log.verify()).to.deep.equal({ entries: 4, brokenAt: undefined });
    expect((await anchorAudit.execute()).outcome).to.equal("lost");
    const report = { entries: 4, brokenAt: 5, missing: 2, seenAt: now };
    expect(await verifyAudit.execute(admin)).to.deep.equal(report);
  });

  it("stays missed when others came in the place of those that were cut off", async () => {
    await add(6);
    await anchorAudit.execute();
    await database.query(cutOffAfter(4));
    await add(5);
    expect(await log.verify()).to.deep.equal({ entries: 9, brokenAt: undefined });
    expect((await anchorAudit.execute()).outcome).to.equal("lost");
    const report = { entries: 9, brokenAt: 6, missing: 0, seenAt: now };
    expect(await verifyAudit.execute(admin)).to.deep.equal(report);
  });

  it("is not taken from a file that is damaged", async () => {
    writeFileSync(file, "6 nothing\n");
    const error: unknown = await anchorAudit.execute().catch((reason: unknown) => reason);
    expect(error).to.have.property("message").that.includes("damaged");
  });
});
