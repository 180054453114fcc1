import { randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import { AuditSeal } from "../../src/adapters/persistence/audit/audit-seal.ts";
import { GroupCommit } from "../../src/adapters/persistence/commit/group-commit.ts";
import { createDataSource } from "../../src/adapters/persistence/connection/data-source.ts";
import { PostgresTradeStore } from "../../src/adapters/persistence/trade/postgres-trade-store.ts";
import { TradeDesk } from "../../src/application/trade/trade-desk.ts";
import { caseDeskOf, type CaseDeskParts } from "./case-desk.ts";
import type { TestDatabase } from "./database.ts";

/** The staff side of disputes, in this process, next to an application on the same database. */
export interface OpenCaseDesk {
  readonly desk: CaseDeskParts;
  close(): Promise<void>;
}

/** Opens it with connections of its own. */
export async function openCaseDesk(database: TestDatabase): Promise<OpenCaseDesk> {
  const pool = await createDataSource({ url: database.url }).initialize();
  return { desk: desksOn(pool).staff, close: () => pool.destroy() };
}

/** The desk for trades on given connections, and what staff do at it. */
export function desksOn(pool: DataSource): {
  readonly desk: TradeDesk;
  readonly staff: CaseDeskParts;
} {
  const trades = new PostgresTradeStore(pool);
  const changes = new GroupCommit(pool, new AuditSeal(randomBytes(32)));
  const desk = new TradeDesk(trades, changes);
  return { desk, staff: caseDeskOf({ desk, changes, trades, pool }) };
}
