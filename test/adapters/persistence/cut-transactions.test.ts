import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setImmediate as soon } from "node:timers/promises";
import { expect } from "chai";
import type { DataSource } from "typeorm";
import { PostgresAccountStateStore } from "../../../src/adapters/persistence/account/postgres-account-state-store.ts";
import { AuditSeal } from "../../../src/adapters/persistence/audit/audit-seal.ts";
import { createDataSource } from "../../../src/adapters/persistence/connection/data-source.ts";
import { isPassingTrouble } from "../../../src/adapters/persistence/connection/passing-trouble.ts";
import { PostgresHaltStore } from "../../../src/adapters/persistence/halt/postgres-halt-store.ts";
import { PostgresStaffStore } from "../../../src/adapters/persistence/staff/postgres-staff-store.ts";
import type { AuditEntry } from "../../../src/application/ports/audit.ts";
import { accept } from "../../../src/domain/result/result.ts";
import { addStaff } from "../../support/case-desk.ts";
import { LinkProxy } from "../../support/link-proxy.ts";
import { TestMarket } from "../../support/test-market.ts";

const seal = new AuditSeal(randomBytes(32));

describe("a link that breaks between two statements of a transaction", () => {
  let floor: TestMarket;
  let count = 0;
  before(async () => {
    floor = await TestMarket.open();
  });
  after(() => floor.close());

  /** How a transaction ends if its connection breaks after the n-th statement, for each n. */
  async function cutEverywhere(act: (pool: DataSource) => Promise<unknown>) {
    const ends: unknown[] = [];
    let isCut = true;
    for (let statement = 1; isCut; statement += 1) {
      const url = new URL(floor.database.url);
      const host = url.searchParams.get("host") ?? "";
      const proxy = await LinkProxy.open({ path: join(host, ".s.PGSQL.5432") });
      url.search = "";
      url.port = String(proxy.port);
      const pool = await createDataSource({ url: url.href }).initialize();
      isCut = false;
      cutAfter(pool, statement, () => {
        isCut = true;
        proxy.reset();
      });
      const end = await act(pool).then(
        () => "done",
        (error: unknown) => error,
      );
      ends.push(end);
      await pool.destroy();
      await proxy.close();
    }
    return ends;
  }

  const entry = (kind: "trader" | "halt", id: string): AuditEntry => ({
    staffId: undefined,
    role: undefined,
    act: "note-case",
    subject: { kind, id },
  });

  const acts: Readonly<Record<string, () => Promise<(pool: DataSource) => Promise<unknown>>>> = {
    "two statements of any kind": async () => (pool) =>
      pool.transaction(async (transaction) => {
        await transaction.query("SELECT 1");
        await transaction.query("SELECT 2");
      }),
    "a new state of an account": async () => {
      const { traderId } = await floor.addTrader();
      const { staffId, role } = await addStaff(floor.database, `ada${(count += 1)}`, "admin");
      return (pool) =>
        new PostgresAccountStateStore(pool, seal).begin(
          {
            id: `state${(count += 1)}`,
            traderId,
            state: "banned",
            reason: "For a test.",
            until: undefined,
            begunBy: { staffId, role },
          },
          entry("trader", traderId),
        );
    },
    "a halt": async () => {
      const { staffId, role } = await addStaff(floor.database, `ben${(count += 1)}`, "admin");
      return async (pool) => {
        const haltId = `halt${(count += 1)}`;
        // The last one may have been written before its connection broke.
        await floor.database.query(
          `UPDATE halt SET ended_by = started_by, ended_reason = 'x', ended_at = clock_timestamp()
            WHERE ended_at IS NULL`,
        );
        return new PostgresHaltStore(pool, seal).change([role], () =>
          accept({
            haltId,
            staffId,
            reason: "For a test.",
            act: { kind: "start", halt: { kind: "trading", asset: "ETH" } },
            audit: entry("halt", haltId),
          }),
        );
      };
    },
    "a new member of staff": async () => (pool) => {
      const name = `cleo${(count += 1)}`;
      const member = { id: name, username: name, codeName: name, email: name, passwordHash: "" };
      return new PostgresStaffStore(pool, seal).add(member, "support", randomBytes(20));
    },
  };

  for (const [what, prepare] of Object.entries(acts)) {
    it(`says of ${what} that the database was in trouble, wherever it breaks`, async () => {
      const ends = await cutEverywhere(await prepare());
      expect(ends).to.have.length.greaterThan(3);
      for (const [index, end] of ends.entries()) {
        const isFine = end === "done" || isPassingTrouble(end);
        expect(isFine, `after statement ${index + 1}: ${String(end)}`).to.equal(true);
      }
    });
  }
});

/** Breaks the connection after this many statements, and continues when the pool has noticed. */
function cutAfter(pool: DataSource, statements: number, cut: () => void): void {
  let count = 0;
  const create = pool.createQueryRunner.bind(pool);
  pool.createQueryRunner = (mode) => {
    const runner = create(mode);
    const ask = runner.query.bind(runner) as (...asked: unknown[]) => Promise<unknown>;
    const askAndCut = async (...asked: unknown[]) => {
      const answer = await ask(...asked);
      count += 1;
      if (count !== statements) return answer;
      cut();
      while (!runner.isReleased) await soon();
      return answer;
    };
    runner.query = askAndCut as typeof runner.query;
    return runner;
  };
}
